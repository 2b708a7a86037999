import type { z } from 'zod';
import type { thermostat } from './comfort.ts';
import type { fitPreferences } from './fit-preferences.ts';
import type { Taste } from './taste.ts';

/** How she is dressed, learned or told: what the profile shows from the start. */
export interface Dressing {
  thermostat: z.infer<typeof thermostat>;
  taste: Taste;
  fit: z.infer<typeof fitPreferences>;
  /** Models of others that may be shown her photo: names of the providers, and whether she agreed to all of them. */
  photoModels: { providers: string[]; agreed: boolean };
}
