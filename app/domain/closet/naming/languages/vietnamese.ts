import type { Language } from './language.ts';

// oxfmt-ignore
export const VIETNAMESE: Language = {
  noun: 'first',
  bends: 'none',
  joins: false,
  links: '',
  things: {
    trousers: 'quan', 'dress pants': 'quan tay|quan au', jeans: 'quan jean|quan bo', shorts: 'quan short|quan dui', tee: 'ao thun|ao phong', shirt: 'ao so mi|so mi', blouse: 'ao kieu', sweater: 'ao len', jacket: 'ao khoac', 'leather jacket': 'ao da', 'ao dai': 'ao dai', raincoat: 'ao mua', 'puffer jacket': 'ao phao', 'tank top': 'ao hai day', dress: 'vay|dam', skirt: 'chan vay', shoes: 'giay',
    pumps: 'giay cao got', sneakers: 'giay the thao', 'ballet flats': 'giay bet|giay bup be', 'flip flops': 'dep', boots: 'bot cao', bag: 'tui xach|tui', backpack: 'ba lo', hat: 'mu|non', scarf: 'khan', umbrella: 'o',
  },
  words: {
    black: 'den', white: 'trang', gray: 'xam', blue: 'xanh duong|xanh', green: 'xanh la', red: 'do', yellow: 'vang', pink: 'hong', brown: 'nau', cream: 'kem', long: 'dai', short: 'ngan', floral: 'hoa', striped: 'ke', silk: 'lua',
  },
};
