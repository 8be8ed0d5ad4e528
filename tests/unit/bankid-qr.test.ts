import { describe, expect, it } from "vitest";
import { qrDataAt } from "../../src/domain/bankIdQr";

const createdAtMs = 1_700_000_000_123;

describe("the QR code's content [AUTH-14] [AMB-02]", () => {
  const official = {
    qrStartToken: "67df3917-fa0d-44e5-b327-edcc928297f8",
    qrStartSecret: "d28db9a7-4cde-429e-a983-359be676944c",
  };
  it.each([
    [0, "dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8"],
    [1, "949d559bf23403952a94d103e67743126381eda00f0b3cbddbf7c96b1adcbce2"],
    [2, "a9e5ec59cb4eee4ef4117150abc58fad7a85439a6a96ccbecc3668b41795b3f3"],
    [3, "96077d77699971790b46ee1f04ff1e44fe96b0602c9c51e4ca9c6d031c7c3bb7"],
    [10, "2822ca616ce1e64a1c171df69154ebc5adef4011244c867d6ad88a02db178962"],
    [29, "26049f2bc12d5b43ebe8bf701e7725abf015d2d8347aa04c924b5793ee4a196c"],
    [30, "814d7fd38e2276625b6815152e3554c663acca689260c092203b48ca4e5c09a3"],
  ])("is the official one at second %i", (second, code) => isAt(official, second, code));

  const other = { qrStartToken: "11111111-2222-3333-4444-555555555555", qrStartSecret: "aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee" };
  it.each([
    [0, "081d15a34f359351b3785aec0c7dee787945e6ba65f0cfa349d6865eced97bd6"],
    [1, "2a87f790741dac132030474854c72118f9b9ab39254ff9f31a1aab123f0411a1"],
    [2, "0bef68c184006d8febc918d3e145aafbfd8ebcff2aaced9a806254d34c2a7d56"],
    [29, "f79360ff82f967a8e67282c2840adce1539f5ee2512f0e12c62bb331842b76c5"],
  ])("is the second example's at second %i [BID-10]", (second, code) => isAt(other, second, code));

  async function isAt(keys: typeof official, second: number, code: string) {
    const at = (ms: number) => qrDataAt({ ...keys, orderCreatedAtMs: createdAtMs }, createdAtMs + ms);
    const whole = `bankid.${keys.qrStartToken}.${second}.${code}`;
    expect(await at(second * 1_000)).toBe(whole);
    expect(await at(second * 1_000 + 999)).toBe(whole);
  }

  it("has no second below 0 [BID-11]", async () => {
    const data = await qrDataAt({ ...official, orderCreatedAtMs: createdAtMs }, createdAtMs - 1);
    expect(data).toMatch(/\.0\.dc69358e/);
  });

  it.each([
    { qrStartSecret: "" },
    { qrStartSecret: "d28db9a7" },
    { qrStartSecret: "x".repeat(100_000) },
    { qrStartSecret: "<b>d28db9a7-4cde-429e-a983-359be676944c" },
    { qrStartToken: "67df3917-fa0d-44e5-b327-edcc928297f8\n" },
    { qrStartToken: "📱" },
  ])("is refused for a token or secret that isn't one, without telling it [A24] [A30]", async (odd) => {
    const refusal = qrDataAt({ ...official, ...odd, orderCreatedAtMs: createdAtMs }, createdAtMs);
    await expect(refusal).rejects.toThrow(/^The order's QR token or secret is malformed\.$/);
  });
});

describe("a code that the server has made [AMB-02] [A29]", () => {
  const serverMade =
    "bankid.67df3917-fa0d-44e5-b327-edcc928297f8.0.dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8";

  it.each([serverMade, `bankid.${"a".repeat(505)}`])("is taken as it is", async (qrData) =>
    expect(await qrDataAt({ qrData }, createdAtMs)).toBe(qrData),
  );

  it.each([`${serverMade}\n`, `bankid.${"a".repeat(506)}`, "bankid.", "https://evil.test", "bankid.å", "bankid.a b", ""])(
    "is refused when it isn't one: %j",
    async (qrData) => {
      await expect(qrDataAt({ qrData }, createdAtMs)).rejects.toThrow(/^The server's QR content is malformed\.$/);
    },
  );
});
