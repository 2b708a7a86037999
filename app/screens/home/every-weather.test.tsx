// Home, its chart and its receipt in the weather of Yakutsk, of Death Valley and of a hurricane.
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { makeQueryClient } from '../../client/api/query-client.ts';
import { USER_KEY } from '../../client/account/session.ts';
import { describeFit } from '../../domain/looks/comfort-line.ts';
import { extremeDays } from '../../../tests/styling/extreme-days.ts';
import { unsupportedClaims } from '../../../tests/styling/claim-checker.ts';
import { InRouter } from '../../../tests/screens/in-router.tsx';
import { sampleUser } from '../../../tests/screens/sample-outfit.ts';
import { buildChart } from './chart/chart-geometry.ts';
import { chartLabel, chartRows } from './chart/chart-words.ts';
import { wornRuns } from './chart/worn-runs.ts';
import { HomeScreen } from './home-screen.tsx';
import { receiptFacts } from './receipt/receipt-facts.ts';
import { warmthStory } from './receipt/warmth-story.ts';

const SIZES = [
  { width: 320, height: 226 },
  { width: 460, height: 256 },
];
const DAYS = extremeDays();
const NONSENSE = /NaN|Infinity|undefined|null,|\[object|-0(?![\d.])/;

test.each(DAYS)('$said: each block of the chart is seen, and lies where the words say', ({ outfit }) => {
  const { receipt, reasons } = outfit;
  const runs = wornRuns(receipt, reasons);
  for (const size of SIZES)
    for (const unit of ['F', 'C'] as const) {
      const chart = buildChart(receipt.hours, runs, 3, size, unit)!;
      expect(JSON.stringify(chart)).not.toMatch(/NaN|Infinity|null,null/);
      expect(chart.blocks).toHaveLength(runs.length);
      expect(chart.grid.length).toBeGreaterThan(0);
      expect(chart.grid.length).toBeLessThan(7);
      for (const block of chart.blocks) {
        expect(block.height).toBeGreaterThan(5);
        expect(block.width).toBeGreaterThan(5);
        expect(block.y).toBeGreaterThanOrEqual(0);
        expect(block.y + block.height).toBeLessThanOrEqual(chart.bottom + 5);
      }
    }
  receipt.hours.forEach(({ verdict, tempF }, index) => {
    const run = runs.find(({ from, to }) => index >= from && index <= to)!;
    expect(run.high).toBeGreaterThan(run.low);
    if (verdict === 'comfortable') expect(tempF >= run.low && tempF <= run.high).toBe(true);
    // In more sun or wind one hour is comfortable and another of the same temperature is not.
    const right = receipt.hours.flatMap((hour) => (hour.verdict === 'comfortable' ? hour.tempF : []));
    if (verdict === 'cold' && tempF < Math.min(...right)) expect(tempF).toBeLessThan(run.low);
    if (verdict === 'hot' && tempF > Math.max(...right)) expect(tempF).toBeGreaterThan(run.high);
  });
});

test.each(DAYS)('$said: what is said agrees, and nobody is told that it is right', ({ outfit }) => {
  const { receipt, reasons, weatherData: weather } = outfit;
  const runs = wornRuns(receipt, reasons);
  const label = chartLabel(receipt, runs, 'C');
  const fit = describeFit({ weather, receipt }, 'C');
  const why = reasons.map(({ text }) => text).join(' ');
  const verdicts = new Set(receipt.hours.map(({ verdict }) => verdict));
  if (verdicts.size === 1 && verdicts.has('cold'))
    expect(label).toMatch(/older than this outfit covers, all day/);
  if (verdicts.size === 1 && verdicts.has('hot'))
    expect(label).toMatch(/armer than this outfit covers, all day/);
  if (receipt.hours[0]!.verdict !== 'comfortable' || receipt.storm) {
    expect(fit.text).not.toContain('Perfect');
    expect(why).not.toMatch(/That's comfortable|Right for|as it is all day|nothing here minds/);
  }
  if (receipt.storm) expect(why + fit.text).toMatch(/inside if you can|minutes at a time/);
  // The card and the reasons count the same minutes.
  const minutes = receipt.minutesOutdoors;
  if (minutes !== undefined && minutes < 25) {
    expect(fit.text).toContain(`About ${minutes} minutes`);
    expect(why).toContain(`about ${minutes} minutes`);
  }
  for (const { hour, temperature, comfort } of chartRows(receipt, runs, 'C'))
    expect([hour, temperature, comfort].join()).not.toMatch(NONSENSE);
});

test.each(DAYS)('$said: no sentence claims what the day does not bear out', ({ brief, composed }) => {
  expect(unsupportedClaims({ brief, outfit: composed })).toEqual([]);
});

test.each(DAYS)('$said: home and receipt stand in both units', ({ outfit }) => {
  for (const unit of ['F', 'C'] as const) {
    const facts = receiptFacts(outfit, unit);
    expect(JSON.stringify(facts) + warmthStory(outfit.receipt, unit)).not.toMatch(NONSENSE);
    const client = makeQueryClient();
    client.setQueryData(USER_KEY, { ...sampleUser, temperatureUnit: unit });
    const temps = outfit.receipt.hours.map(({ tempF }) => tempF);
    const [highF, lowF] = [Math.max(...temps), Math.min(...temps)];
    const sky = { source: 'met-norway', note: null, highF, lowF, highHour: 13 };
    const first = {
      ...{
        todaysId: outfit.id,
        outfits: [outfit],
        day: { left: 2, earlier: [], hasPolls: false },
        wasPaused: false,
      },
      weather: { ...outfit.weatherData, ...sky },
      now: Date.parse('2025-11-20T08:24:00Z'),
    };
    const html = renderToString(
      <InRouter>
        <QueryClientProvider client={client}>
          <HomeScreen first={first} />
        </QueryClientProvider>
      </InRouter>,
    ).replaceAll('<!-- -->', '');
    expect(html).not.toMatch(/NaN|Infinity|>undefined|\[object/);
    expect(html).not.toMatch(/(?:height|width|rx)="-/);
    expect(html).toContain(facts.range);
    expect(html).toContain(describeFit({ weather: outfit.weatherData, receipt: outfit.receipt }, unit).text);
  }
});
