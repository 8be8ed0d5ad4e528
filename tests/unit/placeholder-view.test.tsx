// @vitest-environment happy-dom
/** The contracts on screen: what a placeholder and a group tell, what is a link, what is said when there is nothing. */
import { act } from "react";
import { describe, expect, it } from "vitest";
import type { GroupRef, Placeholders } from "../../src/domain/placeholders";
import { ContractsScreen } from "../../src/flows/contracts/ContractsPage";
import { beginContracts, holder, placeholder, placeholders, single } from "../support/contractsActor";
import { press, renderUi } from "../support/renderUi";

const sek = (value: number) => ({ value, unitKey: "sekPerMonth" });

async function show(list: Partial<Placeholders> = {}, selected: GroupRef | null = null) {
  const contracts = beginContracts({ selected });
  const { container } = await renderUi(<ContractsScreen contracts={contracts.actor} />);
  await act(async () => contracts.reads.answer({ ...placeholders, ...list }));
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  const texts = (selector: string) => all(selector).map(({ textContent }) => textContent);
  return { ...contracts, container, all, texts };
}

describe("a placeholder [CON-04]", () => {
  it.each([
    {
      one: { identifyingName: "Källgatan 12", amount: { value: 98, unitKey: "orePerKwh" } },
      text: "TTelnordKällgatan 1298\u00a0öre/kWh",
    },
    { one: { amount: { value: -5, unitKey: "sekPerMonth" } }, text: "TTelnord0\u00a0kr/mån" },
    { one: { amount: { value: 5, unitKey: "newUnit" } }, text: "TTelnord5" },
    { one: { identifyingName: "A\u202eB" }, text: "TTelnordAB--" },
    { one: { provider: null }, text: "Okänd leverantör--" },
  ])("reads $text", async ({ one, text }) => {
    const { texts } = await show({ placeholders: [placeholder({ contractId: "c1", ...one })] });
    expect(texts("li a")[0]).toBe(text);
  });

  it("of a holder says how many it stands for and what is to do [CON-04]", async () => {
    const todo = { titleKey: null } as never;
    const { texts } = await show({ placeholders: [{ ...holder, todoCards: [todo] }] });
    expect(texts("li a")[0]).toBe("TTelnord2 avtal299\u00a0kr/mån1 sak att göra");
  });

  it("is a real link to its contract or its group, and none when it leads nowhere [CON-06] [CON-07]", async () => {
    const { all, visited } = await show({ placeholders: [single, holder, placeholder({ category: null, provider: null })] });
    const links = all("li a").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/contract/c1", "/contracts/add/Electricity", "/contracts/h2", "/contracts/add/Mobile"]);
    await press(all("li a")[0] ?? null);
    expect(visited).toEqual([{ to: "/contract/$id", params: { id: "c1" } }]);
    await press(all("li a")[2] ?? null, { ctrlKey: true });
    expect(visited).toHaveLength(1);
  });
});

describe("the list", () => {
  it("has a row for each category, with the way to one more of a kind that can be picked [CON-02] [CON-05] [AMB-15]", async () => {
    const list = [placeholder({ category: "CAR_INSURANCE" }), placeholder({ category: "Zeppelin" })];
    const { texts, all } = await show({
      placeholders: list,
      addMoreContracts: { noContracts: false, contractTypes: ["HomeInsurance", "tv"] },
    });
    expect(texts("h2")).toEqual(["Bilförsäkring", "Avtal", "Lägg till fler avtal"]);
    expect(all("a[href^='/contracts/add/']").map((link) => link.getAttribute("href"))).toEqual([
      "/contracts/add/Insurance",
      "/contracts/add/Tv",
    ]);
  });

  it.each([
    { noContracts: true, words: "Lägg till ditt första avtal" },
    { noContracts: false, words: "Lägg till fler avtal" },
  ])(
    "that is empty offers the kinds, knowing whether there are none yet: $noContracts [CON-15]",
    async ({ noContracts, words }) => {
      const { texts, all } = await show({ placeholders: [], addMoreContracts: { noContracts, contractTypes: ["Tv"] } });
      expect(texts("h2")).toEqual(["Här samlas dina avtal", words]);
      expect(all("a").map((link) => link.getAttribute("href"))).toEqual(["/contracts/add", "/contracts/add/Tv"]);
    },
  );

  it("says what is paid a month, and of how many that is made", async () => {
    const list = [
      { ...single, amount: { value: 98, unitKey: "orePerKwh" } },
      holder,
      placeholder({ contractId: "x", amount: sek(1_200) }),
    ];
    const { container } = await show({ placeholders: list });
    expect(container.textContent).toContain("Totalt per månad1\u00a0499\u00a0krRäknat på 2 av 4 avtal");
  });

  it("keeps rows that are known by the same id, or by none [A56]", async () => {
    const list = [
      single,
      single,
      { ...single, contractId: "" },
      { ...single, contractId: "", contractHolderId: null, provider: null },
    ];
    const { all } = await show({ placeholders: list });
    expect(all("li")).toHaveLength(5);
  });

  it("says that it may be old, and reads anew on request [AMB-21]", async () => {
    const { container, actor, reads, all } = await show();
    await act(async () => actor.send({ type: "reload" }));
    await act(async () => reads.fail(new Error("broken")));
    expect(container.textContent).toContain("Vi kunde inte uppdatera just nu.");
    await press(all("button").find(({ textContent }) => textContent === "Försök igen") ?? null);
    expect(reads.calls).toHaveLength(3);
  });
});

describe("the group", () => {
  it("has a headline price, its contracts, and the way to remove them [CON-08] [CON-10] [CON-11]", async () => {
    const { texts, container, all, questions, actor } = await show({}, { holderId: "h2" });
    expect(texts("h1")[0]).toBe("Telnord");
    expect(container.textContent).toContain("Pris tillsammans299\u00a0kr/månPriset på 1 avtal saknas.");
    expect(texts("section li").slice(0, 2)).toEqual(["Mobilabonnemang070299\u00a0kr/mån", "Mobilabonnemang073--"]);
    const remove = all("button").find(({ textContent }) => textContent === "Ta bort avtalen") ?? null;
    await press(remove);
    expect(questions.calls).toHaveLength(1);
    await act(async () => questions.answer(true));
    expect(remove?.textContent).toBe("Tar bort …");
    expect(remove?.getAttribute("aria-disabled")).toBe("true");
    expect(actor.getSnapshot().matches({ removal: "removing" })).toBe(true);
  });

  it("without a holder can't be removed, and without contracts says so", async () => {
    const { container, texts } = await show({ placeholders: [placeholder()] }, { type: "mobile", providerId: "telnord" });
    expect(container.textContent).toContain("Pris--");
    expect(container.textContent).toContain("Det finns inga avtal att visa här än.");
    expect(texts("button")).not.toContain("Ta bort avtalen");
  });

  it("that isn't there is said to be gone, with the way back to the list", async () => {
    const { all, visited, texts } = await show({}, { holderId: "h9" });
    expect(texts("h1")[0]).toBe("De här avtalen finns inte kvar");
    await press(all("button").find(({ textContent }) => textContent === "Till dina avtal") ?? null);
    expect(visited).toEqual([{ backTo: { to: "/contracts" } }]);
  });
});
