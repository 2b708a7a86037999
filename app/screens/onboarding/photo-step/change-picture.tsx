import type { ReactNode } from 'react';
import type { FindingCode } from '../../../fitting-room/body-map/photo-findings.ts';

// Small drawings of what was seen and what is better, beside the words: a stick figure in a box of 48 x 76.

const HEAD = <circle cx="24" cy="13" r="6.5" />;
const TRUNK = <path d="M17 25c-2 1-3 2-3 4M31 25c2 1 3 2 3 4M17 25h14M17 27l1.5 18M31 27l-1.5 18" />;
const LEGS = <path d="M19 45l-1 24h-3M29 45l1 24h3" />;
const AWAY = <path d="M14 29l-4 19M34 29l4 19" />;
const STANDS = (
  <>
    {HEAD}
    {TRUNK}
    {LEGS}
  </>
);
const GOOD = (
  <>
    {STANDS}
    {AWAY}
  </>
);
/** What is drawn in the color of what is to change. */
const hot = (children: ReactNode) => <g className="hot">{children}</g>;
const body = (arms: ReactNode) => (
  <>
    {STANDS}
    {hot(arms)}
  </>
);

const SEEN: Partial<Record<FindingCode, ReactNode>> = {
  'hand-at-head': body(<path d="M14 29l-4 19M34 29l9-6-11-10" />),
  'arms-raised': body(<path d="M14 29l-4 19M34 29l7-21" />),
  'arms-in-front': body(<path d="M14 29l-1 9 17 2M34 29l1 9-17 2" />),
  'hands-hidden': body(<path d="M14 29l-5 9 8 8M34 29l5 9-8 8" />),
  'arms-close': body(<path d="M14 29l1 19M34 29l-1 19" />),
  'long-clothes': (
    <>
      {GOOD}
      {hot(<path d="M16 26l-5 36h26l-5-36" />)}
    </>
  ),
  'neck-covered': (
    <>
      {GOOD}
      {hot(<path d="M17 21c4 3 10 3 14 0M17 24c4 3 10 3 14 0M28 25l3 13" />)}
    </>
  ),
  holding: (
    <>
      {GOOD}
      {hot(<path d="M35 48h7v10h-7zM36 48c0-4 5-4 5 0" />)}
    </>
  ),
  'tight-frame': (
    <>
      {GOOD}
      {hot(<path d="M5 5h38v65H5z" />)}
    </>
  ),
  'feet-missing': (
    <>
      {GOOD}
      {hot(<path d="M4 60h40" />)}
    </>
  ),
  'head-missing': (
    <>
      {GOOD}
      {hot(<path d="M4 13h40" />)}
    </>
  ),
  seated: (
    <>
      {HEAD}
      {TRUNK}
      {AWAY}
      {hot(<path d="M19 45l-5 6v18h-3M29 45l5 6v18h3M10 51h28" />)}
    </>
  ),
  jumping: (
    <>
      {HEAD}
      {TRUNK}
      {hot(<path d="M14 29L5 15M34 29l9-14M19 45l-9 9 4 9M29 45l9 9-4 9M14 72h20" />)}
    </>
  ),
  'not-facing': (
    <>
      {GOOD}
      {hot(<path d="M18 12c1-6 11-6 12 0v9c-4 3-8 3-12 0z" />)}
    </>
  ),
};

/** Whether there is a drawing for it. */
const hasPicture = (code: FindingCode): boolean => SEEN[code] !== undefined;

/** Seen → better; decorative, the words beside it say the same. */
export function ChangePicture({ code }: { code: FindingCode }) {
  if (!hasPicture(code)) return null;
  const frame = code === 'tight-frame' || code === 'feet-missing' || code === 'head-missing';
  return (
    <svg className="to-change" viewBox="0 0 128 76" fill="none" aria-hidden="true">
      <g strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" stroke="currentColor">
        {SEEN[code]}
        <path d="M56 40h14M65 35l5 5-5 5" opacity=".6" />
        <g className="better" transform="translate(78 0)">
          {frame ? (
            <>
              <g transform="translate(5.5 9) scale(.77)">{GOOD}</g>
              <path d="M2 3h44v70H2z" opacity=".5" />
            </>
          ) : (
            GOOD
          )}
        </g>
      </g>
    </svg>
  );
}
