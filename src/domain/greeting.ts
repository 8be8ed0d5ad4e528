/** Which greeting fits the hour. Specification §2 "Home", §9 "Greeting hour thresholds 8, 12, 18"; reading AMB-11. */

export type Greeting = "morning" | "noon" | "afternoon" | "evening";

/** @param hour Whole hour of the day, 0 to 23. */
export function greetingOf(hour: number): Greeting {
  if (hour < 8) return "morning";
  if (hour < 12) return "noon";
  if (hour < 18) return "afternoon";
  return "evening";
}

/** @param nowMs Epoch ms; the hour is the one on the person's own clock. */
export const greetingAt = (nowMs: number): Greeting => greetingOf(new Date(nowMs).getHours());
