/**
 * The Client-Info header: what device the app runs on. JSON in printable ASCII, at most 1 kB.
 * Specification §7 "Headers"; reading AMB-44; hostile A80.
 */
import { isHandheld, nativeAppVersion } from "./device";

const MAX_BYTES = 1_000;
const MAX_FIELD = 60;

type ClientInfo = {
  browser: string;
  version: string;
  os: string;
  screenResolution: string;
  brand: string;
  model: string;
  category: "mobile" | "desktop";
  language: string;
  nativeAppVersion: string | null;
};

type BrandedNavigator = Navigator & {
  userAgentData?: { brands?: { brand: string; version: string }[]; platform?: string };
};

/** Browsers name themselves beside others: the most particular name first. */
const BROWSERS: [name: string, pattern: RegExp][] = [
  ["Edge", /(?:Edg|EdgA|EdgiOS)\/([\d.]+)/],
  ["Opera", /(?:OPR|OPT)\/([\d.]+)/],
  ["Samsung Internet", /SamsungBrowser\/([\d.]+)/],
  ["Firefox", /(?:Firefox|FxiOS)\/([\d.]+)/],
  ["Chrome", /(?:Chrome|CriOS)\/([\d.]+)/],
  ["Safari", /Version\/([\d.]+).*Safari/],
];

const SYSTEMS: [name: string, pattern: RegExp][] = [
  ["Android", /Android/],
  ["iOS", /iPhone|iPad|iPod/],
  ["Windows", /Windows/],
  ["macOS", /Macintosh/],
  ["Linux", /Linux/],
];

function clientInfo(): ClientInfo {
  const { userAgent, language, userAgentData } = navigator as BrandedNavigator;
  const [browser, version] = BROWSERS.flatMap(([name, pattern]) => {
    const match = pattern.exec(userAgent);
    return match ? [[name, match[1] ?? ""] as const] : [];
  })[0] ?? ["", ""];
  return {
    browser,
    version,
    os: SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? "",
    screenResolution: `${screen.width}x${screen.height}`,
    brand: userAgentData?.brands?.at(-1)?.brand ?? "",
    model: /Android[^;]*;\s*([^;)]+?)(?:\s+Build|[;)])/.exec(userAgent)?.[1] ?? "",
    category: isHandheld() ? "mobile" : "desktop",
    language,
    nativeAppVersion: nativeAppVersion(),
  };
}

/** Everything outside printable ASCII as \uXXXX, so that no header value makes fetch throw. */
export function clientInfoHeader(info: ClientInfo = clientInfo()): string {
  const capped = Object.fromEntries(
    Object.entries(info).map(([name, value]) => [name, typeof value === "string" ? value.slice(0, MAX_FIELD) : value]),
  );
  const json = JSON.stringify(capped).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return json.length <= MAX_BYTES ? json : JSON.stringify({ category: info.category });
}
