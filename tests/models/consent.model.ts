/**
 * The specification's diagram of the consent dialog (§8 "Consent reasons", with AMB-64, AMB-66): what it asks for, and what
 * becomes of the answer. Written from the specification, never from machines/.
 */
import { setup } from "xstate";

export const consentModel = setup({
  types: {
    events: {} as {
      type:
        | "the terms are new"
        | "the power of attorney is unsigned"
        | "the power of attorney is outdated"
        | "the terms and the power of attorney are new"
        | "the customer for whom an admin acts must consent"
        | "the person agrees"
        | "the documents arrive"
        | "the documents cannot be had"
        | "the server takes the answer"
        | "the server refuses the answer"
        | "the person leaves"
        | "the admin stops acting";
    },
  },
}).createMachine({
  id: "consent",
  meta: { proves: ["CNS-01", "CNS-03", "CNS-04", "CNS-05", "CNS-06", "AMB-66"] },
  initial: "nothing asked",
  states: {
    "nothing asked": {
      on: {
        "the terms are new": "asked for the terms",
        "the power of attorney is unsigned": "asked for a signature",
        "the power of attorney is outdated": "asked for a signature",
        "the terms and the power of attorney are new": "asked for both",
        "the customer for whom an admin acts must consent": "an admin is held up",
      },
    },
    "asked for the terms": { on: { "the person agrees": "looking for the terms", "the person leaves": "left" } },
    "looking for the terms": {
      on: { "the documents arrive": "accepting", "the documents cannot be had": "told that it failed" },
    },
    accepting: {
      on: { "the server takes the answer": "given", "the server refuses the answer": "told that it failed" },
    },
    "told that it failed": { on: { "the person agrees": "looking for the terms", "the person leaves": "left" } },
    "asked for a signature": { on: { "the person agrees": "looking for what to sign", "the person leaves": "left" } },
    "looking for what to sign": { on: { "the documents arrive": "signing" } },
    "asked for both": { on: { "the person agrees": "looking for both", "the person leaves": "left" } },
    "looking for both": { on: { "the documents arrive": "signing both" } },
    "an admin is held up": { on: { "the admin stops acting": "left" } },
    given: {},
    signing: {},
    "signing both": {},
    left: {},
  },
});
