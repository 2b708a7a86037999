// Feasts of faiths and families, prayers, and evenings of more than one kind, as people say them.
import { products, type Occasion } from './phrases.ts';

/** Before the others: a longer name of a day is surer. */
export const FEAST_WORDS: readonly Occasion[] = [
  {
    // Feasts of a faith, in the morning and at the table: dressed up, and covered.
    occasion: 'usual',
    words: `raya|hari raya|lebaran|tabaski|korite|bakrid|kurban bayrami|ramazan bayrami|${products('eid|raya|tabaski|bayram|bajram|bairam', 'prayer|prayers|morning|morning prayer|visits|visiting|lunch|open house|open houses')}`,
    codes: ['covered', 'festive'],
  },
  {
    occasion: 'usual',
    words: `rosh hashanah|purim|sukkot|shavuot|simchat torah|first holy communion|first communion|communion|confirmation|naming ceremony|christening|dedication service|sunday best|palm sunday|${products('easter|christmas|christmas eve|midnight|resurrection|candlelight|carol|harvest|thanksgiving|new years', 'service|vigil|liturgy|church')}|easter sunday|holy saturday|easter vigil|orthodox easter|timkat|genna`,
    codes: ['covered', 'festive'],
  },
  {
    // Feasts of a family, at the grandparents' and at the table.
    occasion: 'usual',
    words: `seollal|chuseok|lunar new year|losar|novruz|navruz|songkran|onam|pongal|vishu|ugadi|baisakhi|vaisakhi|lohri|navratri|durga puja|puja|ganesh chaturthi|raksha bandhan|rakhi|karva chauth|bhai dooj|dussehra|dashain|tihar|midsummer|midsommar|st lucia|day of the dead|dia de los muertos|engagement ceremony|betrothal|family feast|village feast|name day|${products('wedding', 'breakfast for the neighbors')}`,
    codes: ['festive'],
  },
  {
    occasion: 'usual',
    words: `prayer|prayers|${products('morning|noon|evening|friday|afternoon|funeral', 'prayer|prayers')}|at the mosque|to the mosque|blue mosque`,
    codes: ['covered', 'head-covered', 'easy-on'],
  },
  {
    occasion: 'party',
    words: `${products('turns|turning|is turning', 'eighteen|twenty|twenty-one|thirty|forty|fifty|sixty|seventy|eighty|ninety|18|20|21|30|40|50|60|70|75|80|90|100')}|engagement at home|engagement dinner|engagement party|her engagement|his engagement|their engagement|our engagement|my engagement`,
    codes: ['festive'],
  },
  {
    occasion: 'party',
    words: 'garden party|lawn party|yacht party',
    codes: ['festive', 'uneven', 'on-a-terrace'],
  },
  {
    // Jeans and a good shirt.
    occasion: 'evening',
    words:
      'housewarming|housewarming party|flat warming|flatwarming|games evening|game evening|board game night',
    codes: ['low-key'],
  },
  {
    occasion: 'concert',
    words: `${products('open-air|open air|picnic|outdoor|park|lawn', 'concert|opera|cinema|theater|show')}`,
    codes: ['open-air'],
  },
  {
    // In a crowd, on one's feet.
    occasion: 'concert',
    words: `${products('standing|stadium|field', 'concert|gig|show')}|concert in the stadium`,
    codes: ['low-key', 'standing', 'hands-full'],
  },
  {
    occasion: 'concert',
    words:
      'fado|fado house|flamenco|flamenco show|lyceum|stalls seats|box seats|box at the opera|dress circle|philharmonie|conservatory concert|cabaret|variety show|jazz cellar|jazz bar',
  },
  {
    occasion: 'dinner',
    words:
      'supra|degustation|omakase|kaiseki|aperitivo|aperitif|year-end dinner|work christmas dinner|family supper',
  },
];
