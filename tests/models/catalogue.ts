/** Every diagram of the specification by its flow's slug, found by its file: `<slug>.model.ts` exports one machine. */
import { type AnyStateMachine, StateMachine } from "xstate";

const files = import.meta.glob<Record<string, unknown>>("./*.model.ts", { eager: true });

export const models: Record<string, AnyStateMachine> = Object.fromEntries(
  Object.entries(files).map(([file, exports]) => {
    const slug = file.replace(/^\.\/|\.model\.ts$/g, "");
    const model = Object.values(exports).find((value): value is AnyStateMachine => value instanceof StateMachine);
    if (!model) throw new Error(`${file} exports no diagram.`);
    return [slug, model];
  }),
);
