/** The rules of picking, one by one. */
import { describe, expect, it } from "vitest";
import { folded, searchByName } from "../../src/domain/search";
import { chosenProvidersOf, entriesOf, merged, picksIn, withProvider, withSubType } from "../../src/domain/selection";
import { address, category, electricity, entry, insurance, mobile, service } from "../support/pickerActor";

const none = { providerIds: [], subTypes: [], addresses: [] };

describe("what is picked", () => {
  it("stands in the category's order, whatever the order of the ticks", () => {
    const picks = withProvider(withProvider(none, "pratmobil"), "telnord");
    expect(entriesOf(mobile, picks)).toEqual([entry({ id: "telnord" }), entry({ id: "pratmobil" })]);
  });

  it("leaves out sub-types of providers that aren't ticked", () => {
    const picks = withSubType(none, { providerId: "hemtrygg", contractType: "CarInsurance" });
    expect(entriesOf(insurance, picks)).toEqual([]);
  });

  it("has an address only where one is needed", () => {
    const addresses = [{ key: JSON.stringify(["Mobile", "telnord"]), address: address() }];
    expect(entriesOf(mobile, { ...none, providerIds: ["telnord"], addresses })).toEqual([entry({ id: "telnord" })]);
  });

  it("keeps the first of two providers of the same id [A56]", () => {
    const twice = category({ serviceProviders: [service("telnord"), { ...service("telnord"), name: "Annan" }] });
    expect(entriesOf(twice, { ...none, providerIds: ["telnord"] })).toEqual([entry({ id: "telnord" })]);
  });

  it("is what a panel opens with again", () => {
    const picks = {
      ...none,
      providerIds: ["hemtrygg", "hansa"],
      subTypes: [{ providerId: "hemtrygg", contractType: "CarInsurance" }],
    };
    expect(picksIn(merged([], insurance, picks), insurance)).toEqual(picks);
  });
});

describe("merging [PICK-13]", () => {
  const car = entry({ id: "x", categoryType: "CAR_INSURANCE", contractType: "CarInsurance" });

  it("replaces what is of the same type under another category", () => {
    const picks = { ...none, providerIds: ["bilskydd"], subTypes: [{ providerId: "bilskydd", contractType: "CarInsurance" }] };
    expect(merged([car], insurance, picks).map(({ provider }) => provider.id)).toEqual(["bilskydd"]);
  });

  it("keeps it where the type isn't picked", () => {
    expect(merged([car], mobile, { ...none, providerIds: ["telnord"] })).toEqual([car, entry({ id: "telnord" })]);
  });
});

it("sends whole providers once, and addresses where there are some [AMB-16]", () => {
  const whole = entry({ id: "hansa", serviceProviderId: null });
  const powered = entry({ id: "norrsken", requiresAddress: true, address: address() });
  expect(chosenProvidersOf([whole, whole, powered, entry({ id: "telnord" })])).toEqual({
    serviceProviders: [{ id: "norrsken", address: address() }, { id: "telnord" }],
    providerIds: ["hansa"],
  });
  expect(electricity.requiresAddress).toBe(true);
});

describe("searching [PICK-04]", () => {
  const names = ["Åkraft", "Akvavit", "Älvkraft", "Österlen El", "Ostkraft", "Café Løv", "Trygg & Säker/Hansa"].map((name) => ({
    name,
  }));
  const found = (query: string) => searchByName(names, query).map(({ name }) => name);

  it.each([
    { query: "akraft", finds: ["Åkraft"] },
    { query: "ÅKRAFT", finds: ["Åkraft"] },
    { query: "åkva", finds: ["Akvavit"] },
    { query: "alv", finds: ["Älvkraft"] },
    { query: "ost", finds: ["Österlen El", "Ostkraft"] },
    { query: "öst", finds: ["Österlen El", "Ostkraft"] },
    { query: "el oster", finds: ["Österlen El"] },
    { query: "cafe lov", finds: ["Café Løv"] },
    { query: "o\u0308ster", finds: ["Österlen El"] },
    { query: "säker/", finds: ["Trygg & Säker/Hansa"] },
    { query: "(.*)*", finds: [] },
    { query: "   ", finds: names.map(({ name }) => name) },
  ])("$query finds $finds", ({ query, finds }) => expect(found(query)).toEqual(finds));

  it("folds letters that have no marks to take away", () => expect(folded("ÆØß")).toBe("aoss"));

  it("goes through two thousand names well within a frame", () => {
    const many = Array.from({ length: 2_000 }, (_, i) => ({ name: `Östra Älvkraft ${i}` }));
    // The best of some: what else the machine does in the meantime isn't the search's.
    const took = Array.from({ length: 20 }, () => {
      const begun = performance.now();
      expect(searchByName(many, "ostra alvkraft 1999")).toHaveLength(1);
      return performance.now() - begun;
    });
    expect(Math.min(...took)).toBeLessThan(16);
  });
});
