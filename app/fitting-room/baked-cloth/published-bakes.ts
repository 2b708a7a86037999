// Written by `npm run bake -- --publish`: the file of maps in public/garments, by the name of its pattern.
export const PUBLISHED_BAKES: Readonly<Record<string, string>> = {};
