// Written by `npm run bake -- --publish`: the file of maps in public/garments, by the name of its pattern.
export const PUBLISHED_BAKES: Readonly<Record<string, string>> = {
  'jeans-slim': 'jeans-slim.8e71cf83f5e2.cloth',
  'jeans-straight': 'jeans-straight.7dfb3a661efb.cloth',
  'jeans-wide': 'jeans-wide.4e414e7f1ceb.cloth',
  'skirt-flared': 'skirt-flared.ceaa6fb86798.cloth',
  'skirt-pencil': 'skirt-pencil.701231ff32b9.cloth',
  'skirt-satin': 'skirt-satin.fc3da73567a1.cloth',
  'trousers-straight': 'trousers-straight.648263fb8187.cloth',
  'trousers-wide': 'trousers-wide.5ee0bf6dbe02.cloth',
};
