/** The contracts in their real surroundings: the contract service, the router, the confirm dialog. */
import { fromCallback, fromPromise, type InputFrom } from "xstate";
import { contractsMachine, HOLDER_KEPT, HOLDER_REMOVED } from "../../../machines/contracts";
import { createLoadMachine } from "../../../machines/shared/load";
import { readPlaceholders, removeContractHolder } from "../../api/placeholders";
import type { GroupRef, Placeholders } from "../../domain/placeholders";
import { placeOf } from "../../domain/places";
import { isRefusedRemoval } from "../../domain/removals";
import { readLatest } from "../../platform/contractsChanged";
import { ports } from "../../ports";
import { tell } from "../asWrite";
import { followWrite } from "../followWrite";
import { fromRead } from "../fromRead";

export const contractsFlow = contractsMachine.provide({
  actors: {
    load: createLoadMachine<Placeholders>().provide({
      actors: { read: fromRead(({ signal }) => readLatest(() => readPlaceholders({ signal }))) },
    }),
    watchSelected: fromCallback(({ sendBack }) =>
      ports().onPlaceChange((path) => {
        const group = groupAt(path);
        if (group !== undefined) sendBack({ type: "group.selected", group });
      }),
    ),
    confirm: fromPromise(({ input, signal }) => ports().confirm(input, { signal })),
    removeHolder: fromPromise(({ input, signal }) =>
      followWrite(() => removeContractHolder(input.holderId), {
        signal,
        done: () => ports().toast(HOLDER_REMOVED),
        failed: (error) => void (isRefusedRemoval(error) && ports().toast(HOLDER_KEPT)),
      }),
    ),
  },
  actions: {
    navigate: (_, destination) => ports().navigate(destination),
    goBackTo: (_, destination) => ports().goBackTo(destination),
    toast: (_, toast) => tell(toast),
  },
});

/** The group that a path opens, null for the list alone; undefined for other pages: this one stays as it is while it goes. */
function groupAt(path: string): GroupRef | null | undefined {
  const place = placeOf(path);
  if (place?.route === "/contracts") return null;
  return place?.route === "/contracts/$selectedPlaceholder" ? { holderId: place.params.selectedPlaceholder ?? "" } : undefined;
}

export const contractsInput = (): InputFrom<typeof contractsMachine> => ({ selected: groupAt(ports().here()) ?? null });

/** For the page of one provider's contracts in a category. */
export const groupInput = (type: string, providerId: string): InputFrom<typeof contractsMachine> => ({
  selected: { type, providerId },
});
