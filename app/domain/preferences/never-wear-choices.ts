// What of the wardrobe may go on a never-wear list, by the names that the profile says.
import { FREE_FIT, type FitPreferences } from './fit-preferences.ts';
import type { Gender } from './style.ts';
import { FAMILY_IDS, familyLabel, isFamily } from '../wardrobe/families.ts';
import { garmentById, WARDROBE } from '../wardrobe/wardrobe.ts';
import { capitalize } from '../text-format/capitalized.ts';

/** A family or garment that the wardrobe has. */
export const isWearable = (id: string): boolean => isFamily(id) || garmentById(id)?.id === id;

/** As stored; what the wardrobe no longer has is left out. */
export function normalizeFit(stored: Partial<FitPreferences> | null): FitPreferences {
  const fit = { ...FREE_FIT, ...stored };
  return { ...fit, neverWear: [...new Set(fit.neverWear)].filter(isWearable) };
}

export interface Wearable {
  id: string;
  /** 'Hems above the knee', 'Wool coat'. */
  name: string;
  kind: 'family' | 'garment';
}

/** 'wool coat' of '{} wool coat'; nothing but the color is left out. */
export function shortName(phrase: string): string {
  const name = phrase.replace('{}', '').replace(/\s+/g, ' ').trim();
  return capitalize(name);
}

/** Everything that may go on the never-wear list: families first, then garments by name. */
export function wearablesFor(gender: Gender | null): Wearable[] {
  const families = FAMILY_IDS.map((id): Wearable => ({ id, name: familyLabel(id), kind: 'family' }));
  const names = new Set<string>();
  const garments = WARDROBE.filter(({ genders }) => gender === null || genders.includes(gender)).map(
    ({ id, phrase }): Wearable => {
      // Two that differ only in their colors go by their ids: 'Coloured tights'.
      const name = names.has(shortName(phrase)) ? shortName(id.replaceAll('-', ' ')) : shortName(phrase);
      names.add(name);
      return { id, name, kind: 'garment' };
    },
  );
  return [...families, ...garments.sort((a, b) => a.name.localeCompare(b.name))];
}
