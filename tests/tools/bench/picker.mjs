/** The picker with two thousand providers in a category: how much of them is drawn, and how soon the search answers. */

const QUERIES = ["norra", "ljus 13", "åkraft", "finns inte", "o", "östraljus"];
const DEBOUNCE_MS = 150;

/**
 * @returns {Promise<{ providers: number, rows: number, frames: number, searchMs: number, openMs: number }>} `rows` drawn of
 * `providers`; the worst count of frames from the end of the debounce to the answer, and what it took of the main thread
 */
export async function picker(context, address) {
  const page = await context.newPage();
  await page.goto(`${address}/contracts/add`);
  const category = page.getByRole("button", { name: /^Elavtal/ });
  await category.waitFor();
  const providers = Number(/(\d+)\s+leverantörer/.exec((await category.textContent()).replaceAll("\u00a0", ""))?.[1]);
  const openMs = await category.evaluate(untilRowsAreThere);
  const rows = await page.getByRole("checkbox").count();
  const answers = [];
  for (const query of QUERIES) answers.push(await page.evaluate(search, { query, debounceMs: DEBOUNCE_MS }));
  await page.close();
  const worst = (of) => Math.max(...answers.map((answer) => answer[of]));
  return { providers, rows, openMs, frames: worst("frames"), searchMs: worst("workMs") };
}

/** Presses the category; how long until its rows are on screen. */
function untilRowsAreThere(button) {
  const begun = performance.now();
  button.click();
  return new Promise((resolve) => {
    const look = () =>
      document.querySelector("input[type=checkbox]") ? resolve(performance.now() - begun) : requestAnimationFrame(look);
    look();
  });
}

/** Types a search and counts frames: 1 when its answer is in the first one that is drawn after the debounce. */
function search({ query, debounceMs }) {
  const field = document.querySelector("input[type=search]");
  const main = document.querySelector("main");
  let answeredAt = null;
  let dueAt = 0;
  const observer = new MutationObserver(() => (answeredAt ??= performance.now()));
  // Set just before the machine's own timer, the one below just after it: what it brings about lies between the two.
  setTimeout(() => (dueAt = performance.now()), debounceMs);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, query);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  return new Promise((resolve) => {
    setTimeout(() => {
      let frames = 0;
      const look = () => {
        frames++;
        if (answeredAt === null && frames < 120) return requestAnimationFrame(look);
        observer.disconnect();
        resolve({ frames, workMs: (answeredAt ?? Number.POSITIVE_INFINITY) - dueAt });
      };
      requestAnimationFrame(look);
    }, debounceMs);
    // The field's own text changes at once; what is found changes after the debounce.
    setTimeout(() => observer.observe(main, { subtree: true, childList: true, characterData: true }), debounceMs / 2);
  });
}
