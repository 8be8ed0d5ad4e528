/** What electricity providers tell of themselves and of what happens when one says yes, as markdown. */
import type { Provider } from "../../../src/domain/cards";
import type { Information } from "../../../src/domain/electricityOffers";

const stories: Record<string, string> = {
  "norrsken-el": `Norrsken El säljer el från **svenska vattenkraftverk** och har gjort det sedan 1998.

## Kundservice

- Ring 090-000 00 00, vardagar 8–17
- Chatta i appen, alla dagar 8–21

## Så betalar du

Du väljer mellan autogiro, e-faktura och faktura med mejl. Pappersfaktura kostar 29 kr.

Läs mer på [Norrsken Els sidor](https://example.com/norrsken-el).`,
  fjallkraft: `Fjällkraft ägs av **sex fjällkommuner** och säljer bara el från vindkraft.

## Kundservice

Ring 063-000 00 00, vardagar 8–16.

## Om du flyttar

Avtalet kan följa med till den nya bostaden. Säg till senast fjorton dagar innan.`,
  akraft: `Åkraft är ett litet elbolag för dig som vill ha koll.

- **Timpriser** i appen, klockan 14 dagen före
- **Laddning** av bilen när elen är billigast
- **Inget** krångel med pappersfakturor

Läs mer på [Åkrafts sidor](https://example.com/akraft).`,
};

const usualStory = ({ name }: Provider) => `${name} är din elhandlare i dag.

## Kundservice

Ring 031-000 00 00, vardagar 8–17, eller skriv från *Mina sidor*.`;

export const aboutProvider = (provider: Provider): Information => ({
  title: `Om ${provider.name}`,
  description: stories[provider.id ?? ""] ?? usualStory(provider),
});

/** From one provider to another. */
export const changeOf = (from: Provider, to: Provider): Information => ({
  title: "Så går bytet till",
  description: `1. Du tackar ja här.
2. ${to.name} säger upp ditt avtal hos ${from.name}.
3. Du får en **bekräftelse** från ${to.name} inom några dagar.
4. Det nya avtalet börjar gälla. Elen är på hela tiden.

## Om du ångrar dig

Du har **fjorton dagars ångerrätt** från det att du har fått bekräftelsen. Hör av dig till ${to.name}.`,
});

/** The same provider, a lower price. */
export const loyaltyChange = ({ name }: Provider): Information => ({
  title: "Det här ändras",
  description: `Bara priset. Du har kvar ditt avtal hos **${name}**, med samma uppsägningstid.

När året är slut gäller ditt vanliga pris igen. Vi hör av oss innan dess.`,
});

/** The same provider, something off the fee. */
export const discountChange = ({ name }: Provider): Information => ({
  title: "Det här ändras",
  description: `${name} drar av rabatten på **månadsavgiften** i sex månader. Du behöver inte göra något mer.`,
});
