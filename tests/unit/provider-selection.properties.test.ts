/** Whatever a person does, and in whatever order: a thousand people of fifty presses each, on the real machine. */
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AddressForm } from "../../src/domain/address";
import { isSameType } from "../../src/domain/contractTypes";
import { subTypesOf } from "../../src/domain/providers";
import type { Selection } from "../../src/domain/selection";
import { beginPicker, pickerData } from "../support/pickerActor";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SEED = 20_260_301;
const RUNS = 1_000;
const EVENTS = 50;

const ids = ["telnord", "pratmobil", "norrsken", "granby", "hemtrygg", "bilskydd", "hansa", "ensam", "nobody"];
const types = ["CarInsurance", "HomeInsurance", "Mobile"];
const complete = { street: "Storgatan", streetNumber: "7", postalCode: "903 25", postalAddress: "Umeå" };

const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant("category.open" as const), category: fc.nat(4) }) },
  { weight: 6, arbitrary: fc.record({ type: fc.constant("provider.toggle" as const), providerId: fc.constantFrom(...ids) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant("subType.toggle" as const),
      providerId: fc.constantFrom(...ids),
      contractType: fc.constantFrom(...types),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant("type" as const),
      field: fc.constantFrom("street" as const, "postalCode" as const, "postalAddress" as const, "streetNumber" as const),
      value: fc.constantFrom("", "x", "903 25", "Umeå", "12"),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ type: "fill" as const }) },
  { weight: 8, arbitrary: fc.constant({ type: "confirm" as const }) },
  { weight: 2, arbitrary: fc.constant({ type: "back" as const }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("search.type" as const), text: fc.constantFrom("tel", "å", "") }) },
);

const categoryAt = (selection: Selection, type: string) => selection.filter(({ categoryType }) => isSameType(categoryType, type));

const isWhole = (selection: Selection) =>
  selection.every(({ requiresAddress, address }) =>
    requiresAddress ? address !== null && address.street !== "" && address.postalCode !== null : address === null,
  );

const isAddressAsked = (picker: ReturnType<typeof beginPicker>) => picker.actor.getSnapshot().children.address !== undefined;

/** There is something to type in only while an address is asked for. */
function typeIfAsked(picker: ReturnType<typeof beginPicker>, form: Partial<AddressForm>) {
  if (isAddressAsked(picker)) picker.type(form);
}

/** One person, from the categories to their fiftieth press; `look` sees what each press did. */
async function press(
  events: ReadonlyArray<typeof event extends fc.Arbitrary<infer Event> ? Event : never>,
  look: (picker: ReturnType<typeof beginPicker>, before: ReturnType<ReturnType<typeof beginPicker>["context"]>) => void,
) {
  const picker = beginPicker();
  await picker.answer();
  for (const one of events) {
    const before = picker.context();
    if (one.type === "fill") typeIfAsked(picker, complete);
    else if (one.type === "type") typeIfAsked(picker, { [one.field]: one.value });
    else if (one.type === "confirm" && isAddressAsked(picker)) await picker.save();
    else picker.send(one);
    look(picker, before);
  }
  return picker;
}

const people = fc.array(event, { minLength: EVENTS, maxLength: EVENTS });
const options = { seed: SEED, numRuns: RUNS };

it("never lacks an address where one is required [PICK-11]", async () => {
  await fc.assert(
    fc.asyncProperty(people, async (events) => {
      await press(events, (picker) => expect(isWhole(picker.context().selection)).toBe(true));
    }),
    options,
  );
}, 120_000);

it("never lacks a sub-type: every provider that was ticked is in the selection, with one of its own at least [PICK-10]", async () => {
  let merges = 0;
  await fc.assert(
    fc.asyncProperty(people, async (events) => {
      await press(events, (picker, before) => {
        const { selection, panel } = picker.context();
        if (selection === before.selection || panel !== null) return;
        merges++;
        const category = before.categories[before.panel!.category]!;
        const own = categoryAt(selection, category.contractType);
        const offered = [...category.serviceProviders, ...category.providers].map(({ id }) => id);
        const ticked = before.panel!.picks.providerIds.filter((id) => offered.includes(id));
        expect(new Set(own.map(({ provider }) => provider.id))).toEqual(new Set(ticked));
        for (const { provider, contractType, serviceProviderId } of own) {
          const subTypes = subTypesOf(category, provider.id).map((sub) => sub.contractType);
          if (subTypes.length > 0) expect(subTypes).toContain(contractType);
          else expect([provider.id, null]).toContain(serviceProviderId);
        }
      });
    }),
    options,
  );
  // The property is about something.
  expect(merges).toBeGreaterThan(RUNS);
}, 120_000);

it("replaces what is of the same contract type and keeps the rest [PICK-13]", async () => {
  await fc.assert(
    fc.asyncProperty(people, async (events) => {
      await press(events, (picker, before) => {
        const { selection, panel } = picker.context();
        if (selection === before.selection) return;
        expect(panel).toBeNull();
        const { contractType } = before.categories[before.panel!.category]!;
        const rest = (of: Selection) => of.filter(({ categoryType }) => !isSameType(categoryType, contractType));
        expect(rest(selection)).toEqual(rest(before.selection));
        const keys = selection.map((entry) => `${entry.contractType}/${entry.provider.id}`);
        expect(new Set(keys).size).toBe(keys.length);
      });
    }),
    options,
  );
}, 120_000);

it("never breaks, and never takes more than there is", async () => {
  await fc.assert(
    fc.asyncProperty(people, async (events) => {
      const picker = await press(events, () => {});
      expect(picker.actor.getSnapshot().status).toBe("active");
      expect(
        picker
          .context()
          .selection.every((entry) =>
            pickerData.categories.some(({ contractType }) => isSameType(contractType, entry.categoryType)),
          ),
      ).toBe(true);
    }),
    options,
  );
}, 120_000);
