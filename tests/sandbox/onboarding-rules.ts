/** What the sandbox takes of a new customer's details, and how these bring them on. Pure. */
import * as v from "valibot";
import type { Person } from "./person";

export const sentContactSchema = v.strictObject({ email: v.string(), phoneNumber: v.string() });

const CONTACT_RULES = {
  email: /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}$/,
  phoneNumber: /^(\+[1-9]|0)\d{6,14}$/,
};

/** The fields that the rules don't take: trimmed and in lower case is what is sent. */
export const wrongContactFields = (sent: v.InferOutput<typeof sentContactSchema>): string[] =>
  (["email", "phoneNumber"] as const).filter((field) => !CONTACT_RULES[field].test(sent[field]));

/** A new customer whom one can reach, and of whom one knows where they live, comes to their contracts. */
export const onwards = (person: Person): Person =>
  person.onboardingState === "New" && person.email && person.mobileNumber && person.address
    ? { ...person, onboardingState: "MissingContracts" }
    : person;
