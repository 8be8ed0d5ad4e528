/** The room that a page leaves for the menu. */
export const BOTTOM_MENU_ROOM = "calc(5rem + env(safe-area-inset-bottom))";
