/** The diagram of signing, walked by a customer who misses the power of attorney; her own screen leads to it as a press would. */
import { encodeSignOptions } from "../../src/domain/signOptions";
import { signPoaModel } from "../models/sign-poa.model";
import { actFor } from "./support/acting";
import { callsTo, INFO, LOCATIONS, POA, SIGN } from "./support/calls";
import { expect } from "./support/fixtures";
import { walkInBrowser } from "./support/walk";

const OPTIONS = {
  powerOfAttorneyId: "poa-2026-01",
  onSuccess: { redirectToPath: "/home" },
  onFail: { redirectToPath: "/onboarding" },
};
const PATH = `/sign/poa/${encodeSignOptions(OPTIONS)}`;

walkInBrowser(signPoaModel, async ({ page, world, signIn }) => {
  const { personalNumber, session } = await signIn("Petra");
  const heading = page.getByRole("heading", { level: 1 });
  const failure = page.getByText("Underskriften blev inte klar");
  const hold = (...paths: string[]) => world.faults(paths.map((path) => ({ method: "GET", path, hold: true })));
  const isHeld = (path: string) => expect.poll(world.held).toContainEqual({ method: "GET", path });
  const answer = async (path: string, how: Parameters<typeof world.release>[0] = {}, times = 1) => {
    for (let made = 1; made <= times; made++) {
      await isHeld(path);
      await world.release({ path, ...how });
    }
  };
  const locate = (how?: Parameters<typeof world.release>[0], times?: number) => answer(LOCATIONS, how, times);
  const open = async (path = PATH) => {
    await hold(LOCATIONS);
    await page.goto(path);
  };
  const press = (name: string) => page.getByRole("button", { name }).first().click();
  const hasOrder = () => expect.poll(async () => (await world.orders()).map(({ kind }) => kind)).toEqual(["sign"]);
  const startsNothing = async () =>
    expect((await world.calls()).filter(({ method }) => method === "POST")).toEqual(await logins());
  const logins = async () => (await world.calls()).filter(({ method, path }) => method === "POST" && path.includes("/auth"));
  const isWaiting = async () => {
    await expect(page.getByRole("main").getByText("Laddar")).toBeVisible();
    await startsNothing();
  };
  const isAt = async (path: string, saysSo = false) => {
    await expect(page).toHaveURL(path);
    await expect(failure).toBeVisible({ visible: saysSo });
  };
  /** An order of hers that was begun and opened on this device a little while ago. */
  const keepOrder = async () => {
    const order = await (
      await page.request.post(SIGN, {
        data: { powerOfAttorneyId: OPTIONS.powerOfAttorneyId, returnUrl: null },
        headers: { authorization: `Bearer ${session.tokens.accessToken}` },
      })
    ).json();
    await page.addInitScript(
      (kept) => localStorage.setItem("bankIdOrder.signPoa", kept),
      JSON.stringify({
        ...order,
        orderCreatedAtMs: Date.now(),
        orderValidForMs: 30_000,
        hasLaunchedApp: true,
        isPickedUp: false,
        subject: JSON.stringify([session.user.id, { powerOfAttorneyId: OPTIONS.powerOfAttorneyId }]),
      }),
    );
  };

  return {
    events: {
      "a link that says nothing good is opened": async () => void (await page.goto("/sign/poa/e30")),
      "a link to sign is opened": () => open(),
      "a press in the app leads here": async () => {
        await world.faults([
          { method: "GET", path: INFO, status: 403, body: { reason: "PowerOfAttorneyUnsigned" } },
          { method: "GET", path: LOCATIONS, hold: true },
        ]);
        await page.goto("/onboarding");
        await press("Skriv under med BankID");
        await locate();
        await expect(page).toHaveURL(/\/sign\/poa\//);
        await hold(LOCATIONS);
      },
      "the app leads back while the order is under way": async () => {
        await keepOrder();
        await open(`${PATH}#initiated=true`);
      },
      "an admin who acts for a customer comes here": async () => {
        await actFor(page, world, await signIn("Alva"), "Petra");
        await page.goto(PATH);
      },
      "the admin stops acting": () => press("Avsluta"),
      "the server offers the power of attorney": () => locate(),
      "the server offers another one": async () => {
        await hold(LOCATIONS, POA);
        await locate({ status: 200, body: { powerOfAttorneyId: "poa-2", termsAndConditionsId: "terms-2026-01" } });
        await answer(POA, { status: 200, body: { powerOfAttorneyId: "poa-2", pdf: "JVBERi0=" } });
      },
      "the server refuses": () => locate({ status: 500 }),
      // The browser itself repeats what breaks off, so every call does.
      "there is no connection": async () => {
        await isHeld(LOCATIONS);
        await world.faults([{ method: "GET", path: LOCATIONS, drop: true }]);
        await locate({ drop: true });
      },
      "the server asks for a consent": () => locate({ status: 403, body: { reason: "TermsAndConditionsUpdated" } }),
      "the person tries again": async () => {
        await hold(LOCATIONS);
        await press("Försök igen");
      },
      "the connection is back": async () => {
        await hold(LOCATIONS);
        await page.evaluate(() => void window.dispatchEvent(new Event("online")));
      },
      "the person presses sign": () => press("Skriv under med BankID"),
      "the person signs": async () => {
        await hasOrder();
        await hold(INFO);
        await world.approve(personalNumber);
      },
      "the person signs in another tab": async () => {
        await hasOrder();
        await hold(INFO);
        const other = await page.context().newPage();
        await other.goto("/sandbox/people");
        await other.waitForFunction(() => localStorage.getItem("bankIdOrder.signPoa") !== null);
        await other.evaluate(() => {
          const { orderRef, subject } = JSON.parse(localStorage["bankIdOrder.signPoa"]);
          localStorage.setItem("bankIdOrder.signed", JSON.stringify({ orderRef, subject }));
        });
        await other.close();
      },
      "the order fails": async () => {
        await hasOrder();
        await world.cancel();
      },
      "the person turns back": async () => {
        const way = page.getByRole("button", { name: /^(Tillbaka|Avbryt|Inte nu)$/ }).first();
        await way.click();
      },
      "the customer is read anew": () => answer(INFO),
      "the customer cannot be read": () => answer(INFO, { status: 500 }),
    },
    states: {
      "on the way": () => {}, // nothing is on screen before the page opens
      checking: isWaiting,
      "checking, asked for": async () => {
        await expect(page.getByRole("main").getByText("Laddar")).toBeVisible();
      },
      "not checked": () => expect(heading).toHaveText("Något gick fel hos oss"),
      "without connection": () => expect(heading).toHaveText("Du verkar sakna uppkoppling"),
      "held up": async () => {
        await expect(heading).toHaveText("Något behöver godkännas först");
        await expect(page.getByRole("alertdialog")).toHaveCount(0);
        await startsNothing();
      },
      "not theirs to sign": async () => {
        await expect(heading).toHaveText("Bara kunden kan skriva under");
        expect([await callsTo(world, LOCATIONS), await callsTo(world, SIGN)]).toEqual([[], []]);
      },
      "as themselves": () => expect(page).toHaveURL("/represent-customer"),
      asking: async () => {
        await expect(heading).toHaveText("Skriv under fullmakten");
        await startsNothing();
      },
      signing: async () => {
        await expect(heading).toHaveText(/^(Skanna QR-koden|Fortsätt i BankID-appen)$/);
        await expect(page.getByText("Skriv under fullmakten")).toBeVisible();
      },
      signed: async () => {
        await isHeld(INFO);
        await expect(page).toHaveURL(/\/sign\/poa\//);
      },
      refused: async () => {
        await expect(heading).toHaveText("Länken går inte att använda");
        await startsNothing();
        expect(await callsTo(world, SIGN)).toEqual([]);
      },
      "where a success leads": () => expect(page).toHaveURL(/\/(home|onboarding)$/),
      "where a failure leads": () => isAt("/onboarding"),
      "told that signing failed": () => isAt("/onboarding", true),
    },
  };
});
