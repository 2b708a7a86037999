import { expect, test } from 'vitest';
import { downFront, type WornCloth } from './worn-cloth.ts';

const DOWN = 300;
const clothWith = (drop: number): WornCloth =>
  ({ top: 50, down: DOWN, drop: new Float64Array(5).fill(drop), fade: 80 }) as unknown as WornCloth;

test('shoulders that slope far more or less than the picture’s press no cloth together and draw none apart', () => {
  for (const drop of [-90, -40, 40, 90]) {
    const cloth = clothWith(drop);
    const steps = Array.from(
      { length: 250 },
      (_, k) => (downFront(cloth, 0.2, 51 + k) - downFront(cloth, 0.2, 50 + k)) * DOWN,
    );
    expect(Math.min(...steps), `${drop}`).toBeGreaterThan(0.55);
    expect(Math.max(...steps), `${drop}`).toBeLessThan(1.65);
  }
});
