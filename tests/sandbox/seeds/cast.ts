/**
 * Who can log in, and what one can try with each. Names and numbers are made up: the numbers have the birth numbers 238 and 239,
 * which the tax agency keeps for tests, and a right check digit.
 */
import type { Person } from "../person";
import { annasContracts, annasDashboard, annasOffers } from "./anna";
import {
  applyForLoanCard,
  carOffersCard,
  collectCard,
  emptyDashboard,
  ongoingCard,
  todoCard,
  UNREAD_ADVICE,
  uploadInvoiceCard,
} from "./cards";
import { holder, person } from "./makers";
import { offered } from "./offered";
import { providers } from "./providers";

const newcomer = { email: null, mobileNumber: null, address: null, poaSignedAt: null };

const onboarding: Person[] = [
  person({
    ...newcomer,
    personalNumber: "199307142399",
    firstName: "Nils",
    lastName: "Nyberg",
    note: "Ny kund, börjar från början",
    onboardingState: "New",
  }),
  person({
    personalNumber: "197802252382",
    firstName: "Maja",
    lastName: "Melin",
    note: "Har inte valt några avtal än (MissingContracts)",
    onboardingState: "MissingContracts",
    poaSignedAt: null,
  }),
  person({
    personalNumber: "196609032385",
    firstName: "Petra",
    lastName: "Persson",
    note: "Har inte skrivit under fullmakten (MissingPoa)",
    onboardingState: "MissingPoa",
    poaSignedAt: null,
  }),
];

const admins: Person[] = [
  person({
    personalNumber: "198111192384",
    firstName: "Alva",
    lastName: "Admin",
    note: "Administratör som kan företräda kunder",
    role: "ADMIN",
    supportsImpersonation: true,
  }),
  person({
    personalNumber: "197405062394",
    firstName: "Adam",
    lastName: "Adolfsson",
    note: "Administratör som inte kan företräda kunder",
    role: "ADMIN",
  }),
];

const consents: Person[] = [
  person({
    personalNumber: "199001302380",
    firstName: "Tove",
    lastName: "Thulin",
    note: "Måste godkänna nya villkor",
    consentReason: "TermsAndConditionsUpdated",
  }),
  person({
    personalNumber: "195808172398",
    firstName: "Bo",
    lastName: "Berg",
    note: "Måste godkänna nya villkor och skriva under ny fullmakt",
    consentReason: "TermsAndConditionsAndPowerOfAttorneyUpdated",
  }),
  person({
    personalNumber: "194906212388",
    firstName: "Ulla",
    lastName: "Ung",
    note: "Har aldrig skrivit under fullmakten, fast allt annat är klart",
    consentReason: "PowerOfAttorneyUnsigned",
    poaSignedAt: null,
  }),
  person({
    personalNumber: "196203102394",
    firstName: "Otto",
    lastName: "Olsson",
    note: "Fullmakten har blivit för gammal",
    consentReason: "PowerOfAttorneyOutdated",
    poaSignedAt: "2019-02-04T12:00:00.000Z",
  }),
];

const waiting: Person[] = [
  holder(
    { personalNumber: "197607122384", firstName: "Vera", lastName: "Wik", note: "Väntar på erbjudanden om bilförsäkring" },
    ["CarInsurance", "HomeInsurance"],
    (car) => ({
      ongoingCards: [ongoingCard(car, "Vi hämtar erbjudanden om bilförsäkring.", { providers: [providers.vagtrygg] })],
    }),
  ),
  holder(
    { personalNumber: "198310232395", firstName: "Kalle", lastName: "Karlsson", note: "Har fått erbjudanden om bilförsäkring" },
    ["CarInsurance"],
    (car) => ({ offerPreviewCards: [carOffersCard(car, providers.vagtrygg)] }),
  ),
];

const processes: Person[] = [
  holder(
    { personalNumber: "197205152387", firstName: "Lena", lastName: "Lund", note: "Har inte börjat på sin låneansökan" },
    ["PrivateLoan"],
    (loan) => ({ todoCards: [applyForLoanCard(loan)] }),
  ),
  holder(
    { personalNumber: "195411302390", firstName: "Leif", lastName: "Lång", note: "Har skickat in sin låneansökan" },
    ["PrivateLoan"],
    (loan) => ({
      ongoingCards: [
        ongoingCard(loan, "Bankerna går igenom din ansökan.", {
          offers: [
            { bidderName: "Lånhuset", amount: 250_000, interestRate: 0.0595, paybackTime: 12 },
            { bidderName: "Bolånebanken", amount: 250_000, interestRate: 0.064, paybackTime: 12 },
          ],
        }),
      ],
    }),
  ),
  holder(
    { personalNumber: "199808062385", firstName: "Frida", lastName: "Fors", note: "Fakturan gick inte att läsa" },
    ["Electricity"],
    (el) => ({
      todoCards: [
        {
          ...uploadInvoiceCard(el),
          description: UNREAD_ADVICE,
          backgroundProcess: {
            status: "FAILED",
            statusDescriptionKey: "todo.ELECTRICITY.uploadInvoice.failed",
            type: "INVOICE_ANALYSIS",
          },
        },
      ],
    }),
  ),
];

const rest: Person[] = [
  person({
    personalNumber: "197511182383",
    firstName: "Hedda",
    lastName: "Hall",
    note: "Har valt ett försäkringsbolag, vars försäkringar inte är hämtade",
    awaited: [providers.hansa],
    dashboard: { ...emptyDashboard, todoCards: [collectCard(providers.hansa)] },
  }),
  person({ personalNumber: "200102182391", firstName: "Tom", lastName: "Tamm", note: "Klar, men har inget på startsidan" }),
  holder(
    {
      personalNumber: "194601272380",
      firstName: "Inga",
      lastName: "Isaksson",
      note: "Kan inte företrädas av en administratör",
      isEnabled: false,
    },
    ["Mobile"],
    (mobile) => ({
      todoCards: [
        todoCard(mobile, {
          titleKey: "todo.MOBILE.newPrice.title",
          description: "Telnord höjer priset på ditt abonnemang.",
          subFlows: [
            {
              type: "Primary",
              action: null,
              buttonNameKey: "todo.MOBILE.newPrice.button",
              externalUrl: "https://example.com/telnord",
            },
          ],
        }),
      ],
    }),
  ),
];

export const cast: Person[] = [
  person({
    personalNumber: "198504122386",
    firstName: "Anna",
    lastName: "Andersson",
    note: "Har avtal av alla åtta slag, erbjudanden, att göra och pågående",
    contracts: annasContracts,
    offers: annasOffers,
    dashboard: annasDashboard,
  }),
  ...onboarding,
  ...admins,
  ...consents,
  ...offered,
  ...waiting,
  ...processes,
  ...rest,
];
