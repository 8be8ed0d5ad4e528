/** Fails when the built app loads more script than its budget before a page has settled. Part of `npm test`. */
import { customer, homeContent, launch, loginContent, visitor } from "./bench/browser.mjs";
import { BUDGETS, firstLoad, kB } from "./bench/firstLoad.mjs";
import { serve } from "./processes.mjs";

const server = await serve();
const browser = await launch();
try {
  const loads = {
    "/login": await firstLoad(await visitor(browser, server.address), server.address, "/login", loginContent),
    "/home": await firstLoad(await customer(browser, server.address), server.address, "/home", homeContent),
  };
  for (const [path, { bytes, files }] of Object.entries(loads)) {
    const isOver = bytes > BUDGETS[path] * 1_000;
    console.log(
      `${path}: ${kB(bytes)} kB of script in ${files.length} files, budget ${BUDGETS[path]} kB${isOver ? "  TOO MUCH" : ""}`,
    );
    if (!isOver) continue;
    process.exitCode = 1;
    for (const { file, bytes: size } of files) console.log(`  ${kB(size).padStart(7)} kB  ${file}`);
  }
} finally {
  await browser.close();
  server.stop();
}
