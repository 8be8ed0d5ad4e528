import { Text } from "@chakra-ui/react";

/** A text as it is written, with its own line breaks. */
export const PlainText = ({ text }: { text: string }) => <Text whiteSpace="pre-line">{text.trim()}</Text>;
