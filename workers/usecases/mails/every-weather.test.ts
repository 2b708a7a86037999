// The morning mail and the push in the weather of Yakutsk, of Death Valley and of a hurricane.
import { expect, test } from 'vitest';
import { describeFit } from '../../../app/domain/looks/comfort-line.ts';
import { formatTemperature } from '../../../app/domain/weather/temperature.ts';
import { extremeDays } from '../../../tests/styling/extreme-days.ts';
import type { OutfitRow } from '../../db/looks/outfits.ts';
import { outfitNote } from '../delivery/push-note.ts';
import { morningMail } from './morning-mail.ts';

const ABOUT = { site: 'https://stylecast.app', postalAddress: null, unsubscribe: 'https://stylecast.app/u' };
const NONSENSE = /NaN|Infinity|undefined|\[object|-0°/;

test.each(extremeDays())('$said: mail and push say what the card says', ({ outfit }) => {
  const { weatherData: weather, outfitDescription: description } = outfit;
  const row = { ...outfit, weather, description, imageObject: null } as unknown as OutfitRow;
  const fit = (unit: 'F' | 'C') => describeFit(row, unit);
  for (const temperatureUnit of ['F', 'C'] as const) {
    const user = { firstName: 'Amara', temperatureUnit, notificationTime: '07:00' };
    const { html, text, subject } = morningMail(row, null, { ...ABOUT, user });
    const { data } = outfitNote(row, { timezone: 'Asia/Yakutsk', temperatureUnit }, 0, 0);
    const { text: line, mood } = fit(temperatureUnit);
    expect(`${html}${text}${subject}${JSON.stringify(data)}`).not.toMatch(NONSENSE);
    expect(data.body?.startsWith(`${line}. `)).toBe(true);
    expect(text).toContain(formatTemperature(weather.temperature, temperatureUnit));
    if (mood !== 'perfect') expect(`${text}${data.body}`).not.toMatch(/perfect for/i);
    const [minutes] = /\d+ minutes/.exec(line) ?? [];
    if (minutes) expect(text).toContain(minutes);
  }
});
