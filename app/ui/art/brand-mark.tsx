import { Link } from '../../framework/react.ts';

/** The mark: a hanger under a rising sun. */
export function BrandMark({ size = 30 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} fill="none" aria-hidden="true">
      <circle cx="16" cy="16" r="16" fill="var(--accent)" />
      <path d="M9.4 18.6a6.6 6.6 0 0 1 13.2 0" fill="#F6D3BC" />
      <path d="M16 12v-.6a2.5 2.5 0 1 1 2.4-3.2" stroke="#fff" strokeWidth="1.7" strokeLinecap="round" />
      <path
        d="M16 12 5.8 20.2c-.9.8-.4 2.2.8 2.2h18.8c1.2 0 1.7-1.4.8-2.2Z"
        stroke="#fff"
        strokeWidth="1.7"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Mark and name, leading to the start. */
export function Brand() {
  return (
    <Link className="brand" to="/">
      <BrandMark />
      <span>Stylecast</span>
    </Link>
  );
}
