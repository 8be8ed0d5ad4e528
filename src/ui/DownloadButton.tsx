import type { ReactNode } from "react";
import { type SavedFile, saveFile } from "../platform/files";
import { Button } from "./Button";

/** Hands a file to the person's downloads. */
export const DownloadButton = ({ file, children }: { file: SavedFile; children: ReactNode }) => (
  <Button onClick={() => saveFile(file)}>{children}</Button>
);
