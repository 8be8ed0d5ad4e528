import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import { postalCodeText } from "../../domain/address";
import { cleanName } from "../../domain/cleanText";
import type { Address } from "../../domain/customer";
import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";

type AddressCardProps = { address: Address | null; canEdit: boolean; onEdit: () => void };

/** Where the contract holds (CDET-06). */
export function AddressCard({ address, canEdit, onEdit }: AddressCardProps) {
  const { t } = useTexts();
  const lines = useAddressLines(address);
  return (
    <Card asChild>
      <section aria-labelledby="contract-address">
        <Flex wrap="wrap" align="center" justify="space-between" columnGap="4" rowGap="3">
          <Box flex="1 1 10rem" minW="0" overflowWrap="anywhere">
            <Heading as="h2" id="contract-address" textStyle="small" fontWeight={400} color="onSurfaceVariant" mb="1">
              {t("contract.address.title")}
            </Heading>
            {lines.length === 0 ? (
              <Text>{t("contract.address.none")}</Text>
            ) : (
              <address>
                {lines.map((line) => (
                  <Text key={line} as="bdi" display="block" fontStyle="normal">
                    {line}
                  </Text>
                ))}
              </address>
            )}
          </Box>
          {canEdit && (
            <Button variant="tonal" size="sm" onClick={onEdit}>
              {t("contract.address.edit")}
            </Button>
          )}
        </Flex>
      </section>
    </Card>
  );
}

/** As it stands on a letter: whose house, which door, which town. */
function useAddressLines(address: Address | null): string[] {
  const { t } = useTexts();
  if (address === null) return [];
  const { street, streetNumber, entrance, apartmentNumber, co, postalCode, postalAddress } = address;
  const house = [street, streetNumber, entrance].filter((part) => part !== null).join(" ");
  const flat = apartmentNumber === null ? null : t("contract.address.apartment", { number: String(apartmentNumber) });
  const town = [postalCode === null ? null : postalCodeText(String(postalCode)), postalAddress].filter((part) => part !== null);
  return [co && `c/o ${co}`, [house, flat].filter(Boolean).join(", "), town.join(" ")]
    .map((line) => cleanName(line))
    .filter((line) => line !== null);
}
