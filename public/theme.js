// See src/platform/theme.ts.
(() => {
  const background = { light: "#f5fbf7", dark: "#0e1513" };

  window.applyTheme = (choice) => {
    const isDark = choice === "dark" || (choice === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
    const palette = isDark ? "dark" : "light";
    const page = document.documentElement;
    page.classList.toggle("dark", isDark);
    page.style.colorScheme = palette;
    page.style.backgroundColor = background[palette];
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", background[palette]);
  };

  let choice = null;
  try {
    choice = localStorage.getItem("theme");
  } catch {}
  applyTheme(choice);
})();
