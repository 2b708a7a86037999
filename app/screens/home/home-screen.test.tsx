import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '../../client/api/query-client.ts';
import { USER_KEY } from '../../client/account/session.ts';
import type { DayOfLooks, Outfit } from '../../contracts/outfits.ts';
import type { User } from '../../contracts/session.ts';
import type { CurrentWeatherAnswer } from '../../contracts/user.ts';
import { InRouter } from '../../../tests/screens/in-router.tsx';
import {
  sampleOutfit,
  sampleOutfits,
  sampleUser,
  sampleWeather,
} from '../../../tests/screens/sample-outfit.ts';
import { EarlierLooks } from './recent/earlier-looks.tsx';
import { HomeScreen } from './home-screen.tsx';

interface Sample {
  user?: User | null;
  outfit?: Outfit | null;
  /** UTC; Lisbon is the same in November. */
  at?: string;
  day?: DayOfLooks;
  weather?: CurrentWeatherAnswer;
  /** The days before. */
  before?: Outfit[];
  wasPaused?: boolean;
}

/** The page as the server sends it, with words as they are read. */
function page({
  user = sampleUser,
  outfit = sampleOutfit,
  at = '2025-11-20T08:24:00Z',
  day = { left: 2, earlier: [], hasPolls: false },
  weather = sampleWeather,
  before = sampleOutfits.slice(1),
  wasPaused = false,
}: Sample = {}) {
  const client = makeQueryClient();
  client.setQueryData(USER_KEY, user);
  const first = {
    todaysId: outfit?.id ?? null,
    outfits: outfit ? [outfit, ...before] : before,
    day,
    wasPaused,
    weather,
    now: Date.parse(at),
  };
  return drawn(<HomeScreen first={first} />, client);
}

function drawn(part: ReactNode, client = makeQueryClient()): string {
  const html = renderToString(
    <InRouter>
      <QueryClientProvider client={client}>{part}</QueryClientProvider>
    </InRouter>,
  );
  return html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");
}

afterEach(() => {
  vi.useRealTimers();
});

test('the header greets by her local hour, with place, clock and weather', () => {
  const html = page();
  for (const words of ['Lisbon, PT', 'Thu, Nov 20 · 8:24 AM', 'Good morning!', '57°F. Show Celsius']) {
    expect(html).toContain(words);
  }
  expect(html).toContain('Partly Cloudy');
  expect(html).toContain('up to 71°F by 3 PM');
  expect(html).toContain('data-sky="dawn"');
});

test('her zone decides the hour, not that of the machine', () => {
  const tokyo = { ...sampleUser, location: 'Tokyo, JP', timezone: 'Asia/Tokyo' };
  expect(page({ user: tokyo, at: '2025-11-20T12:30:00Z' })).toContain('Good night!');
  expect(page({ user: tokyo, at: '2025-11-20T12:30:00Z' })).toContain('Thu, Nov 20 · 9:30 PM');
});

test('the page is the same whatever the clock of the machine shows', () => {
  const now = page();
  vi.useFakeTimers({ now: Date.parse('2031-01-01T23:00:00Z') });
  expect(page()).toBe(now);
});

test("today's outfit is shown with its line for the weather and its reasons", () => {
  const html = page();
  expect(html).toContain("Today's Outfit");
  expect(html).toContain(sampleOutfit.title);
  // One sentence with the picture, the others where it is said why.
  const [first, rest] = sampleOutfit.outfitDescription.split(/(?<=\.) /);
  expect(html).toContain(`>${first}<`);
  expect(html.indexOf(`>${rest}<`)).toBeGreaterThan(html.indexOf('Why this works'));
  expect(html).toContain('Perfect for 57°F, Partly Cloudy');
  expect(html).toContain('Why this works');
  expect(html).toContain("By one it's 68°F");
  expect(html).toContain('Thermal receipt');
  expect(html).toContain('/objects/o1');
});

test('while there is no picture the card says so in words', () => {
  const pending = { ...sampleOutfit, editedImageUrl: null, imageState: 'pending' as const };
  expect(page({ outfit: pending })).toContain('Generating your outfit...');
  expect(page({ outfit: pending })).toContain('Dressing your photo');
});

test('a picture that failed can be tried again', () => {
  const html = page({ outfit: { ...sampleOutfit, editedImageUrl: null, imageState: 'failed' } });
  expect(html).toContain('Try again');
  expect(html).toContain('Perfect for 57°F');
});

