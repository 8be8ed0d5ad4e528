/** `npm run bench`: builds, measures and prints the performance table, in one run. */
import { mkdirSync, readFileSync } from "node:fs";
import { customer, homeContent, launch, loginContent, visitor } from "./bench/browser.mjs";
import { contractsCost } from "./bench/contracts.mjs";
import { BUDGETS, firstLoad, kB } from "./bench/firstLoad.mjs";
import { picker } from "./bench/picker.mjs";
import { quietness } from "./bench/quietness.mjs";
import { buildApp, buildSandbox } from "./build.mjs";
import { runPackage, serve } from "./processes.mjs";

const WALKS = ".build/results/walks.json";

const buildS = await timed(buildApp);
await buildSandbox();
const walks = await walked();
const server = await serve();
const browser = await launch();
try {
  const login = await firstLoad(await visitor(browser, server.address), server.address, "/login", loginContent);
  const home = await firstLoad(await customer(browser, server.address), server.address, "/home", homeContent);
  const picking = await picker(await customer(browser, server.address, "large"), server.address);
  const { qr, countdown, elsewhere } = await quietness(await visitor(browser, server.address), server.address);
  const contracts = await contractsCost(browser, server.address);
  print([
    ["First-load script of /login, brotli", `${kB(login.bytes)} kB`, `≤ ${BUDGETS["/login"]} kB`],
    ["First-load script of /home, brotli", `${kB(home.bytes)} kB`, `≤ ${BUDGETS["/home"]} kB`],
    ["Build of the app", `${buildS.toFixed(1)} s`, ""],
    [
      "Walks on the machines",
      `${walks.count} in ${walks.seconds.toFixed(1)} s, ${(walks.count / walks.seconds).toFixed(0)} a second`,
      "",
    ],
    [`Rows drawn of ${picking.providers} providers in a category`, `${picking.rows}`, "≤ 100"],
    [
      "Frames from the search's debounce to its answer, worst of six",
      `${picking.frames}, ${picking.searchMs.toFixed(1)} ms of work`,
      "1",
    ],
    ["Opening that category until its rows are there", `${picking.openMs.toFixed(0)} ms`, ""],
    ["Changes in the QR code over 10 s", `${qr}`, "about 10"],
    ["Changes in the countdown over 10 s", `${countdown}`, "about 40"],
    ["Changes elsewhere over 10 s", `${elsewhere.length}`, "0"],
    ["500 contracts: from answer to list, against a usual list", `${contracts.ratio.toFixed(1)} ×`, "≤ 4 ×"],
    ["500 contracts: elements drawn, against a usual list", `${contracts.many} to ${contracts.usual}`, "≤ 5 ×"],
  ]);
  for (const { files, path } of [
    { path: "/login", ...login },
    { path: "/home", ...home },
  ])
    console.log(`\n${path}\n${files.map(({ file, bytes }) => `  ${kB(bytes).padStart(7)} kB  ${file}`).join("\n")}`);
  for (const change of new Set(elsewhere)) console.log(`Changed elsewhere: ${change}`);
} finally {
  await browser.close();
  server.stop();
}

async function timed(work) {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}

/** The walks on the machines, start-up and all. */
async function walked() {
  mkdirSync(".build/results", { recursive: true });
  const seconds = await timed(() =>
    runPackage("vitest/vitest.mjs", ["run", "tests/walks", "--reporter=json", `--outputFile=${WALKS}`]),
  );
  return { count: JSON.parse(readFileSync(WALKS, "utf8")).numPassedTests, seconds };
}

function print(rows) {
  console.log("\n| Measure | Value | Aim |\n|---|--:|--:|");
  for (const row of rows) console.log(`| ${row.join(" | ")} |`);
}
