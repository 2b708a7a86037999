import { z } from 'zod';
import { FEELINGS } from '../../domain/preferences/feeling.ts';
import { call } from '../call.ts';

// The personal thermostat: one tap on an outfit, and what it has come to.
export const feeling = z.enum(FEELINGS);
export const thermostat = z.object({
  /** °C; positive: dressed warmer. */
  offsetC: z.number(),
  /** How sure that is, °C. */
  spreadC: z.number(),
  /** Taps that count. */
  taps: z.number(),
});

export const tapComfort = call({
  method: 'PUT',
  path: '/api/outfits/:id/comfort',
  body: z.object({ feeling }),
  /** `note` is said to her: what changes. */
  answer: z.object({ feeling, thermostat, note: z.string() }),
});
export const getThermostat = call({ method: 'GET', path: '/api/user/comfort', answer: thermostat });
/** Forgets all taps. */
export const resetThermostat = call({ method: 'DELETE', path: '/api/user/comfort' });