test('the film is offered to premium and pro only', () => {
  const filmed = { ...sampleOutfit, videoUrl: '/objects/film' };
  for (const subscriptionTier of ['premium', 'pro'] as const) {
    const html = page({ outfit: filmed, user: { ...sampleUser, subscriptionTier } });
    expect(html).toContain('Video</span>');
    expect(html).toContain('>View<');
  }
  expect(page({ outfit: filmed, user: { ...sampleUser, subscriptionTier: 'free' } })).not.toContain('>View<');
  expect(page()).not.toContain('>View<');
});

test('degrees Celsius change the display everywhere', () => {
  const html = page({ user: { ...sampleUser, temperatureUnit: 'C' } });
  expect(html).toContain('Perfect for 14°C');
  expect(html).toContain('14 to 22°C');
  expect(html).not.toContain('°F');
});

test('recent outfits are the four before today, each with its date, and open', () => {
  const html = page();
  const recent = html.slice(html.indexOf('Recent Outfits'));
  expect(recent.match(/<article/g)).toHaveLength(4);
  expect(recent).not.toContain('Today</p>');
  expect(recent).toContain('Wed, Nov 19');
  expect(recent).toContain('aria-label="Open Camel coat, cream turtleneck, Wed, Nov 19"');
  expect(recent).toContain('Wool coat, cream turtleneck');
  expect(recent).not.toContain('Sat, Nov 15');
});

test('a picture of an earlier day that is not there yet says nothing of it', () => {
  const before = sampleOutfits
    .slice(1)
    .map((outfit) => ({ ...outfit, editedImageUrl: null, imageState: 'pending' as const }));
  const html = page({ before });
  expect(html.slice(html.indexOf('Recent Outfits'))).not.toContain('Generating');
});

test('that the weather is only typical is said once', () => {
  const note = 'Typical for late November';
  const weather = { ...sampleWeather, source: 'seasonal' as const, description: 'usually cloudy', note };
  const told = {
    fact: 'seasonal' as const,
    text: 'Typical for the season in Lisbon: an estimate, not a live forecast.',
  };
  const outfit = { ...sampleOutfit, weatherNote: note };
  const withReason = { ...outfit, reasons: [...outfit.reasons, told] };
  expect(page({ weather, outfit: withReason }).match(/Typical for/g)).toHaveLength(1);
  expect(page({ weather, outfit }).match(/Typical for/g)).toHaveLength(1);
});

test('what it is now and what the look was planned for are told apart', () => {
  const html = page({ at: '2025-11-20T14:10:00Z', weather: { ...sampleWeather, temperature: 66 } });
  expect(html).toContain('66°F. Show Celsius');
  expect(html).toContain('Partly Cloudy now');
  expect(html).toContain('Perfect for 57°F, Partly Cloudy');
  expect(html).toMatch(/Perfect for 57°F[^]{0,200}>Planned for 8 AM</);
  expect(html).toContain('the temperature as it was planned');
  expect(html).toContain('Planned for 8 AM to 9 PM.');
});

test('weather that is hours old says so in the header', () => {
  expect(page({ weather: { ...sampleWeather, note: 'As of 5 AM' } })).toContain('As of 5 AM');
});

