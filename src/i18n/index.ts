export { applyTexts, serverTextOf, type TextKey, type TextOf, type TextParams, textOf } from "./texts";
export { useTexts } from "./useTexts";
