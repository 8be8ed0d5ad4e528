// Runs before the first paint, so that the palette never flashes: light unless the person chose otherwise, whatever the
// system prefers. A file of its own, and a classic script, because the page's policy allows no inline ones.
// The app calls `applyTheme` again when the choice changes (src/platform/theme.ts). The two colours are the palette's
// background, pinned by a unit test.
(() => {
  const background = { light: "#f5fbf7", dark: "#0e1513" };

  window.applyTheme = (choice) => {
    const systemIsDark = window.matchMedia("(prefers-color-scheme: dark)").matches;
    const palette = choice === "dark" || (choice === "system" && systemIsDark) ? "dark" : "light";
    const page = document.documentElement;
    page.classList.toggle("dark", palette === "dark");
    page.style.colorScheme = palette;
    page.style.backgroundColor = background[palette];
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", background[palette]);
  };

  let choice = null;
  try {
    choice = window.localStorage.getItem("theme");
  } catch {
    // A storage that can't be read holds no choice.
  }
  window.applyTheme(choice);
})();
