import type { SignInProvider } from '../../domain/account/sign-in-provider.ts';

// The marks by which people know the buttons, drawn here: no request to anybody else.

/** A ring in four colors with a bar to its middle. Lengths are of a circle of radius 8.5: 53.4 around. */
function GoogleMark() {
  const arc = (color: string, from: number, length: number) => (
    <circle
      cx="12"
      cy="12"
      r="8.5"
      fill="none"
      stroke={color}
      strokeWidth="4"
      strokeDasharray={`${length} 53.4`}
      transform={`rotate(${from} 12 12)`}
    />
  );
  return (
    <>
      {arc('#EA4335', -158, 17.2)}
      {arc('#FBBC05', 158, 6.7)}
      {arc('#34A853', 48, 16.4)}
      {arc('#4285F4', 0, 7.2)}
      <rect x="12" y="10" width="10.5" height="4" fill="#4285F4" />
    </>
  );
}

function AppleMark() {
  return (
    <path
      fill="currentColor"
      d="M12.3 7.2c1-.1 2.3-1 4-1 1.7 0 3.2.8 4.1 2.2-3.6 2.2-3 7 .7 8.4-.8 2.1-2.7 5.2-4.8 5.2-1.6 0-2-.9-3.9-.9-1.8 0-2.4.9-3.9.9-2.6 0-5.7-5.3-5.7-9.6 0-4.1 2.6-6.2 5.1-6.2 1.8 0 3.2 1.1 4.4 1zM16.6 1c.2 2.7-2 5.1-4.5 5-.3-2.5 2-4.9 4.5-5z"
    />
  );
}

function FacebookMark() {
  return (
    <>
      <circle cx="12" cy="12" r="11" fill="#0866FF" />
      <path
        fill="#fff"
        d="M10.2 22.9v-7.7H7.4V12h2.8V9.9c0-3 1.4-4.6 4.5-4.6.8 0 1.7.1 2.2.3v2.8h-1.3c-1.5 0-2 .6-2 1.9V12h3.1l-.6 3.2h-2.5v7.7z"
      />
    </>
  );
}

const MARKS = { google: GoogleMark, apple: AppleMark, facebook: FacebookMark };

export function ProviderMark({ provider }: { provider: SignInProvider }) {
  const Mark = MARKS[provider];
  return (
    <svg className="size-[20px] flex-none" viewBox="0 0 24 24" aria-hidden="true">
      <Mark />
    </svg>
  );
}
