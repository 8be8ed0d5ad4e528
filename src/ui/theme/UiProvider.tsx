import { ChakraProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { ConfirmRegion } from "../ConfirmRegion";
import { ToastRegion } from "../ToastRegion";
import { system } from "./system";

/** The theme, for everything inside, the questions and the toasts over it. Light or dark is the class `dark` on `<html>` (public/theme.js). */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      {children}
      <ConfirmRegion />
      <ToastRegion />
    </ChakraProvider>
  );
}