test('one idea: the picture, what can be done with it, a sentence, its pieces, then what is around it', () => {
  const html = page();
  const parts = [
    'Open Outfit Preview',
    'Regenerate',
    'Favorite',
    'Share',
    `>${sampleOutfit.title}<`,
    'The pieces',
  ];
  const below = ["What's on today?", 'Why this works', 'How did it feel?', 'I wore it', 'Your week'];
  const places = [...parts, ...below, 'Recent Outfits'].map((words) => html.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('the pieces and the week are in the page as it is sent: nobody has to scroll for them', () => {
  const html = page();
  for (const name of ['Camel wool coat', 'Ribbed cream turtleneck', 'Straight jeans', 'Brown leather shoes'])
    expect(html).toContain(`aria-haspopup="dialog" aria-label="${name}"`);
  expect(html).toContain('href="/week"');
});

test('why it works is one line until it is opened; chart and receipt stand in it', () => {
  const html = page();
  const details = html.slice(html.indexOf('<details class="card shadow why"'), html.indexOf('</details>'));
  expect(details).not.toContain('open=');
  for (const words of ['Thermal receipt', '<svg', "By one it's 68°F"]) expect(details).toContain(words);
});

test('looks that others replaced today can be worn again', () => {
  const earlier = [{ ...sampleOutfit, id: 'before', title: 'Navy coat, blush rib' }];
  const html = drawn(<EarlierLooks outfit={sampleOutfit} looks={earlier} timeZone="Europe/Lisbon" />);
  expect(html).toContain('Earlier today');
  expect(html).toContain('aria-label="Wear again: Navy coat, blush rib"');
  expect(drawn(<EarlierLooks outfit={sampleOutfit} looks={[]} timeZone="Europe/Lisbon" />)).not.toContain(
    'Earlier today',
  );
});

test('who was away for 30 days reads that her outfits paused, and when they come again', () => {
  const words = 'We paused your daily outfit after 30 days without you.';
  expect(page({ wasPaused: true })).toContain(words);
  expect(page({ wasPaused: true })).toContain('at 8:00 AM.');
  expect(page()).not.toContain(words);
});

test('how many looks are left is said where one is spent, to those whose day has a limit', () => {
  const one = page({ day: { left: 1, earlier: [], hasPolls: false } });
  expect(one).toContain('<span>Regenerate</span><small class="num">1 left</small>');
  expect(one).toContain('A new look each, 1 left today');
  expect(page({ day: { left: null, earlier: [], hasPolls: false } })).not.toMatch(/\d left|left today/);
});

test('with no look left, what makes another one looks so', () => {
  const none = page({ day: { left: 0, earlier: [], hasPolls: false } });
  expect(none).toMatch(/aria-disabled="true"[^>]*><span class="btn-words"><svg[^]{0,900}?<span>Regenerate</);
  expect(none).toContain('None left');
  expect(none).toContain('A new look each, none left today');
  // The one that she wears is no new one.
  expect(none).toMatch(/aria-disabled="false"[^>]*aria-pressed="true"[^>]*><span>Usual</);
  expect(none).toMatch(/aria-disabled="true"[^>]*aria-pressed="false"[^>]*><span>Work</);
});

test('who skipped the setup reads how she is dressed, and can change it', () => {
  const skipped = {
    ...sampleUser,
    ...{ gender: 'male' as const, stylePreferences: ['casual' as const], notificationsEnabled: false },
    ...{ location: 'San Francisco, CA', photoUrl: null },
  };
  const told = /Dressed in Men's Style, San Francisco\. <\/span><a[^>]*href="\/profile"[^>]*>Change</;
  expect(page({ user: skipped })).toMatch(told);
  for (const chosen of [{ gender: 'female' as const }, { notificationsEnabled: true }, { photoUrl: '/p' }])
    expect(page({ user: { ...skipped, ...chosen } })).not.toContain('Dressed in');
});

test('without a user a spinner shows', () => {
  expect(page({ user: null })).toContain('role="status"');
  expect(page({ user: null })).not.toContain('Good morning!');
});

test('a place that is not known reads Your Location', () => {
  expect(page({ user: { ...sampleUser, location: '' } })).toContain('Your Location');
});

test('an evening opens into its kinds, and stays open where one is worn', () => {
  const kinds = /Any evening/;
  expect(page()).not.toMatch(kinds);
  const wedding = page({ outfit: { ...sampleOutfit, occasion: 'wedding' } });
  expect(wedding).toMatch(kinds);
  for (const kind of ['Any evening', 'Wedding', 'Date', 'Dinner', 'Party', 'Concert'])
    expect(wedding).toContain(`>${kind}<`);
  expect(wedding).toMatch(/<button[^>]*aria-expanded="true"[^>]*>(<span[^>]*>)?Evening</);
});

test('a look that her photo cannot show leads to a second photo, or to another one', () => {
  const laid = { ...sampleOutfit, imageSource: 'flat-lay-lacks:bare arms,bare legs' };
  const words = 'A photo with bare arms and bare legs would show this on you. ';
  const link = /would show this on you\. <\/span><a[^>]*href="\/profile#your-photos"[^>]*>([^<]*)</;
  expect(page({ outfit: laid })).toContain(words);
  expect(link.exec(page({ outfit: laid }))?.[1]).toBe('Add a second photo');
  const both = { ...sampleUser, warmPhotoUrl: '/objects/second' };
  expect(link.exec(page({ outfit: laid, user: both }))?.[1]).toBe('Try another photo');
});

test('the second photo is offered under her first look, and on no later day', () => {
  const offer = 'Add a photo for warm days';
  const drawn: Outfit = { ...sampleOutfit, imageState: 'ready', imageSource: 'fitting-room' };
  const newcomer = { ...sampleUser, createdAt: `${drawn.date}T07:00:00.000Z` };
  expect(page({ outfit: drawn, user: newcomer })).toContain(offer);
  for (const [outfit, user] of [
    [drawn, { ...newcomer, createdAt: '2025-11-01T07:00:00.000Z' }],
    [drawn, { ...newcomer, warmPhotoUrl: '/objects/second' }],
    [drawn, { ...newcomer, hasBodyMap: false }],
    [{ ...drawn, imageState: 'pending' as const, imageSource: null }, newcomer],
    [{ ...drawn, imageSource: 'flat-lay' }, newcomer],
  ] as const)
    expect(page({ outfit, user })).not.toContain(offer);
});
