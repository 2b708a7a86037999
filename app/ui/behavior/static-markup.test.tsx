import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleOutfit } from '../../../tests/screens/sample-outfit.ts';
import { ComfortChart } from '../../screens/home/chart/comfort-chart.tsx';
import { asText } from './static-markup.ts';

test('a drawing is written as React writes it', () => {
  for (const now of [null, 0.4, 7]) {
    for (const unit of ['F', 'C'] as const) {
      const chart = <ComfortChart {...sampleOutfit} now={now} unit={unit} />;
      expect(asText(chart)).toBe(renderToStaticMarkup(chart));
    }
  }
});

test('marks of the language are escaped in texts and attributes, and what is nothing is left out', () => {
  const odd = (
    <p aria-label={`"a" & 'b'`} className={undefined}>
      {'<b>'} {false} {null} {0}
    </p>
  );
  expect(asText(odd)).toBe(renderToStaticMarkup(odd));
});

test('what would be lost is an error', () => {
  expect(() => asText(<button onClick={() => undefined}>Go</button>)).toThrow('onClick');
  expect(() => asText(<p style={{ color: 'red' }}>Go</p>)).toThrow('style');
});
