// Words and spellings of other Englishes, as shapes of lower-case text.
import { GLOSSARY } from '../../app/domain/wardrobe/glossary.ts';

const SPELLINGS = [
  /\w*(?:colour|favour|neighbour|flavour|behaviour|honour|harbour|labour|humour|rumour|vapour)\w*/,
  /gr(?:ey|eys|eyish)/,
  /(?:kilo|centi|milli)?(?:centre|metre|litre|theatre|fibre)s?|centred/,
  /(?:un)?(?:recogn|organ|real|personal|apolog|custom|optim|minim|maxim|summar|author|categor|special|final|memor|priorit|standard|util|visual|emphas|item|sympath)is(?:e|es|ed|ing|ation)/,
  /(?:analys|paralys|catalys)(?:e|es|ed|ing)/,
  /(?:cancell|travell|labell|modell|fuell|jewell|signall|marvell)(?:ed|ing|er|ers|ery)/,
  /(?:licence|defence|offence|pretence|catalogue|programme|cheque|tyre|kerb|pyjama|plough|draught)s?/,
  /(?:towards|amongst|whilst|afterwards|backwards|upwards|downwards|learnt|spelt|burnt|ageing|judgement)/,
  /(?:fulfil|enrol|instal|skilful|wilful|woollen|woolly|cosy|cosier|sceptical|aluminium|moustache|manoeuvre)/,
];
const WORDS = [
  /(?:pavement|fortnight|parcel|waistcoat|jumper|lorr(?:y|ies)|postcode|queue up|holidaymaker)s?/,
  /(?:rubbish|trainers|autumn|petrol|dungarees|nappies|chequered|tartan|amiss|straight away|any more\.)/,
  /(?:ring us|post it|have got|hasn't got|haven't got|shan't|needn't|at the weekend|in hospital)/,
];

const escaped = (text: string) => text.replace(/[-]/g, '[- ]');
const ALL = [
  ...[...SPELLINGS, ...WORDS].map(({ source }) => source),
  ...Object.values(GLOSSARY)
    .flat()
    .map((name) => `${escaped(name)}s?`),
].map((source) => new RegExp(`(?<![\\w-])(?:${source})(?![\\w-])`));

const SPELLED = new RegExp(`(?<![a-z])(?:${SPELLINGS.map(({ source }) => source).join('|')})(?![a-z])`);

/** The first British spelling in a name or a text, or null; 'someColourHere' and SOME_COLOUR are words as well. */
export function britishSpellingIn(text: string): string | null {
  const words = text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/_/g, ' ')
    .toLowerCase();
  return SPELLED.exec(words)?.[0] ?? null;
}

/** The first British word of a text, or null. */
export function britishIn(text: string): string | null {
  const words = text.toLowerCase().replace(/\u2019/g, "'");
  for (const shape of ALL) {
    const found = shape.exec(words);
    if (found) return found[0];
  }
  return null;
}
