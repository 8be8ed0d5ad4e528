/** The dashboard. Specification §7 "General". */
import type { Dashboard } from "../domain/cards";
import { CUSTOMER_API, call } from "./client";
import { dashboardSchema } from "./schemas/cards";

export const readDashboard = ({ signal }: { signal: AbortSignal }): Promise<Dashboard> =>
  call({ method: "GET", path: `${CUSTOMER_API}/home/dashboard`, schema: dashboardSchema, signal });
