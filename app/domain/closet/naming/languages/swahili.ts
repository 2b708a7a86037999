import type { Language } from './language.ts';

// oxfmt-ignore
export const SWAHILI: Language = {
  noun: 'first',
  bends: 'none',
  joins: false,
  links: 'ya|la|za|cha|wa|na|kwa|yangu|langu|zangu',
  things: {
    dress: 'gauni|magauni|rinda', skirt: 'sketi', 'long skirt': 'sketi ndefu', trousers: 'suruali|suruwali', shorts: 'kaptula|bukta', shirt: 'shati|mashati', tee: 'fulana|tisheti|flana', blouse: 'blauzi', sweater: 'sweta|masweta|fulana nzito', coat: 'koti|makoti|koti refu', jacket: 'jaketi', raincoat: 'koti la mvua|koti mvua', suit: 'suti', shoes: 'viatu|kiatu', sandals: 'ndala|kandambili|malapa|sandali|viatu vya wazi|patapata', sneakers: 'raba|viatu vya michezo', 'rain boots': 'viatu vya mvua|gambuti', boots: 'buti', pumps: 'viatu virefu|skuna', socks: 'soksi', hat: 'kofia', kufi: 'kofia ya kiislamu|kofia ya vito', scarf: 'skafu|shali', headscarf: 'kilemba|hijabu|mtandio|ushungi|kitambaa cha kichwa', kanga: 'kanga|khanga|leso', kikoi: 'kikoi', kitenge: 'kitenge|vitenge', shuka: 'shuka', abaya: 'baibui|buibui', kanzu: 'kanzu', bag: 'mkoba|begi|kikapu kidogo', 'basket bag': 'kiondo|kikapu', backpack: 'begi la mgongoni|mkoba wa mgongoni', umbrella: 'mwavuli|mwamvuli', belt: 'mkanda', tie: 'tai', gloves: 'glavu', pajamas: 'nguo za kulala|pajama', nightgown: 'gauni la kulalia|gauni la usiku la kulala', bra: 'sidiria|chupi', 'evening dress': 'gauni la harusi|gauni la sherehe', swimsuit: 'nguo za kuogelea', jeans: 'jinzi|suruali ya jinzi', 'track pants': 'suruali ya michezo|trakisuti', apron: 'aproni',
  },
  words: {
    black: 'nyeusi|jeusi|mweusi|cheusi', white: 'nyeupe|jeupe|cheupe|mweupe|vyeupe', red: 'nyekundu|jekundu|chekundu', blue: 'bluu|buluu', green: 'kijani', yellow: 'njano|manjano', brown: 'kahawia|hudhurungi', grey: 'kijivu', pink: 'waridi|pinki', purple: 'zambarau', orange: 'chungwa', long: 'ndefu|refu|mrefu', short: 'fupi', wool: 'sufi', cotton: 'pamba', leather: 'ngozi', silk: 'hariri', floral: 'maua|ya maua', thick: 'nzito|zito', lightweight: 'nyepesi', new: 'mpya', old: 'kuukuu|zamani', sleeveless: 'bila mikono', 'long sleeve': 'mikono mirefu',
  },
};
