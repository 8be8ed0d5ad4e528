import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import { cleanName } from "../../domain/cleanText";
import { formatToday } from "../../domain/dates";
import { type Greeting, greetingAt } from "../../domain/greeting";
import { type TextKey, useTexts } from "../../i18n";

const GREETINGS = {
  morning: "home.greeting.morning",
  noon: "home.greeting.noon",
  afternoon: "home.greeting.afternoon",
  evening: "home.greeting.evening",
} satisfies Record<Greeting, TextKey>;

/** What day it is, and a greeting by the hour and by name. */
export function HomeHeader({ nowMs, firstName }: { nowMs: number; firstName: string }) {
  const { t } = useTexts();
  const name = cleanName(firstName);
  return (
    <Box pt="2">
      {/* Floats, so that a long word finds the whole line below it. */}
      {name && <Avatar name={name} />}
      <Text textStyle="small" color="onSurfaceVariant" _firstLetter={{ textTransform: "uppercase" }}>
        {formatToday(nowMs)}
      </Text>
      <Heading as="h1" textStyle="h1" overflowWrap="anywhere" textWrap="wrap">
        {t(GREETINGS[greetingAt(nowMs)])}
        {name && (
          <>
            {", "}
            <bdi>{name}</bdi>
          </>
        )}
      </Heading>
    </Box>
  );
}

/** The first letter of the name; decoration. */
function Avatar({ name }: { name: string }) {
  return (
    <Flex
      aria-hidden
      align="center"
      justify="center"
      w="target"
      h="target"
      float="right"
      mt="2"
      ml="4"
      borderRadius="full"
      bg="secondaryContainer"
      color="onSecondaryContainer"
      fontSize="15px"
      fontWeight={700}
      userSelect="none"
    >
      {[...name][0]?.toLocaleUpperCase("sv")}
    </Flex>
  );
}
