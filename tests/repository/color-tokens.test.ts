import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const textOf = (file: string): string => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
const hexOf = (text: string): string[] =>
  [...text.matchAll(/#[\da-f]{6}\b/gi)].map(([hex]) => hex.toUpperCase());

/** What reads no style of ours writes our colors as hex: the head, mails, icons, pages without the app, Stripe's frame. */
const COPIES = [
  'app/screens/shell/document.tsx',
  'app/screens/subscribe/stripe-form.tsx',
  'public/404.html',
  'public/icons/icon.svg',
  'public/manifest.webmanifest',
  'public/plain.css',
  'workers/site/local-build/local-page.ts',
  'workers/usecases/mails/letter.ts',
  'workers/usecases/mails/morning-mail.ts',
];

test.each(COPIES)('every color that %s writes as hex is one of app/tokens.css', (file) => {
  const tokens = new Set(hexOf(textOf('app/tokens.css')));
  const copies = hexOf(textOf(file));
  expect(copies.length).toBeGreaterThan(0);
  expect(copies.filter((hex) => !tokens.has(hex))).toEqual([]);
});

/** sRGB of an OKLCH color (Ottosson 2020), as '#RRGGBB'. */
function hexFrom(lightness: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (u: number) => {
    const encoded = u <= 0.0031308 ? 12.92 * u : 1.055 * Math.max(0, u) ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, encoded)) * 255);
  };
  return `#${linear.map((u) => byte(u).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

test('the hex beside each token is what its OKLCH says, to two levels', () => {
  const lines = [
    ...textOf('app/tokens.css').matchAll(/oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\); \/\* (#[\dA-F]{6}) \*\//g),
  ];
  expect(lines.length).toBeGreaterThan(60);
  const levels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  const wrong = lines.filter(([, l, c, h, hex]) => {
    const told = levels(hexFrom(Number(l) / 100, Number(c), Number(h)));
    return levels(hex!).some((level, i) => Math.abs(level - told[i]!) > 2);
  });
  expect(wrong.map(([line]) => line)).toEqual([]);
});
