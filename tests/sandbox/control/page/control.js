/** The control page: looks each second at what the sandbox knows, and does what a person with a phone would do. */

const POLL_MS = 1_000;
const CALLS_SHOWN = 15;
const CHOICE = "sandbox-person";

const HINTS = {
  outstandingTransaction: "Väntar på att någon öppnar appen",
  started: "Öppnad i appen",
  userSign: "Väntar på din kod",
};

const at = (id) => document.getElementById(id);

/** An element with attributes, listeners (`on…`) and children. Text stays text. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

async function call(method, path, body) {
  const response = await fetch(`/sandbox/${path}`, {
    method,
    ...(body !== undefined && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer = text ? JSON.parse(text) : null;
  if (!response.ok) throw new Error(answer?.reason ?? `Fel ${response.status}`);
  return answer;
}

let people = [];
const chosen = () => people.find(({ personalNumber }) => personalNumber === at("person").value);
const nameOf = (person) => `${person.firstName} ${person.lastName}`;
const nameOfNumber = (number) => {
  const person = people.find(({ personalNumber }) => personalNumber === number);
  return person ? nameOf(person) : number;
};

const say = (text) => {
  at("status").textContent = text;
};

/** Does something with an order, says how it went and looks again. */
async function act(path, body, done) {
  try {
    await call("POST", path, body);
    say(done);
  } catch (error) {
    say(`Det gick inte: ${error.message}`);
  }
  await look();
}

/** What stands in each part, so that a part that stays the same isn't drawn again under somebody's finger. */
const drawn = new Map();

const timeOf = (ms) => new Date(ms).toLocaleTimeString("sv-SE");

function draw(id, state, children) {
  const key = JSON.stringify(state);
  if (drawn.get(id) === key) return;
  drawn.set(id, key);
  at(id).replaceChildren(...children());
}

async function signAs(order, person) {
  if (order.status === "pending")
    await call("POST", `bankid/orders/${order.orderRef}/open`, { personalNumber: person.personalNumber });
  await call("POST", `bankid/orders/${order.orderRef}/approve`, {});
}

function orderView(order, person) {
  const path = `bankid/orders/${order.orderRef}`;
  // A signature is one person's own, whoever is chosen above.
  const number = order.personalNumber ?? order.signer ?? person.personalNumber;
  const holder = { personalNumber: number, firstName: nameOfNumber(number), lastName: "" };
  const scan = () => act(`${path}/open`, { personalNumber: number }, "Skannad. Godkänn nu, eller avbryt.");
  const approve = async () => {
    try {
      await signAs(order, holder);
      say(`Godkänd av ${nameOf(holder).trim()}.`);
    } catch (error) {
      say(`Det gick inte: ${error.message}`);
    }
    await look();
  };
  const verb = order.status === "pending" ? "Skanna och godkänn" : "Godkänn";
  return make(
    "div",
    { class: "order" },
    make(
      "strong",
      {},
      `${order.kind === "login" ? "Inloggning" : "Underskrift"}, begärd ${timeOf(Date.now() - order.ageS * 1_000)}`,
    ),
    make("p", { class: "quiet" }, HINTS[order.hintCode] ?? order.hintCode),
    make("button", { type: "button", onclick: approve }, `${verb} som ${nameOf(holder).trim()}`),
    ...(order.status === "pending" ? [make("button", { type: "button", class: "second", onclick: scan }, "Bara skanna")] : []),
    make("button", { type: "button", class: "second", onclick: () => act(`${path}/cancel`, undefined, "Avbruten.") }, "Avbryt"),
    make(
      "button",
      { type: "button", class: "second danger", onclick: () => act(`${path}/fail`, {}, "BankID svarade med ett fel.") },
      "Låt det misslyckas",
    ),
  );
}

function drawOrders(orders) {
  const person = chosen();
  const state = [orders.map(({ ageS, ...order }) => order), person];
  draw("orders", state, () =>
    orders.length === 0
      ? [make("p", { class: "quiet" }, "Ingen väntar just nu. Gå till inloggningen i appen.")]
      : orders.map((order) => orderView(order, person)),
  );
}

function drawFaults({ faults, held }) {
  const lines = [
    ...faults.map(({ method, path, left, when, times, ...what }) => {
      const often = left === null ? "tills vidare" : `${left} gånger till`;
      return `${method ?? "Alla"} ${path} – ${JSON.stringify(what)}, ${often}`;
    }),
    ...held.map(({ method, path }) => `${method} ${path} – hålls kvar`),
  ];
  draw("faults", lines, () => (lines.length === 0 ? ["Inga."] : lines).map((line) => make("li", {}, line)));
  at("clear-faults").hidden = lines.length === 0;
}

function drawCalls(calls) {
  // A poll a second would leave no room for anything else.
  const latest = calls
    .filter(({ path }) => !path.includes("/collect"))
    .slice(-CALLS_SHOWN)
    .reverse();
  draw("calls", latest, () =>
    latest.length === 0
      ? [make("li", { class: "quiet" }, "Inga än.")]
      : latest.map(({ at: ms, method, path, status }) => make("li", {}, `${timeOf(ms)} ${method} ${path} → ${status ?? "…"}`)),
  );
}

async function look() {
  const [orders, faults, calls] = await Promise.all([
    call("GET", "bankid/orders"),
    call("GET", "faults"),
    call("GET", `calls?since=${Date.now() - 600_000}`),
  ]);
  drawOrders(orders);
  drawFaults(faults);
  drawCalls(calls);
}

function choose(personalNumber) {
  at("person").value = personalNumber;
  localStorage.setItem(CHOICE, personalNumber);
  at("note").textContent = chosen()?.note ?? "";
}

async function begin() {
  const world = await call("GET", "worlds/current");
  at("world").textContent = world.worldId;
  people = await call("GET", "people");
  at("person").replaceChildren(
    ...people.map((person) => make("option", { value: person.personalNumber }, `${nameOf(person)} – ${person.note}`)),
  );
  const remembered = localStorage.getItem(CHOICE);
  choose(people.some(({ personalNumber }) => personalNumber === remembered) ? remembered : people[0].personalNumber);
  at("people").replaceChildren(
    ...people.map((person) =>
      make(
        "li",
        {},
        make("strong", {}, nameOf(person)),
        ` ${person.personalNumber}`,
        make("p", { class: "quiet" }, person.note),
        make(
          "button",
          { type: "button", class: "second", onclick: () => pick(person.personalNumber) },
          `Välj ${person.firstName}`,
        ),
      ),
    ),
  );
}

const pick = (personalNumber) => {
  choose(personalNumber);
  scrollTo({ top: 0 });
  look();
};

at("person").addEventListener("change", ({ target }) => pick(target.value));
at("clear-faults").addEventListener("click", async () => {
  await call("PUT", "faults", []);
  await look();
});
at("new-world").addEventListener("click", async () => {
  await call("POST", "worlds", {});
  await begin();
  await look();
});
at("scan").addEventListener("submit", (event) => {
  event.preventDefault();
  const qr = at("qr").value.trim();
  act("bankid/scan", { qr, personalNumber: chosen().personalNumber }, "Skannad. Godkänn nu, eller avbryt.");
});

let isLost = false;

/** Goes on through a restart of the sandbox. */
async function keepLooking() {
  try {
    if (people.length === 0) await begin();
    await look();
    if (isLost) say("");
    isLost = false;
  } catch {
    isLost = true;
    say("Testmiljön svarar inte just nu.");
  }
  setTimeout(keepLooking, POLL_MS);
}

keepLooking();
