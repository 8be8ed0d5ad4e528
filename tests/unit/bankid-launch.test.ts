import { describe, expect, it } from "vitest";
import { bankIdLaunchUrl, bankIdReturnUrl, wayBackOf } from "../../src/domain/bankIdLaunch";

const autoStartToken = "7c40b5c9-fa74-49cf-b98c-bfe651f9a7c6";
const pageUrl = "https://avtalsbo.test/login/bank-id";

const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const iPad = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const android = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)";
const browsers = {
  iosSafari: { isHandheld: true, userAgent: `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1` },
  iPadSafari: { isHandheld: true, userAgent: `${iPad} Version/18.5 Safari/605.1.15` },
  iosChrome: { isHandheld: true, userAgent: `${iPhone} CriOS/137.0.7151.79 Mobile/15E148 Safari/604.1` },
  iPadChrome: { isHandheld: true, userAgent: `${iPad} CriOS/137 Version/18.5 Safari/605.1.15` },
  iosFirefox: { isHandheld: true, userAgent: `${iPhone} FxiOS/139.0 Mobile/15E148 Safari/605.1.15` },
  iosOpera: { isHandheld: true, userAgent: `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1 OPT/5.4.5` },
  iosEdge: { isHandheld: true, userAgent: `${iPhone} Version/18.0 EdgiOS/136.0 Mobile/15E148 Safari/604.1` },
  androidChrome: { isHandheld: true, userAgent: `${android} Chrome/137.0.0.0 Mobile Safari/537.36` },
  androidFirefox: { isHandheld: true, userAgent: "Mozilla/5.0 (Android 15; Mobile; rv:139.0) Gecko/139.0 Firefox/139.0" },
  androidSamsung: { isHandheld: true, userAgent: `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36` },
  androidEdge: { isHandheld: true, userAgent: `${android} Chrome/137.0.0.0 Mobile Safari/537.36 EdgA/137.0` },
  desktopChrome: { isHandheld: false, userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/137.0.0.0 Safari/537.36" },
  desktopSafari: { isHandheld: false, userAgent: `${iPad} Version/18.5 Safari/605.1.15` },
};

const onPhone = (redirect: string) => `https://app.bankid.com/?autostarttoken=${autoStartToken}&redirect=${redirect}`;
const onComputer = `bankid:///?autostarttoken=${autoStartToken}&redirect=null`;
const markedPage = "https%3A%2F%2Favtalsbo.test%2Flogin%2Fbank-id%23initiated%3Dtrue";

describe("the link that opens the ID app, and where it leads back to [BID-17]", () => {
  it.each([
    ["iosSafari", `${pageUrl}#initiated=true`, onPhone(markedPage)],
    ["iPadSafari", `${pageUrl}#initiated=true`, onPhone(markedPage)],
    ["iosChrome", "googlechromes://", onPhone("googlechromes%3A%2F%2F")],
    ["iPadChrome", "googlechromes://", onPhone("googlechromes%3A%2F%2F")],
    ["iosFirefox", "firefox://", onPhone("firefox%3A%2F%2F")],
    ["iosOpera", `touch-${pageUrl}#initiated=true`, onPhone(`touch-${markedPage}`)],
    ["iosEdge", null, onPhone("null")],
    ["androidChrome", null, onPhone("null")],
    ["androidFirefox", null, onPhone("null")],
    ["androidSamsung", null, onPhone("null")],
    ["androidEdge", null, onPhone("null")],
    ["desktopChrome", null, onComputer],
    ["desktopSafari", null, onComputer],
  ] as const)("%s: %s", (name, returnUrl, launchUrl) => {
    expect(bankIdReturnUrl({ ...browsers[name], pageUrl })).toBe(returnUrl);
    expect(bankIdLaunchUrl({ ...browsers[name], autoStartToken, pageUrl })).toBe(launchUrl);
  });

  it.each([
    "a&redirect=https://evil.test#",
    `${autoStartToken}&redirect=https://evil.test`,
    `${autoStartToken}#`,
    `[${autoStartToken}]`,
    ` ${autoStartToken}`,
    `${autoStartToken}\n`,
    "",
  ])("is not made for a token that isn't one: %j [SEC-06] [A26]", (odd) => {
    expect(bankIdLaunchUrl({ ...browsers.iosSafari, autoStartToken: odd, pageUrl })).toBeNull();
    expect(bankIdLaunchUrl({ ...browsers.desktopChrome, autoStartToken: odd, pageUrl })).toBeNull();
  });
});

describe("the way back that the person must find themselves", () => {
  it.each([
    ["iosEdge", false, "browser"],
    ["iosEdge", true, "app"],
    ["iosSafari", false, null],
    ["iosSafari", true, "app"],
    ["iPadSafari", true, "app"],
    ["iosChrome", false, null],
    ["androidChrome", false, null],
    ["androidChrome", true, null],
    ["desktopChrome", true, null],
    ["desktopSafari", true, null],
  ] as const)("%s, on the home screen: %s, is %s", (name, isStandalone, wayBack) => {
    expect(wayBackOf({ ...browsers[name], isStandalone })).toBe(wayBack);
  });
});
