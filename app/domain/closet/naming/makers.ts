// Makers, shops, bands and teams whose names stand beside clothes: no clothes, no colors, and no slips of either.

/** In their name stands a color or a thing: it is left out. */
export const MAKERS =
  /\b(penshoppe|bata(?= (?:flats|shoes|sandals|chappals?|slippers|pumps|heels|sneakers|boots|slip))|bonds(?= (?:crop|top|tee|tank|singlet|bra))|(?<=\b(?:tank|tee|tees|top|singlet|crop top) )bonds|old navy|banana republic|white (company|stuff|house black market)|(stone|river) island|pink floyd|fleetwood mac|black (diamond|sabbath|flag)|green day|red hot chili peppers|rolling stones|boot barn|jack wills|jack and jones|brooks brothers|marks (and|&|n) spencers?|monte carlo|peter england|galvin green|land'?s end|eddie bauer|the north face|cheap monday|golden goose(?= (?:tee|jacket|shirt)))\b/g;

/** Nearly a word of clothes, a cloth or a color, and none: Monki makes jeans, and no monks. */
const NO_SLIPS = new Set(
  `hansen monki dunnes penneys cropp lacoste oliver takko strauss vanilia halti tierra ganni stine bonds maine peter carlo
  mochi khadim paragon stylo khaadi bauer whistles peacocks lewis pringle kappa renner calle metallica beatles stones swift
  dodgers milan river spencer spencers sparx paris sanjo munro milo`.split(/\s+/),
);
export const isNoSlip = (word: string): boolean => NO_SLIPS.has(word);

/** What is written on it is no other thing: 'band tee fleetwood mac'. */
export const WRITTEN_ON =
  /^(.*\b(?:band|tour|graphic|concert|merch|fan|festival) (?:t-?shirt|tee|shirt)s?) (.+)$/;
