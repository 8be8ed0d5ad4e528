// @vitest-environment happy-dom
/** What home shows around its cards: greeting, lists, nothing, trouble. */
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { dashboardSchema } from "../../src/api/schemas/cards";
import type { Dashboard } from "../../src/domain/cards";
import { beginDay, endDay, openHome } from "../support/homeScreen";

beforeEach(beginDay);
afterEach(endDay);

describe("the greeting", () => {
  it("says the day, the time of day and the first name [HOME-08] [AMB-11]", async () => {
    const home = await openHome({ customerFirstName: "Anna" });
    expect(home.text("h1")).toBe("God förmiddag, Anna");
    expect(home.text("h1 bdi")).toBe("Anna");
    expect(home.shown()).toContain("söndag 1 mars");
  });

  it.each([
    [" An\u202ena\u200b ", "God förmiddag, Anna"],
    ["Åsa & Bo <b>", "God förmiddag, Åsa & Bo <b>"],
    [null, "God förmiddag, Alva"],
    [42, "God förmiddag, Alva"],
  ])("with the name %j [A48] [I18-05]", async (customerFirstName, greeting) => {
    expect((await openHome({ customerFirstName }, { firstName: "Alva" })).text("h1")).toBe(greeting);
  });

  it("stands before the dashboard is there", async () => {
    const home = await openHome("held", { firstName: "Alva" });
    expect(home.text("h1")).toBe("God förmiddag, Alva");
    expect(home.find("[aria-busy=true]")).not.toBeNull();
    expect(home.text("[role=status]")).toBe("Laddar");
  });

  it("does without a name", async () => {
    expect((await openHome({ customerFirstName: "" }, { firstName: "" })).text("h1")).toBe("God förmiddag");
  });
});

describe("the lists [HOME-11] [HOME-12] [HOME-13] [AMB-12]", () => {
  const todo = (titleSource: string) => ({ titleSource });
  const titles = (home: Awaited<ReturnType<typeof openHome>>) =>
    home.all("[aria-labelledby=home-todoCards] article bdi").map((place) => place.textContent);

  it("show all cards and their count; folded, the first and the same count", async () => {
    const home = await openHome({ todoCards: [todo("a"), todo("b"), todo("b")], ongoingCards: [{}, {}] });
    const button = home.find("h2#home-todoCards button")!;
    expect(button.getAttribute("aria-expanded")).toBe("true");
    expect(button.textContent).toContain("3 kort");
    expect(titles(home)).toEqual(["a", "b", "b"]);

    await home.press(button);
    expect(button.getAttribute("aria-expanded")).toBe("false");
    expect(button.textContent).toContain("3 kort");
    expect(titles(home)).toEqual(["a"]);
    expect(home.all("[aria-labelledby=home-ongoingCards] article")).toHaveLength(2);
    expect(home.remembered).toEqual([{ list: "todoCards", isExpanded: false }]);

    await home.press(home.find("h2#home-ongoingCards button")!);
    expect(home.all("[aria-labelledby=home-ongoingCards] article")).toHaveLength(1);
  });

  it("have neither a count nor anything to fold with one card", async () => {
    const home = await openHome({ todoCards: [todo("a")] });
    expect(home.find("h2#home-todoCards button")).toBeNull();
    expect(home.text("h2#home-todoCards")).toBe("Att göra");
  });

  it("are not there without cards", async () => {
    const home = await openHome({ todoCards: [todo("a")], ongoingCards: [] });
    expect(home.find("#home-ongoingCards")).toBeNull();
  });
});

describe("adding more [HOME-10]", () => {
  it("leads on, and says what is missing", async () => {
    const home = await openHome({
      addMoreContractsCard: {
        missingContractTypes: ["Insurance", "BROADBAND", "Broadband", "Zeppelin"],
        titleKey: "addMoreContracts.title",
        descriptionKey: "no.such.key",
      },
    });
    const link = home.find("a[href='/contracts/add']")!;
    expect(link.textContent).toBe(
      "Lägg till fler avtalJu fler avtal du samlar, desto mer kan vi jämföra åt dig.FörsäkringBredband",
    );
  });
});

describe("nothing [HOME-14]", () => {
  it("says so, and invites", async () => {
    const home = await openHome({});
    expect(home.text("h2")).toBe("Här är det lugnt");
    expect(home.find("a[href='/contracts/add']")?.textContent).toBe("Lägg till avtal");
    expect(home.find("article")).toBeNull();
  });

  it("leaves the invitation to the card that does", async () => {
    const home = await openHome({ addMoreContractsCard: { missingContractTypes: [] } });
    expect(home.text("h2")).toBe("Här är det lugnt");
    expect(home.all("a[href='/contracts/add']")).toHaveLength(1);
  });

  it("is not said when there is something", async () => {
    for (const list of ["todoCards", "ongoingCards", "offerPreviewCards"])
      expect((await openHome({ [list]: [{}] })).shown()).not.toContain("Här är det lugnt");
  });
});

describe("trouble", () => {
  it("in one card stays in that card, and is told once [AMB-63] [F62]", async () => {
    const faults: unknown[] = [];
    const broken = { ...emptyTodo, providers: null as never };
    const home = await openHome(
      { ...empty, todoCards: [{ ...emptyTodo, titleSource: "a" }, broken, { ...emptyTodo, titleSource: "c" }] },
      { onCaughtError: (error) => void faults.push(error) },
    );
    expect(home.all("[aria-labelledby=home-todoCards] li").map((card) => card.textContent)).toEqual([
      "Något väntar på diga",
      "Den här delen går inte att visa just nu.",
      "Något väntar på digc",
    ]);
    expect(faults).toHaveLength(1);
  });

  it("with the load shows what went wrong, and reads again on a press [ERR-06]", async () => {
    const home = await openHome("held");
    await home.fail(500);
    expect(home.text("[role=alert] h2")).toBe("Något gick fel hos oss");
    await home.press(home.find("[role=alert] button")!);
    await home.answer({ ...empty, customerFirstName: "Anna" });
    expect(home.text("h1")).toBe("God förmiddag, Anna");
    expect(home.find("[role=alert]")).toBeNull();
  });

  it("with a further read keeps what is shown, and says that it may be old [AMB-21]", async () => {
    const home = await openHome({ todoCards: [{}] });
    await act(async () => home.actor.send({ type: "reload" }));
    expect(home.all("article")).toHaveLength(1);
    await home.fail(500);
    expect(home.all("article")).toHaveLength(1);
    expect(home.text("[role=status]")).toContain("Vi kunde inte uppdatera just nu.");
    await home.press(home.find("[role=status] button")!);
    await home.answer(empty);
    expect(home.shown()).not.toContain("Vi kunde inte uppdatera");
  });
});

it("offers to go on where the person was [AMB-62]", async () => {
  const home = await openHome({}, { canGoOn: true });
  const button = home.all("button").find(({ textContent }) => textContent === "Fortsätt där du var")!;
  await home.press(button);
  expect(home.shown()).not.toContain("Fortsätt där du var");
  expect((await openHome({})).shown()).not.toContain("Fortsätt där du var");
});

const empty: Dashboard = v.parse(dashboardSchema, {});
const emptyTodo = v.parse(dashboardSchema, { todoCards: [{}] }).todoCards[0]!;
