// Written by `npm run bake -- --publish`: the file of maps in public/garments, by the name of its pattern.
export const PUBLISHED_BAKES: Readonly<Record<string, string>> = {
  'jeans-slim': 'jeans-slim.8e71cf83f5e2.cloth',
  'jeans-straight': 'jeans-straight.7dfb3a661efb.cloth',
  'jeans-wide': 'jeans-wide.4e414e7f1ceb.cloth',
  'knit-fine': 'knit-fine.54201b9441ba.cloth',
  knit: 'knit.7f2508bc6ff0.cloth',
  shirt: 'shirt.698f30b1f938.cloth',
  'skirt-flared': 'skirt-flared.ceaa6fb86798.cloth',
  'skirt-pencil': 'skirt-pencil.701231ff32b9.cloth',
  'skirt-satin': 'skirt-satin.fc3da73567a1.cloth',
  'tee-long': 'tee-long.691ad2cddc94.cloth',
  tee: 'tee.3bf3d4b618c2.cloth',
  'trousers-straight': 'trousers-straight.648263fb8187.cloth',
  'trousers-wide': 'trousers-wide.5ee0bf6dbe02.cloth',
};
