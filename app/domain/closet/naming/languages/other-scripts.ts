// Names in scripts without Latin letters of their own here: Chinese, Japanese, Korean, Arabic, Persian, Hebrew, Hindi, Thai. Each word
// of clothes in it by the English of our list; what stands beside it is left.

// oxfmt-ignore
const IN_ENGLISH: readonly Readonly<Record<string, string>>[] = [
  // Chinese; what Japanese writes the same
  {
    'down jacket': '羽绒服 羽絨服 羽绒衣', 'long down coat': '长款羽绒服 长羽绒服 長款羽絨', 'down vest': '羽绒马甲 羽絨背心', vest: '马甲 馬甲 背心 坎肩', 'wool sweater': '羊毛衫 毛衣 毛衫', 'cashmere sweater': '羊绒衫 羊絨衫 羊绒毛衣', turtleneck: '高领毛衣 高領毛衣 高领衫 高领', cardigan: '开衫 開衫 针织开衫', knit: '针织衫 針織衫', hoodie: '卫衣 衛衣 连帽衫', 'lined joggers': '棉裤 棉褲', 'long johns': '秋裤 秋褲 保暖裤 保暖內衣 保暖内衣 秋衣', trousers: '裤子 褲子 西裤 西褲 长裤 長褲', 'wide leg trousers': '阔腿裤 闊腿褲', jeans: '牛仔裤 牛仔褲', shorts: '短裤 短褲', leggings: '打底裤 打底褲 紧身裤', 'track pants': '运动裤 運動褲', skirt: '裙子 半身裙 短裙', 'long skirt': '长裙 長裙', dress: '连衣裙 連衣裙 连身裙 洋裝', qipao: '旗袍', tee: 't恤 短袖', shirt: '衬衫 襯衫 衬衣', blouse: '女衬衫 雪纺衫', 'polo shirt': 'polo衫', blazer: '西装外套 西裝外套 小西装', suit: '西装 西裝 西服 套装', coat: '大衣 外套大衣', trench: '风衣 風衣', 'padded coat': '棉袄 棉襖 棉衣 棉服', jacket: '外套 夹克 夾克', 'leather jacket': '皮衣 皮夹克', 'denim jacket': '牛仔外套 牛仔衣', 'rain jacket': '冲锋衣 衝鋒衣', raincoat: '雨衣', fleece: '抓绒衣 摇粒绒', sneakers: '运动鞋 運動鞋 球鞋 小白鞋', 'running shoes': '跑鞋 跑步鞋', shoes: '鞋子 皮鞋 单鞋', 'cotton padded shoes': '棉鞋', pumps: '高跟鞋', 'ballet flats': '平底鞋', sandals: '凉鞋 涼鞋', slippers: '拖鞋', boots: '靴子 短靴 皮靴', 'snow boots': '雪地靴 雪靴', 'rain boots': '雨鞋 雨靴', socks: '袜子 襪子', tights: '丝袜 連褲襪 连裤袜', scarf: '围巾 圍巾', 'silk scarf': '丝巾 絲巾', hat: '帽子', cap: '棒球帽 鸭舌帽', beanie: '毛线帽 毛線帽 针织帽', gloves: '手套', bag: '包包 挎包 手提包', backpack: '背包 双肩包', umbrella: '雨伞 雨傘 伞', belt: '皮带 腰带', pajamas: '睡衣 家居服', 'silk blouse': '丝绸衬衫 真丝衬衫',
    'dress trousers': '西装裤 西裝褲', 'thick trousers': '加绒裤 加絨褲', red: '红色 紅色 大红 红', black: '黑色 黑', white: '白色 白', grey: '灰色 灰', navy: '藏青 深蓝 藏蓝', blue: '蓝色 藍色 蓝', green: '绿色 綠色 绿', purple: '紫色 紫', pink: '粉色 粉红', yellow: '黄色 黃色', brown: '棕色 咖啡色 褐色', beige: '米色 杏色', camel: '驼色 駝色', long: '长款 長款', short: '短款', thick: '加厚 加绒 厚', thin: '薄款 薄', floral: '碎花 花', checked: '格子', striped: '条纹 條紋', silk: '真丝 丝绸', cotton: '纯棉', linen: '亚麻', wool: '羊毛', uniqlo: '优衣库',
  },
  // Japanese
  {
    'down jacket': 'ダウンジャケット ダウン', 'long down coat': 'ロングダウン ダウンコート', 'uv parka': 'パーカー', sweater: 'セーター', knit: 'ニット', turtleneck: 'タートルネック タートル', cardigan: 'カーディガン', tee: 'tシャツ カットソー', shirt: 'シャツ ワイシャツ', blouse: 'ブラウス', jeans: 'ジーンズ デニムパンツ ジーパン', trousers: 'パンツ ズボン スラックス', 'wide leg trousers': 'ワイドパンツ', skirt: 'スカート', 'long skirt': 'ロングスカート', dress: 'ワンピース ドレス', suit: 'スーツ', jacket: 'ジャケット', coat: 'コート', trench: 'トレンチコート トレンチ', raincoat: 'レインコート', fleece: 'フリース', sneakers: 'スニーカー', pumps: 'パンプス', boots: 'ブーツ', sandals: 'サンダル', loafers: 'ローファー', shoes: '靴', 'rain boots': '長靴', tights: 'タイツ ストッキング', socks: '靴下', scarf: 'マフラー ストール', hat: '帽子', beanie: 'ニット帽', gloves: '手袋', bag: 'バッグ', backpack: 'リュック', umbrella: '傘', 'folding umbrella': '折りたたみ傘 折り畳み傘', 'long johns': 'ヒートテック', yukata: '浴衣', kimono: '着物', leggings: 'レギンス', navy: '紺の 紺 ネイビー', beige: 'ベージュ', brown: '茶色 茶', blue: '青', red: '赤', 'light blue': '水色', green: '緑', pink: 'ピンク', grey: 'グレー', black: 'ブラック 黒い 黒', white: 'ホワイト 白い 白',
  },
  // Korean
  {
    'long padding': '롱패딩', puffer: '패딩', coat: '코트', trench: '트렌치코트 트렌치', jacket: '자켓 재킷 점퍼', cardigan: '가디건 카디건', turtleneck: '폴라 목폴라 터틀넥', knit: '니트', sweater: '스웨터', sweatshirt: '맨투맨', hoodie: '후드티 후드', tee: '티셔츠 반팔 반팔티', 'long sleeve tee': '긴팔티 긴팔', shirt: '셔츠 남방', blouse: '블라우스', jeans: '청바지', trousers: '슬랙스 바지 정장바지', shorts: '반바지', leggings: '레깅스', skirt: '치마 스커트', 'long skirt': '롱스커트 롱치마', dress: '원피스', hanbok: '한복', suit: '정장', sneakers: '운동화 스니커즈', shoes: '구두', loafers: '로퍼', boots: '부츠', sandals: '샌들', slippers: '슬리퍼', tights: '스타킹', socks: '양말', scarf: '목도리 머플러', beanie: '비니', cap: '모자 볼캡', gloves: '장갑', bag: '가방 백', backpack: '배낭 백팩', umbrella: '우산', raincoat: '우비', fleece: '플리스 뽀글이', 'long johns': '내복 히트텍', vest: '조끼', black: '검정색 검정 검은 블랙', white: '흰색 흰 하얀 화이트', grey: '회색 그레이', navy: '남색 네이비', blue: '파란 파랑 블루', beige: '베이지 아이보리', brown: '갈색 브라운', pink: '분홍 핑크', red: '빨간 빨강',
  },
  // Arabic and Persian
  {
    abaya: 'عباية عبايه عباءة عبايا چادر', hijab: 'حجاب طرحة شيلة روسری شال', dress: 'فستان لباس', 'evening dress': 'سهرة', skirt: 'تنورة جيبة دامن', trousers: 'بنطلون بنطال شلوار', jeans: 'جينز جین', shirt: 'قميص پیراهن', blouse: 'بلوزة بلوز', tee: 'تيشيرت تی‌شرت', jacket: 'جاكيت جاكت کاپشن', blazer: 'بليزر', coat: 'معطف بالطو پالتو', 'trench coat': 'مانتو', sweater: 'بلوفر كنزة پلیور', cardigan: 'كارديغان ژاکت', suit: 'بدلة كت', galabeya: 'جلابية جلابيه', thobe: 'ثوب دشداشة', sandals: 'صندل صنادل', shoes: 'حذاء كندرة کفش', sneakers: 'سبورت كوتشي كتوني', boots: 'بوت جزمة', pumps: 'كعب', slippers: 'شبشب', bag: 'شنطة حقيبة کیف', scarf: 'وشاح', black: 'أسود اسود سوداء مشکی', white: 'أبيض ابيض بيضاء سفید', blue: 'أزرق ازرق زرقاء آبی', navy: 'كحلي كحلية سرمه‌ای', red: 'أحمر احمر حمراء قرمز', green: 'أخضر اخضر خضراء سبز', beige: 'بيج', brown: 'بني بنية', grey: 'رمادي', pink: 'وردي زهري', long: 'طويل طويلة بلند', cotton: 'قطن قطنية', silk: 'حرير', winter: 'شتوي شتوية',
  },
  // Hebrew
  {
    dress: 'שמלה שמלת', skirt: 'חצאית', trousers: 'מכנסיים מכנס', jeans: 'גינס', shirt: 'חולצה חולצת', sweater: 'סוודר', coat: 'מעיל', cardigan: 'קרדיגן', suit: 'חליפה', shoes: 'נעליים נעלי', sandals: 'סנדלים', boots: 'מגפיים מגפי', scarf: 'צעיף', headscarf: 'מטפחת', tights: 'גרביונים', bag: 'תיק', black: 'שחור שחורה שחורים', white: 'לבן לבנה לבנים', blue: 'כחול כחולה', red: 'אדום אדומה', grey: 'אפור אפורה', long: 'ארוך ארוכה',
  },
  // Hindi
  {
    saree: 'साड़ी', kurta: 'कुर्ता', kurti: 'कुर्ती', 'salwar kameez': 'सलवार कमीज सलवार सूट', dupatta: 'दुपट्टा', shawl: 'शॉल', lehenga: 'लहंगा', sweater: 'स्वेटर', black: 'काला काली', white: 'सफेद सफ़ेद', red: 'लाल', blue: 'नीला नीली', green: 'हरा हरी', yellow: 'पीला पीली',
  },
  // Thai
  {
    shirt: 'เสื้อเชิ้ต', tee: 'เสื้อยืด', jacket: 'เสื้อแจ็คเก็ต แจ็คเก็ต เสื้อกันหนาว', blouse: 'เสื้อ', trousers: 'กางเกง', jeans: 'กางเกงยีนส์', shorts: 'กางเกงขาสั้น', skirt: 'กระโปรง', dress: 'ชุดเดรส เดรส', sneakers: 'รองเท้าผ้าใบ', sandals: 'รองเท้าแตะ', shoes: 'รองเท้า', pumps: 'รองเท้าส้นสูง', bag: 'กระเป๋า', umbrella: 'ร่ม', black: 'สีดำ ดำ', white: 'สีขาว ขาว', blue: 'สีฟ้า สีน้ำเงิน', red: 'สีแดง',
  },
];

const BY_WORD = new Map(
  IN_ENGLISH.flatMap(Object.entries<string>).flatMap(([english, words]) =>
    words.split(' ').map((word) => [word, english] as const),
  ),
);
/** The longest first: a long down coat before a coat. */
const WORDS = [...BY_WORD.keys()].sort((a, b) => b.length - a.length);
/** Hebrew to Thai, and the scripts of East Asia. */
const OTHER_SCRIPT = /[\u0590-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** 'Red down jacket' of the same in Chinese; what has Latin letters alone as it is. */
export function inLatinLetters(text: string): string {
  if (!OTHER_SCRIPT.test(text)) return text;
  return WORDS.reduce((said, word) => said.replaceAll(word, ` ${BY_WORD.get(word) ?? ''} `), text);
}
