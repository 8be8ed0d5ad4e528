/** The rules that keep the architecture true, where a search can see them broken. */
import { describe, expect, it } from "vitest";
import { filesIn, linesWith } from "./files";

const source = filesIn("src");
const machines = filesIn("machines");
const screens = [...filesIn("src/flows"), ...filesIn("src/pages")];

const allBut = (...exempt: string[]) =>
  [...source, ...machines].filter((file) => !exempt.some((place) => file.startsWith(place)));

describe("React only renders machine state", () => {
  it("flows and pages hold no state and no effects of their own", () => {
    expect(linesWith(/\b(useState|useReducer|useEffect|useLayoutEffect|useRef|useSyncExternalStore)\b/, screens)).toEqual([]);
  });

  it("machines know no React", () => {
    expect(linesWith(/from "(react|@xstate\/react|@chakra-ui)/, machines)).toEqual([]);
  });
});

describe("time is a named delay", () => {
  it("nothing but the platform sets a timer", () => {
    expect(
      linesWith(/\b(setTimeout|setInterval|requestAnimationFrame|requestIdleCallback)\(/, allBut("src/platform/", "src/ui/")),
    ).toEqual([]);
  });

  it("no interval runs anywhere", () => {
    expect(linesWith(/\bsetInterval\(/, allBut())).toEqual([]);
  });

  it("machines ask for the time only", () => {
    expect(linesWith(/\bnew Date\(|\bperformance\./, machines)).toEqual([]);
  });
});

describe("the world is touched at the border", () => {
  it("only the API border makes calls", () => {
    expect(linesWith(/\b(fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon)\b\s*\(/, allBut("src/api/"))).toEqual([]);
  });

  it("only the platform touches storage", () => {
    expect(linesWith(/\b(localStorage|sessionStorage|indexedDB|document\.cookie)\b/, allBut("src/platform/"))).toEqual([]);
  });

  it("no effect is inlined in a machine", () => {
    expect(
      linesWith(
        /\basync\b|\bawait\b|\bconsole\./,
        filesIn("machines").filter((file) => !file.startsWith("machines/shared/turn")),
      ),
    ).toEqual([]);
  });

  it("nobody navigates by an address [T4]", () => {
    expect(linesWith(/location\.(assign|replace|href)|navigate\(\{\s*href|redirect\(\{\s*href/, allBut())).toEqual([]);
  });
});

describe("what comes in can't reach further", () => {
  it("no markup is set from a string", () => {
    expect(
      linesWith(
        /dangerouslySetInnerHTML|\.innerHTML|\.outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function\(/,
        allBut(),
      ),
    ).toEqual([]);
  });

  it("no object is merged by assignment [T8]", () => {
    expect(linesWith(/Object\.assign\(/, allBut())).toEqual([]);
  });

  it("JSON is parsed at the border only: answers, storage, and the options in an address", () => {
    expect(linesWith(/JSON\.parse\(/, allBut("src/api/json.ts", "src/platform/", "src/domain/signOptions.ts"))).toEqual([]);
  });
});

describe("bytes and looks", () => {
  it("Chakra comes by named import [T10]", () => {
    expect(
      linesWith(/import \* as \w+ from "@chakra-ui|from "lucide-react\/dynamic"|import \* as \w+ from "lucide-react"/, source),
    ).toEqual([]);
  });

  it("components name colours by their tokens, never by a hex", () => {
    expect(linesWith(/["'`\s(:]#[0-9a-fA-F]{3,8}\b/, filesIn("src", /\.tsx$/))).toEqual([]);
  });

  it("nothing is styled by an attribute that the policy forbids in markup", () => {
    expect(linesWith(/\bstyle="/, filesIn("src", /\.tsx$/))).toEqual([]);
  });
});

describe("types", () => {
  it("nothing is any, and no check is switched off", () => {
    expect(linesWith(/:\s*any\b|as any\b|<any>|@ts-(ignore|expect-error|nocheck)/, [...source, ...machines])).toEqual([]);
  });
});
