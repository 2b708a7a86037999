// Names in other scripts, makers beside clothes, and what is said of how a piece sits.
import { expect, test } from 'vitest';
import { readName } from './read-name.ts';

const read = (name: string, gender: 'female' | 'male' = 'female'): string => {
  const piece = readName(name, gender);
  return piece && typeof piece === 'object' ? `${piece.garmentId}:${piece.color}` : String(piece);
};

test.each([
  ['红色长款羽绒服', 'long-puffer:red'],
  ['羊毛衫 紫色', 'lambswool-jumper:plum'],
  ['黑色西装裤', 'wool-trousers:black'],
  ['黑色袜子', 'everybody'],
  ['黒タートル', 'ribbed-turtleneck:black'],
  ['紺のコート', 'wool-coat:navy'],
  ['折りたたみ傘', 'folding-umbrella:black'],
  ['네이비 롱패딩', 'long-puffer:navy'],
  ['검정 폴라 니트', 'ribbed-turtleneck:black'],
  ['عباية سوداء', 'flowing-dress:black'],
  ['שמלה שחורה ארוכה', 'cotton-maxi-dress:black'],
  ['लाल साड़ी', 'draped-gown:red'],
  ['กางเกงยีนส์ สีดำ', 'straight-jeans:black'],
  ['вишиванка', 'linen-shirt:white'],
])('%s is %s', (name, id) => {
  expect(read(name)).toBe(id);
});

test.each([
  ['black jeans monki', 'straight-jeans:black'],
  ['black jeans dunnes', 'straight-jeans:black'],
  ['windbreaker helly hansen', 'windbreaker:navy'],
  ['grey cardigan marks n spencer', 'fine-cardigan:grey'],
  ['band tee fleetwood mac', 'cotton-tee:white'],
  ['kurtka gore-tex milo', 'technical-shell:black'],
  ['birkenstock boston', 'mules:tan'],
  ['common projects white', 'leather-sneakers:white'],
])('a maker or a band is no piece: %s is %s', (name, id) => {
  expect(read(name)).toBe(id);
});

test.each([
  ['black blazer tight', 'wool-blazer:black'],
  ['crewneck sweater tight', 'crew-knit:oat'],
  ['puffer short', 'puffer-jacket:black'],
  ['fine knit navy short sleeve', 'fine-knit-tee:navy'],
  ['black full sleeve tshirt', 'long-tee:black'],
  ['base layer UA cold gear', 'everybody'],
  ['primera capa merino', 'everybody'],
  ['kalesony', 'everybody'],
  ['brooks tights fleece', 'lined-leggings:black'],
  ['grad gown (black)', 'unworn'],
  ['silk bonnet', 'unworn'],
  ['slippers plastic', 'flat-sandals:tan'],
  ['sombrero de palma', 'panama-hat:cream'],
])('what is told of a piece is no other piece: %s is %s', (name, id) => {
  expect(read(name)).toBe(id);
});
