/**
 * The specification's diagram of editing an address (§2 "Address editor", §5, §7, §9, with AMB-17, AMB-18, AMB-64).
 * It is written from the specification, never from machines/. A state is what one could tell a person, an event is what
 * happens in the world.
 */
import { setup } from "xstate";

export const addressEditorModel = setup({
  types: {
    events: {} as {
      type:
        | "the person comes to write an address"
        | "the person comes to change an address"
        | "the person comes before the rules"
        | "the person comes as a visitor"
        | "the rules arrive"
        | "the rules can't be read"
        | "the server asks for a consent first"
        | "the person asks for the rules again"
        | "the person begins a street"
        | "the person goes on with the street"
        | "the person writes all of it on one line"
        | "the lookup finds places"
        | "the lookup finds nothing"
        | "the lookup fails"
        | "the person picks a place"
        | "the person waves the places away"
        | "the person fetches the registered address"
        | "the register answers"
        | "the register knows of none"
        | "the register fails"
        | "five seconds pass"
        | "the person saves half an address"
        | "the person fills in what is missing"
        | "the person saves the address"
        | "the server takes it"
        | "the server refuses a field"
        | "the server fails"
        | "the server asks for a consent"
        | "the consent is given"
        | "the person closes";
    },
  },
}).createMachine({
  id: "address-editor",
  meta: { proves: ["ADDR-04", "ADDR-05", "ADDR-11", "ADDR-12", "AMB-17", "AMB-18", "AMB-64", "FMT-09", "F13", "F22"] },
  initial: "on the way",
  states: {
    "on the way": {
      on: {
        "the person comes to write an address": "empty",
        "the person comes to change an address": "whole",
        "the person comes before the rules": "empty, rules to come",
        "the person comes as a visitor": "empty, without the register",
      },
    },
    "empty, rules to come": {
      on: {
        "the rules arrive": "empty",
        "the rules can't be read": "empty, without rules",
        "the server asks for a consent first": "consent asked for, rules to come",
        "the person begins a street": "looking up",
      },
    },
    "empty, without rules": {
      on: {
        "the person asks for the rules again": "empty, rules to come",
        "the person saves half an address": "something missing",
        "the person fills in what is missing": "whole",
      },
    },
    "consent asked for, rules to come": { on: { "the consent is given": "empty, rules to come" } },
    "empty, without the register": { on: { "the person begins a street": "looking up" } },
    empty: {
      on: {
        "the person begins a street": "looking up",
        "the person fetches the registered address": "register asked",
        "the person saves half an address": "something missing",
        "the person closes": "closed",
      },
    },
    "looking up": {
      on: {
        "the lookup finds places": "places offered",
        "the lookup finds nothing": "street typed",
        "the lookup fails": "street typed",
      },
    },
    "places offered": {
      on: {
        "the person picks a place": "whole",
        "the person waves the places away": "street typed",
        "the person goes on with the street": "looking up",
      },
    },
    "street typed": {
      on: {
        "the person writes all of it on one line": "line split",
        "the person saves half an address": "something missing",
      },
    },
    "line split": { on: { "the person fills in what is missing": "whole" } },
    "register asked": {
      on: {
        "the register answers": "registered",
        "the register knows of none": "empty",
        "the register fails": "empty",
        "five seconds pass": "empty",
        "the person begins a street": "looking up",
      },
    },
    registered: { on: { "the person saves the address": "saving", "the person begins a street": "looking up" } },
    "something missing": { on: { "the person fills in what is missing": "whole" } },
    whole: { on: { "the person saves the address": "saving", "the person closes": "closed" } },
    saving: {
      on: {
        "the server takes it": "saved",
        "the server refuses a field": "refused",
        "the server fails": "not saved",
        "the server asks for a consent": "consent asked for",
      },
    },
    refused: { on: { "the person saves the address": "saving", "the person closes": "closed" } },
    "not saved": { on: { "the person saves the address": "saving" } },
    "consent asked for": { on: { "the consent is given": "whole" } },
    saved: {},
    closed: {},
  },
});
