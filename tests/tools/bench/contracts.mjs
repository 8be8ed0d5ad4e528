/** The contracts page with five hundred contracts against a usual one: the same run, the same machine. */
import { customer } from "./browser.mjs";

const ROUNDS = 5;

/** @returns {Promise<{ ms: number, elements: number }>} from the answer to the drawn list, the median of the rounds */
async function contractsPage(context, address) {
  const page = await context.newPage();
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto(`${address}/contracts`);
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    rounds.push(await page.evaluate(measured));
  }
  await page.close();
  return rounds.sort((one, other) => one.ms - other.ms)[Math.floor(ROUNDS / 2)];
}

/** The first paint with the list in it comes at the next frame. */
const measured = () =>
  new Promise((resolve) => {
    const [call] = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/contracts/placeholders"));
    requestAnimationFrame(() =>
      resolve({ ms: performance.now() - call.responseEnd, elements: document.querySelectorAll("main *").length }),
    );
  });

/** How much longer five hundred take, and how many elements each draws. */
export async function contractsCost(browser, address) {
  const usual = await contractsPage(await customer(browser, address), address);
  const many = await contractsPage(await customer(browser, address, "large"), address);
  return { ratio: many.ms / usual.ms, usual: usual.elements, many: many.elements };
}
