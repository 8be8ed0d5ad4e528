import type { BankIdOrder } from "../../src/domain/bankIdOrder";

type Given = Partial<Pick<BankIdOrder, "orderRef" | "hasLaunchedApp" | "isPickedUp">> & { agedMs?: number };

/** The official example order, `agedMs` old by this device's clock. */
export const bankIdOrder = ({ agedMs = 0, ...given }: Given = {}): BankIdOrder => ({
  orderRef: "131daac9-16c6-4618-beb0-365768f37288",
  autoStartToken: "7c40b5c9-fa74-49cf-b98c-bfe651f9a7c6",
  qrStartToken: "67df3917-fa0d-44e5-b327-edcc928297f8",
  qrStartSecret: "d28db9a7-4cde-429e-a983-359be676944c",
  orderCreatedAtMs: Date.now() - agedMs,
  orderValidForMs: 30_000,
  hasLaunchedApp: false,
  isPickedUp: false,
  ...given,
});

export const desktop = { isHandheld: false, hasUserActivation: true, isReturn: false };
export const handheld = { isHandheld: true, hasUserActivation: true, isReturn: false };
