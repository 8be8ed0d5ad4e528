/** Anna Andersson has everything: contracts of all eight types, a summer house, and cards of each kind. */
import type { HistoryCard } from "../../../src/domain/cards";
import type { Offer } from "../person";
import {
  addMoreCard,
  carOffersCard,
  completeCarCard,
  type DashboardCards,
  ongoingCard,
  subFlow,
  todoCard,
  uploadInvoiceCard,
} from "./cards";
import { CONTRACT_TYPES, type Contract, type ContractType, contractOf } from "./contracts";
import { fixedPriceOffers, offerCards, switchOffers } from "./offers";
import { providers } from "./providers";

const OWNER = "anna-andersson";

const past: Partial<Record<ContractType, HistoryCard>> = {
  Mobile: {
    titleKey: "history.MOBILE.moved.title",
    description: "Numret **070-174 06 35** flyttades till Telnord den 2 december 2024.",
    contextualInformation: null,
    stateCategory: "SUCCESS",
    contractId: null,
  },
  CarInsurance: {
    titleKey: "history.CARINSURANCE.switch.title",
    description: "Vägtrygg kunde inte ta över försäkringen. Du är fortfarande försäkrad hos Bilskydd Sverige.",
    contextualInformation: { title: "Varför?", body: "Bilen hade en pågående skada när bytet skulle göras." },
    stateCategory: "FAILURE",
    contractId: null,
  },
};

const ofType = Object.fromEntries(
  CONTRACT_TYPES.map((type) => [type, contractOf(OWNER, type, { historyCard: past[type] ?? null })]),
) as Record<ContractType, Contract>;

const summerHouse = contractOf(OWNER, "Electricity", {
  contractId: `${OWNER}-electricity-summer-house`,
  provider: providers.fjallkraft,
  identifyingName: "Sommarstugan",
  amount: { value: 96.2, unitKey: "orePerKwh" },
  facility: { facilityId: "735999100098765432", annualConsumptionKwh: 2_600 },
  address: {
    street: "Åsgatan",
    streetNumber: 3,
    entrance: null,
    co: null,
    postalCode: 79_171,
    postalAddress: "Falun",
    apartmentNumber: null,
  },
});
const secondCar = contractOf(OWNER, "CarInsurance", {
  contractId: `${OWNER}-carinsurance-2`,
  identifyingName: "Bil utan registreringsnummer",
  amount: null,
});

const secondPhone = contractOf(OWNER, "Mobile", {
  contractId: `${OWNER}-mobile-2`,
  identifyingName: "070-174 06 36",
  amount: { value: 149, unitKey: "sekPerMonth" },
});

/** Two cars at one insurer and two phones at one operator stand as one each. */
export const annasContracts: Contract[] = [...Object.values(ofType), summerHouse, secondCar, secondPhone];

const forHome = switchOffers(ofType.Electricity);
const forSummerHouse = fixedPriceOffers(summerHouse);
export const annasOffers: Offer[] = [...forHome, ...forSummerHouse];

export const annasDashboard: DashboardCards = {
  offerPreviewCards: [
    ...offerCards(ofType.Electricity, forHome),
    carOffersCard(ofType.CarInsurance, providers.vagtrygg),
    ...offerCards(summerHouse, forSummerHouse),
  ],
  todoCards: [
    todoCard(ofType.Electricity, {
      titleKey: "todo.ELECTRICITY.analysisDone.title",
      description:
        "Så här ser det ut på **Källgatan 12**:\n\n- Du betalar **128,40 öre/kWh**.\n- Månadsavgiften är 49 kr, men du har en tillfällig rabatt på 20 kr.\n- Andra i ditt område betalar i snitt *109 öre/kWh*.\n- Du har ingen bindningstid.",
      contextualInformation: {
        title: "Så har vi räknat",
        body: "Vi jämför priset på din faktura med de avtal som går att teckna där du bor, med den förbrukning som du har haft det senaste året.",
      },
      subFlows: [
        subFlow("ACKNOWLEDGE_AND_VIEW_OFFERS", "todo.ELECTRICITY.analysisDone.button"),
        subFlow("ACKNOWLEDGE", "todo.ELECTRICITY.analysisDone.later", { type: "Secondary" }),
      ],
      backgroundProcess: {
        status: "COMPLETED",
        statusDescriptionKey: "todo.ELECTRICITY.analysisDone.status",
        type: "INVOICE_ANALYSIS",
      },
    }),
    {
      ...uploadInvoiceCard(summerHouse),
      description:
        "Du har redan ett erbjudande för sommarstugan. Med din senaste elfaktura kan vi leta efter fler. Ett foto räcker.",
    },
    completeCarCard(secondCar),
  ],
  ongoingCards: [
    ongoingCard(ofType.Broadband, "Vi byter ditt bredband. Du behöver inte göra något själv.", {
      providers: [ofType.Broadband.provider, providers.bredbo],
      contextualInformation: {
        title: "Vad händer nu?",
        body: "Ljusnät säger upp ditt avtal och Bredbo Fiber tar över samma dag. Du får ett sms när allt är klart.",
      },
    }),
    ongoingCard(ofType.HomeInsurance, "Vi läser din försäkring. Det brukar ta några minuter.", {
      subView: "ongoing.subView.reading",
    }),
  ],
  addMoreContractsCard: addMoreCard(["Insurance"]),
};
