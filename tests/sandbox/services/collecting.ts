/** What collect tells of an order, whatever it is for. */
import type { Context } from "hono";
import { collectStatusSchema } from "../../../src/api/schemas/orders";
import { answer, refuse } from "../answer";
import type { SandboxEnv } from "../env";
import type { Order, OrderKind } from "../order-rules";

/** The complete order that the call asks for, or the answer to a call that has none to hear of. `isOwn`: who may ask. */
export function completeOrder(c: Context<SandboxEnv>, kind: OrderKind, isOwn: (order: Order) => boolean = () => true) {
  const { orders } = c.var.world;
  const orderRef = c.req.query("orderRef");
  if (!orderRef) return { refused: refuse(c, 400, "ARGUMENT_NOT_VALID") };
  const found = orders.collect(orderRef, kind);
  if (found === "gone") return { refused: refuse(c, 400, "ORDER_ALREADY_COLLECTED") };
  if (found === "unknown" || !isOwn(found.order)) return { refused: refuse(c, 404, "ORDER_NOT_FOUND") };
  const { order } = found;
  if (order.state !== "complete") return { refused: answer(c, collectStatusSchema, pendingOrFailed(c, order)) };
  // Once means once heard of: an answer that got lost can be asked for again.
  c.var.onDelivered.push(() => orders.markCollected(order));
  return { order };
}

const pendingOrFailed = (c: Context<SandboxEnv>, { state, hintCode }: Order) => ({
  status: state === "failed" ? "FAILED" : "PENDING",
  ...(c.var.world.settings().auth.hints && { hintCode }),
});
