// A hundred cities drawn by seed from the thousand largest, as their people and as speakers of English write them. The
// names are written down by hand: our data is not asked for what it should answer.
import { expect, test } from 'vitest';
import { readGazetteer } from '../../scripts/load-gazetteer.ts';
import { wholeGazetteer } from '../../tests/worlds/gazetteer.ts';
import { seededRandom } from '../../app/domain/styling/seeded-random.ts';

const CITIES = `
3517270|Chimalhuacan|Chimalhuacán
1791247|Wuhan|武汉
1261977|Nanded|नांदेड
4671654|Austin|Austin
535121|Lipetsk|Липецк
1275971|Bhilai|भिलाई
2038180|Changchun|长春
2474141|Boumerdes|بومرداس
625144|Minsk|Мінск
2886242|Cologne|Köln
209228|Mbuji-Mayi|Mbujimayi
1694781|Paranaque|Parañaque
186301|Mombasa|Mombasa
1788046|Xuchang|许昌
6317344|Jaboatao dos Guararapes|Jaboatão dos Guararapes
1796068|Shangluo|商洛
1788450|Xinzhou|忻州
479123|Ulyanovsk|Ульяновск
1256436|Solapur|सोलापूर
3530139|Coyoacan|Coyoacán
1273294|Delhi|दिल्ली
12501153|Kanayannur|കണയന്നൂർ
5454711|Albuquerque|Albuquerque
1838716|Bucheon|부천
1798821|Pingdu|平度
524901|Moscow|Москва
70225|Taiz|تعز
1673820|Kaohsiung|高雄
2260535|Brazzaville|Brazzaville
1581130|Hanoi|Hà Nội
1253102|Visakhapatnam|విశాఖపట్నం
1842943|Gimhae|김해
2988507|Paris|Paris
5368361|Los Angeles|Los Angeles
2925533|Frankfurt|Frankfurt am Main
1797929|Qingdao|青岛
4509177|Columbus|Columbus
1808316|Yiyang|益阳
747340|Esenler|Esenler
1650357|Bandung|Bandung
1518980|Shymkent|Шымкент
1258980|Raipur|रायपुर
3583361|San Salvador|San Salvador
349076|Shubra El-Kheima|شبرا الخيمة
1270583|Gwalior|ग्वालियर
1792892|Tianshui|天水
1845759|Cheonan|천안
1817720|Shangyu|上虞
1140026|Herat|هرات
1816269|Baise|百色
738377|Umraniye|Ümraniye
2377450|Nouakchott|نواكشوط
4019233|Aguascalientes|Aguascalientes
611717|Tbilisi|თბილისი
5125771|Manhattan|Manhattan
1863289|Hamamatsu|浜松
1797551|Qinzhou|钦州
1256525|Siliguri|শিলিগুড়ি
1529376|Korla|库尔勒
2036502|Jilin City|吉林市
1927639|Yueyang|岳阳
1790396|Xianning|咸宁
3601782|San Pedro Sula|San Pedro Sula
3688689|Bogota|Bogotá
2995469|Marseilles|Marseille
325363|Adana|Adana
360829|El Mahalla El Kubra|المحلة الكبرى
308464|Kayseri|Kayseri
108410|Riyadh|الرياض
1841811|Gwangju|광주
1586203|Can Tho|Cần Thơ
1799491|Neijiang|内江
12358576|Wanzhou|万州
7627067|Bahcelievler|Bahçelievler
1799869|Nanning|南宁
5318313|Tucson|Tucson
709717|Donetsk|Донецьк
343300|Asmara|ኣስመራ
3067696|Prague|Praha
1248991|Colombo|කොළඹ
169577|Homs|حمص
1816920|Shaoyang|邵阳
1785294|Anyang|安阳
1272423|Dombivli|डोंबिवली
1788852|Xining|西宁
365137|Omdurman|أم درمان
12382296|Thuan An|Thuận An
1221874|Dushanbe|Душанбе
1508291|Chelyabinsk|Челябинск
1798449|Putian|莆田
1793771|Suqian|宿迁
1185186|Comilla|কুমিল্লা
107304|Buraydah|بريدة
515003|Orenburg|Оренбург
1783763|Zhuzhou|株洲
3838583|Rosario|Rosario
1254661|Thane|ठाणे
3531673|Cancun|Cancún
587084|Baku|Bakı
4684888|Dallas|Dallas
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()) as [id: string, english: string, own: string]);

test('the hundred are drawn by seed from the thousand largest', () => {
  const chance = seededRandom('a hundred cities');
  const pool = readGazetteer().places.slice(0, 1000);
  const drawn = Array.from({ length: 100 }, () => {
    const one = chance.pick(pool);
    pool.splice(pool.indexOf(one), 1);
    return one[0];
  });
  expect(CITIES.map(([id]) => Number(id))).toEqual(drawn);
});

test.each([
  ['in English', 1],
  ['in their own script', 2],
] as const)('of a hundred cities at least 98 are suggested first %s', async (_, column) => {
  const geocoder = await wholeGazetteer();
  const missed = [];
  for (const city of CITIES) {
    const [found] = await geocoder.search(city[column], {}, 5);
    if (String(found?.id) !== city[0]) missed.push(`${city[column]}: ${found?.name}, ${found?.country}`);
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2);
});
