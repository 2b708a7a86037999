import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { Outfit } from '../../../app/contracts/outfits.ts';
import type { CurrentWeatherAnswer } from '../../../app/contracts/user.ts';
import { describeFit } from '../../../app/domain/looks/comfort-line.ts';
import { wholeDegrees } from '../../../app/domain/weather/temperature.ts';
import { chartRows } from '../../../app/screens/home/chart/chart-words.ts';
import { wornRuns } from '../../../app/screens/home/chart/worn-runs.ts';
import { receiptFacts } from '../../../app/screens/home/receipt/receipt-facts.ts';
import { newMember } from '../../../tests/worlds/visitor.workerd.ts';
import { composeApp } from '../../compose.ts';
import { outfitNote } from '../../usecases/delivery/push-note.ts';
import { morningMail } from '../../usecases/mails/morning-mail.ts';
import type { OutfitRow } from '../../db/looks/outfits.ts';
import { createApi } from '../api/index.ts';
import { mountDev } from './dev-routes.ts';

// The demo of a local build: what its header tells of now, and card, chart, receipt, mail and push of the same hour.

const ZONE = 'Europe/Lisbon';
let now = 0;
const app = { ...composeApp(env), clock: { now: () => now } };
const api = createApi(() => app);
mountDev(api);
let serial = 0;

/** A member in Lisbon whose days were lived, and what her page reads at these instants (UTC, the clock of Lisbon in winter). */
async function demoAt(first: string, ...later: string[]) {
  now = Date.parse(first);
  const username = `sky${serial++}`;
  const demo = await newMember(api, username, `192.0.2.${70 + serial}`);
  await env.PEOPLE.prepare(
    `update users set location = 'Lisbon, PT', lat = 38.7, lon = -9.1, timezone = '${ZONE}', gender = 'female',
     style_preferences = '["casual"]' where username = '${username}'`,
  ).run();
  expect((await demo.send('POST', '/dev/history', { username, days: 2, today: true })).status).toBe(200);
  const read = async <T>(path: string) => (await (await demo.send('GET', path)).json()) as T;
  const outfit = await read<Outfit>('/api/outfits/today');
  const headers: { hour: number; weather: CurrentWeatherAnswer }[] = [];
  for (const instant of [first, ...later]) {
    now = Date.parse(instant);
    headers.push({
      hour: new Date(now).getUTCHours(),
      weather: await read<CurrentWeatherAnswer>('/api/weather/current'),
    });
  }
  return { outfit, headers };
}

test.each([
  ['2026-11-28T08:01:00Z', '2026-11-28T10:24:00Z', '2026-11-28T14:59:00Z'],
  ['2026-11-23T11:00:00Z', '2026-11-23T15:20:00Z', '2026-11-23T18:40:00Z'],
  ['2026-12-31T13:30:00Z', '2026-12-31T16:00:00Z', '2026-12-31T18:59:00Z'],
  ['2026-02-17T09:15:00Z', '2026-02-17T12:00:00Z', '2026-02-17T17:05:00Z'],
])('from %s on the demo stands under one sky', async (...instants) => {
  const { outfit, headers } = await demoAt(...(instants as [string, string, string]));
  const { receipt, weatherData, reasons } = outfit;
  const [leaving] = receipt.hours;
  expect(leaving).toMatchObject({ hour: 8, tempF: Math.round(weatherData.temperature) });
  const runs = wornRuns(receipt, reasons);
  for (const unit of ['F', 'C'] as const) {
    // The header is of now: what the chart draws for this hour.
    const rows = chartRows(receipt, runs, unit);
    for (const { hour, weather } of headers) {
      const place = receipt.hours.findIndex((each) => each.hour === hour);
      expect(rows[place]?.temperature).toBe(`${wholeDegrees(weather.temperature, unit)}°${unit}`);
      expect(weather.note).toBeNull();
    }
    // Card, mail, push and receipt are of the hour of leaving, and say so.
    const planned = `${wholeDegrees(leaving!.tempF, unit)}°${unit}`;
    expect(describeFit({ weather: weatherData, receipt }, unit).text).toContain(planned);
    const row = {
      ...{ ...outfit, weather: weatherData, description: outfit.outfitDescription, imageObject: null },
    } as unknown as OutfitRow;
    const user = { firstName: null, temperatureUnit: unit, notificationTime: '08:00' };
    const mail = morningMail(row, null, { site: '', postalAddress: null, unsubscribe: '', user });
    expect(mail.text).toContain(`${planned}, ${weatherData.condition} in Lisbon at 8 AM`);
    const push = outfitNote(row, { timezone: ZONE, temperatureUnit: unit }, 0, 0);
    expect(push.data.body).toContain(planned);
    const facts = receiptFacts({ receipt, occasion: 'usual', daypart: 'morning' }, unit);
    const least = wholeDegrees(Math.min(...receipt.hours.map(({ tempF }) => tempF)), unit);
    expect(facts.range.startsWith(String(least))).toBe(true);
    expect(facts.note).toContain('Planned for 8 AM to ');
  }
});

test('the sky that was set ends with a day of the place: an outfit is never left under another', async () => {
  await demoAt('2026-11-28T08:01:00Z');
  const { results } = await env.PEOPLE.prepare(
    "select fresh_until from weather_cache where cell = '38.7:-9.1'",
  ).all<{ fresh_until: number }>();
  expect(results.map(({ fresh_until: until }) => new Date(until).toISOString())).toEqual([
    '2026-12-05T00:00:00.000Z',
  ]);
});
