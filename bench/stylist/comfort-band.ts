// The band of the physics at a walk, on its own: the stylist's need is not asked.
import { requiredIcl } from '../../app/domain/comfort/ireq.ts';
import { outdoorAir } from '../../app/domain/comfort/outdoor-air.ts';
import { balancedClo } from '../../app/domain/comfort/pmv.ts';
import type { WeatherHour } from '../../app/domain/weather/weather.ts';

/** PMV from 12 °C, IREQ up to 5 °C, blended between; walking at 2.6 met, with the air of walking. */
export function walkingBand(hour: WeatherHour): { min: number; max: number } {
  const air = outdoorAir(hour);
  const at = (airC: number) => ({ ...air, airC, radiantC: airC + air.radiantC - air.airC });
  const share = Math.min(1, Math.max(0, (air.airC - 5) / 7));
  const mild = { ...at(Math.max(10, air.airC)), airSpeed: Math.min(1, air.airSpeed + 0.3 * 1.6) };
  const pmv = (vote: number) => Math.max(0, balancedClo(mild, 2.6, vote) / (0.6 + 0.4 / 2.6));
  const cold = {
    ...at(Math.min(10, air.airC)),
    metabolism: 2.6 * 58.15,
    walkingSpeed: 1.2,
    permeability: 50,
  };
  const [least, neutral] = [requiredIcl(cold, 'minimal'), requiredIcl(cold, 'neutral')];
  return {
    min: share * pmv(-0.5) + (1 - share) * least,
    max: share * pmv(0.5) + (1 - share) * (2 * neutral - least),
  };
}
