/** Campaign parameters: an allow-list, capped, for thirty days, for one person. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetQueryParams, keepQueryParams, queryParamsHeader } from "../../src/platform/queryParams";
import { stubBrowser } from "../support/browser";

const NOW = Date.UTC(2026, 2, 1);
const DAY_MS = 86_400_000;

beforeEach(() => {
  stubBrowser();
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("keeps the allowed names with their exact text, and no one-time values [AMB-57] [JWT-19] [TR-06]", () => {
  keepQueryParams("?orderRef=abc&utm_source=x&token=t&code=1&utm_id=662E41&ref=007&campaign=&utm_content=%22x%22&UTM_x=1");
  expect(queryParamsHeader()).toBe("utm_source=x&utm_id=662E41&ref=007&utm_content=%22x%22");
});

it("is absent when nothing was kept [API-05]", () => expect(queryParamsHeader()).toBeNull());

it("stays over visits without parameters, and is replaced by a visit with some", () => {
  keepQueryParams("?utm_source=a");
  keepQueryParams("?page=2");
  expect(queryParamsHeader()).toBe("utm_source=a");
  keepQueryParams("?ref=b");
  expect(queryParamsHeader()).toBe("ref=b");
});

it.each([
  { days: 30, header: "ref=b" },
  { days: 30.001, header: null },
])("after $days days: $header [AMB-57]", ({ days, header }) => {
  keepQueryParams("?ref=b");
  vi.setSystemTime(NOW + days * DAY_MS);
  expect(queryParamsHeader()).toBe(header);
});

describe("caps [AMB-57]", () => {
  it("each value at 100 characters, never in the middle of one", () => {
    keepQueryParams(`?ref=${encodeURIComponent("😀".repeat(200))}`);
    expect([...(new URLSearchParams(queryParamsHeader()!).get("ref") ?? "")]).toHaveLength(50);
  });
  it("the whole at 1 kB", () => {
    keepQueryParams(`?${["a", "b", "c", "d"].map((name) => `utm_${name}=${"å".repeat(60)}`).join("&")}`);
    expect(queryParamsHeader()!.length).toBeLessThanOrEqual(1_000);
    expect([...new URLSearchParams(queryParamsHeader()!).keys()]).toEqual(["utm_a", "utm_b"]);
  });
});

it("doesn't outlive the person [JWT-19]", () => {
  keepQueryParams("?ref=b");
  forgetQueryParams();
  expect(queryParamsHeader()).toBeNull();
});
