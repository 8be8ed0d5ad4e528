/** Small drawings for the views that stand in for content. They take the palette's own colours, and say nothing aloud. */
import type { ReactNode } from "react";
import type { Role } from "../theme/roles";

export const paint = (role: Role | "card"): string =>
  `var(--chakra-colors-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`;

export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      width="200"
      height="140"
      viewBox="0 0 200 140"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const Ground = () => <ellipse cx="100" cy="122" rx="84" ry="14" fill={paint("surfaceContainerHigh")} />;

export function House({ door = "primaryContainer", x = 0 }: { door?: Role; x?: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M58 62 100 30l42 32v52a6 6 0 0 1-6 6H64a6 6 0 0 1-6-6z" fill={paint("primary")} />
      <path d="M48 68 100 28l52 40" stroke={paint("primary")} strokeWidth="8" />
      <path d="M74 84a4 4 0 0 1 4-4h14a4 4 0 0 1 4 4v36H74z" fill={paint(door)} />
      <rect x="108" y="78" width="22" height="18" rx="4" fill={paint("tertiaryContainer")} />
    </g>
  );
}
