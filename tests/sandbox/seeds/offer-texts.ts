/** What electricity providers tell of themselves and of what happens when one says yes, as markdown. */
import type { Provider } from "../../../src/domain/cards";
import type { Information } from "../../../src/domain/electricityOffers";

const stories: Record<string, string> = {
  "norrsken-el": `Norrsken El säljer el från **svenska vattenkraftverk** och har gjort det sedan 1998.

## Kundservice

- Ring 090-000 00 00, vardagar 8–17
- Chatta i Norrsken Els egen app, alla dagar 8–21

## Så betalar du

Du väljer mellan autogiro, e-faktura och faktura med mejl. Pappersfaktura kostar 29 kr.

[Läs mer om Norrsken El](https://example.com/norrsken-el)`,
  fjallkraft: `Fjällkraft ägs av **kommunerna i fjällen** och säljer bara el från vindkraft.

## Kundservice

Ring 063-000 00 00, vardagar 8–16.

## Om du flyttar

Avtalet kan följa med till den nya bostaden. Säg till senast 14 dagar innan.`,
  akraft: `Åkraft är ett litet elbolag för dig som vill ha koll.

- **Timpriser** i Åkrafts egen app, klockan 14 dagen före
- **Laddning** av bilen när elen är billigast
- **Inget** krångel med pappersfakturor

[Läs mer om Åkraft](https://example.com/akraft)`,
  "granby-energi": `Granby Energi har sålt el sedan 1924, i dag i **hela landet**.

## Kundservice

Ring 031-000 00 00, vardagar 8–17, eller skriv på *Mina sidor*.`,
};

const usualStory = ({ name }: Provider) => `${name} säljer el i hela landet.

## Kundservice

Ring 031-000 00 00, vardagar 8–17, eller skriv på *Mina sidor*.`;

export const aboutProvider = (provider: Provider): Information => ({
  title: `Om ${provider.name}`,
  description: stories[provider.id ?? ""] ?? usualStory(provider),
});

/** From one provider to another: what happens once one has said yes. */
export const changeOf = (from: Provider, to: Provider): Information => ({
  title: "Så går bytet till",
  description: `1. ${to.name} säger upp ditt avtal hos ${from.name}.
2. Du får en **bekräftelse** från ${to.name} inom några dagar.
3. Det nya avtalet börjar gälla. Elen är på hela tiden.

## Om du ångrar dig

Du har **14 dagars ångerrätt** från det att du har fått bekräftelsen. Hör av dig till ${to.name}.`,
});

/** The same provider, a lower price. */
export const loyaltyChange = ({ name }: Provider): Information => ({
  title: "Det här ändras",
  description: `Bara priset. Du har kvar ditt avtal hos **${name}**, med samma uppsägningstid.

Efter 12 månader gäller ditt vanliga pris igen. ${name} hör av sig innan dess.`,
});

/** The same provider, something off the fee. */
export const discountChange = ({ name }: Provider): Information => ({
  title: "Det här ändras",
  description: `${name} drar av rabatten på **månadsavgiften** i 6 månader. Sedan gäller din vanliga avgift igen.`,
});
