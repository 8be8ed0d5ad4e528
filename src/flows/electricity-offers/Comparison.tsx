// biome-ignore-all lint/a11y/noRedundantRoles: laid out as blocks, some browsers no longer take a table for one.
import { chakra, Heading, Stack, Text } from "@chakra-ui/react";
import { cleanName } from "../../domain/cleanText";
import type { Contract } from "../../domain/contracts";
import { formatDate } from "../../domain/dates";
import { formatMonth } from "../../domain/days";
import type { ElectricityOffer } from "../../domain/electricityOffers";
import { formatAmount } from "../../domain/numbers";
import {
  type ComparedLine,
  comparedWith,
  isOfOtherProvider,
  isUnchanged,
  type Reckoning,
  reckoningOf,
} from "../../domain/offerComparison";
import { type TextKey, useTexts } from "../../i18n";
import { useAttributeTexts } from "../../ui/attributes/useAttributeTexts";
import { Card } from "../../ui/Card";
import { Price } from "../../ui/Price";
import { PresentCard } from "./PresentCard";

const LABELS = {
  price: "electricityOffer.compared.price",
  monthlyFee: "electricityOffer.compared.monthlyFee",
  yearlyCost: "electricityOffer.compared.yearlyCost",
} satisfies Record<ComparedLine["name"], TextKey>;

const COLUMNS = ["now", "firstYear", "later"] as const;

type ComparisonProps = { contract: Contract; offer: ElectricityOffer; nowMs: number };

/**
 * Now and with the offer, line by line: a table where there is room; on a phone each line is a block of its own. The roles stay
 * what they are when the rows are laid out as blocks. Where nothing can be compared, what one has now stands there all the same.
 */
export function Comparison({ contract, offer, nowMs }: ComparisonProps) {
  const { t } = useTexts();
  const lines = comparedWith(contract, offer, nowMs);
  const reckoning = reckoningOf(contract, offer, nowMs);
  if (lines.length === 0) return <PresentCard contract={contract} nowMs={nowMs} />;
  return (
    <section aria-labelledby="offer-compared">
      <Heading as="h2" id="offer-compared" mb="3">
        {t("electricityOffer.compared.title")}
      </Heading>
      <Card>
        <Table role="table" aria-labelledby="offer-compared">
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" />
              {COLUMNS.map((column) => (
                <th key={column} role="columnheader" scope="col">
                  {t(`electricityOffer.compared.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {lines.map((line) => (
              <Row key={line.name} line={line} />
            ))}
          </tbody>
        </Table>
        <Stack gap="1" mt="3.5" textStyle="small" color="onSurfaceVariant" overflowWrap="anywhere" _empty={{ display: "none" }}>
          {reckoning && <YearReckoning {...reckoning} />}
          {isOfOtherProvider(contract, offer) && <OtherProviderReckoning offer={offer} />}
        </Stack>
      </Card>
    </section>
  );
}

/** What stays as it is, is said once. */
function Row({ line }: { line: ComparedLine }) {
  const { t } = useTexts();
  const stays = isUnchanged(line);
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {t(LABELS[line.name])}
      </th>
      {(stays ? COLUMNS.slice(0, 1) : COLUMNS).map((column) => (
        <td key={column} role="cell" data-column={column} colSpan={stays ? COLUMNS.length : 1}>
          {/* The column's own header is out of sight on a phone, though not out of hearing. */}
          <span className="label" aria-hidden>
            {t(`electricityOffer.compared.${column}`)}
          </span>
          <Paid line={line} column={column} stays={stays} />
        </td>
      ))}
    </tr>
  );
}

type PaidProps = { line: ComparedLine; column: (typeof COLUMNS)[number]; stays: boolean };

/** What is paid, and below it until when and what then; of years it is enough that they follow. */
function Paid({ line, column, stays }: PaidProps) {
  const { t, serverText } = useTexts();
  const { followingText, moneyText } = useAttributeTexts();
  const [first, ...rest] = line[column];
  const { value, unitKey } = formatAmount(first?.amount);
  const then =
    line.name === "yearlyCost"
      ? rest.map(({ amount }) => t("contract.price.then", { price: moneyText(amount) })).join(", ")
      : followingText(line[column]);
  const note = stays ? t("electricityOffer.compared.unchanged") : then;
  return (
    <span className="paid tabular">
      <Price value={value} unit={serverText(unitKey, null) || null} size="sm" />
      {note && (
        <Text as="span" display="block" textStyle="small" color="onSurfaceVariant">
          {note}
        </Text>
      )}
    </span>
  );
}

/** What the cost of a year is made of, and which year that is: an offer may begin when a discount of today's is over. */
function YearReckoning({ kwh, month, firstDay }: Reckoning) {
  const { t } = useTexts();
  const ofMonth = formatMonth(month);
  const given = { kwh: formatAmount({ value: kwh, unitKey: null }).value, date: formatDate(firstDay) ?? "" };
  return (
    <p>
      {ofMonth === null
        ? t("electricityOffer.compared.reckoning", given)
        : t("electricityOffer.compared.reckoningInMonth", { ...given, month: ofMonth })}
    </p>
  );
}

/** What another provider's discounts are taken off: what they take without one, nobody has told. */
function OtherProviderReckoning({ offer }: Pick<ComparisonProps, "offer">) {
  const { t } = useTexts();
  const name = cleanName(offer.provider?.name);
  return (
    <p>{name === null ? t("electricityOffer.compared.otherUnnamed") : t("electricityOffer.compared.otherProvider", { name })}</p>
  );
}

const Table = chakra("table", {
  base: {
    w: "full",
    borderCollapse: "collapse",
    textAlign: "start",
    "& :is(th, td)": { textAlign: "start", verticalAlign: "top", overflowWrap: "anywhere" },
    "& .label, & thead th": { textStyle: "small", fontWeight: 400, color: "onSurfaceVariant" },
    // What there is now steps back behind what is offered.
    "& [data-column=now]": { color: "onSurfaceVariant" },
    "& tbody th": { fontSize: "min(1rem, 8vw)" },
    // A phone: each line a block, under its name.
    "@media (max-width: 600px)": {
      "&, & tbody, & tr, & tbody th": { display: "block" },
      "& thead": { position: "absolute", w: "1px", h: "1px", overflow: "hidden", clipPath: "inset(50%)" },
      "& tr + tr": { mt: "4", pt: "4", borderTopWidth: "1px", borderColor: "outlineVariant" },
      "& tbody th": { fontWeight: 650, pb: "1" },
      "& tbody td": { display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: "4", py: "1.5" },
      "& .paid": { flex: "1 1 9rem", textAlign: "end", textWrap: "balance", minW: 0 },
    },
    "@media (min-width: 601px)": {
      tableLayout: "fixed",
      "& .label": { display: "none" },
      "& thead th, & thead td": { pb: "2" },
      "& tbody :is(th, td)": { py: "3", pr: "3", borderTopWidth: "1px", borderColor: "outlineVariant" },
      "& tbody th": { fontWeight: 400, color: "onSurfaceVariant" },
      "& .paid": { display: "block" },
    },
  },
});
