// Line drawings for empty states. Decoration: the words beside them say it.
import type { ReactNode } from 'react';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      className="draw"
      viewBox="0 0 168 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** A rail with an empty hanger and one top. */
export function RailDrawing() {
  return (
    <Drawing>
      <circle cx="122" cy="46" r="24" fill="var(--sky-dawn-1)" stroke="none" />
      <path d="M14 22h140M26 22v90M142 22v90M18 112h16M134 112h16" />
      <path d="M53 25a5 5 0 0 1 10 0c0 5-5 4-5 11L42 48c-2 1.600-1 4 1 4h30c2 0 3-2.400 1-4L58 36M91 25a5 5 0 0 1 10 0c0 5-5 4-5 11" />
      <path d="M96 36 82 46l-6 8 7 6 3-4v40h20V56l3 4 7-6-6-8-14-10" fill="var(--rose)" />
    </Drawing>
  );
}

/** A hanger under a rising sun. */
export function SunriseDrawing() {
  return (
    <Drawing>
      <path d="M20 100a64 64 0 0 1 128 0" fill="var(--sky-dawn-1)" stroke="none" />
      <path d="M8 100h152" />
      <path d="M77 48a7 7 0 0 1 14 0c0 6-7 6-7 16L56 84c-3 2-1.400 6 2 6h52c3.400 0 5-4 2-6L84 64" />
      <path d="M84 20v8M44 34l5 6M124 34l-5 6" />
    </Drawing>
  );
}

/** A hanger with nothing on it and a question in the sky. */
export function LostDrawing() {
  return (
    <Drawing>
      <circle cx="120" cy="40" r="22" fill="var(--sky-dawn-1)" stroke="none" />
      <path d="M76 31a8 8 0 0 1 16 0c0 7-8 7-8 19L44 80c-4 3-2 8 3 8h74c5 0 7-5 3-8L84 50" />
      <path d="M30 108h108" strokeDasharray="2 8" />
      <path d="M118 34c0-6 9-6 9 0 0 4-4.500 4-4.500 8m0 6v.100" stroke="var(--sky-night-1)" />
    </Drawing>
  );
}
