// The day of the design mocks, as data: for unit tests and for looking at the home screen without a server.
import type { Outfit } from '../../app/contracts/outfits.ts';
import type { User } from '../../app/contracts/session.ts';
import type { CurrentWeatherAnswer } from '../../app/contracts/user.ts';
import type { ComfortVerdict, ReceiptHour } from '../../app/domain/comfort/receipt.ts';

const TEMPS = [57, 59, 61, 64, 66, 68, 70, 71, 70, 68, 65, 62, 59, 57];

function hourOf(tempF: number, index: number): ReceiptHour {
  const off = index >= 5 && index <= 8;
  const min = 1.1 - (tempF - 57) * 0.045;
  const need = { min, neutral: min + 0.35, max: min + 0.9 };
  const verdict: ComfortVerdict = 'comfortable';
  return { hour: 8 + index, tempF, verdict, need, worn: off ? 0.65 : 1.15 };
}

export const sampleOutfit: Outfit = {
  id: 'o1',
  date: '2025-11-20',
  daypart: 'morning',
  title: 'Camel coat, cream turtleneck',
  outfitDescription:
    'A camel wool coat over a ribbed cream turtleneck and easy straight jeans. Sidewalks stay dry, so brown leather shoes.',
  reasons: [
    { fact: 'comfort', text: 'Warm enough for 57°F at eight.' },
    {
      fact: 'shed',
      text: "By one it's 68°F, so take the coat off; you'll want it back at five.",
      off: [{ garmentId: 'wool-coat', fromHour: 13, untilHour: 17 }],
    },
  ],
  style: 'classic',
  editedImageUrl: '/objects/o1',
  imageState: 'ready',
  imageSource: 'fitting-room',
  videoUrl: null,
  feeling: null,
  occasion: 'usual',
  isWorn: false,
  isFavorite: true,
  weatherData: { temperature: 57, condition: 'Partly Cloudy', description: 'scattered clouds' },
  weatherNote: null,
  placeName: 'Lisbon, PT',
  look: {
    garments: [
      {
        id: 'turtleneck',
        name: 'ribbed cream turtleneck',
        slot: 'top',
        cloth: { fabric: 'rib', colour: '#efe6d6' },
        drawing: { kind: 'top', neck: 'turtle', sleeve: 1, fit: 1.06, sleeveFit: 1.1, hem: 1 },
        clo: 0.26,
      },
      {
        id: 'jeans',
        name: 'straight jeans',
        slot: 'bottom',
        cloth: { fabric: 'denim', colour: '#5d83ab' },
        drawing: { kind: 'trousers', leg: 'straight', waist: 0.7, length: 1, fit: 1.1 },
        clo: 0.24,
      },
      {
        id: 'wool-coat',
        name: 'camel wool coat',
        slot: 'coat',
        cloth: { fabric: 'wool', colour: '#b8905c' },
        drawing: { kind: 'coat', length: 1, open: 0.3, lapels: true, fit: 1.2, sleeveFit: 1.2 },
        clo: 0.6,
      },
      {
        id: 'shoes',
        name: 'brown leather shoes',
        slot: 'shoes',
        cloth: { fabric: 'leather', colour: '#5a3826' },
        drawing: { kind: 'shoes', shaft: 0 },
        clo: 0.04,
      },
    ],
  },
  receipt: {
    icl: 1.15,
    inside: { icl: 0.65, roomC: 21, pmv: -0.3, ppd: 7, verdict: 'comfortable' },
    need: { min: 1.1, neutral: 1.45, max: 2 },
    method: 'PMV',
    pmv: -0.3,
    ppd: 7,
    hours: TEMPS.map(hourOf),
    lines: [
      { id: 'wool-coat', name: 'camel wool coat', clo: 0.6, over: true },
      { id: 'turtleneck', name: 'ribbed turtleneck, thin', clo: 0.26 },
      { id: 'jeans', name: 'straight jeans', clo: 0.24 },
      { id: 'shoes', name: 'leather shoes, socks', clo: 0.04 },
      { id: 'underlayer', name: 'underlayer', clo: 0.04 },
    ],
    layers: [
      { garmentId: 'wool-coat', name: 'camel wool coat', wornHours: [8, 9, 10, 11, 12, 17, 18, 19, 20, 21] },
    ],
    shed: { garment: 'camel wool coat', garmentId: 'wool-coat', fromHour: 13, untilHour: 17, icl: 0.65 },
  },
  createdAt: '2025-11-20T06:58:00.000Z',
};

export const sampleUser: User = {
  id: 'u1',
  username: 'amara',
  email: 'amara@example.org',
  firstName: 'Amara',
  lastName: null,
  emailVerified: true,
  photoUrl: '/objects/photo',
  profileImageUrl: null,
  hasBodyMap: true,
  warmPhotoUrl: null,
  location: 'Lisbon, PT',
  timezone: 'Europe/Lisbon',
  gender: 'female',
  stylePreferences: ['classic'],
  notificationTime: '08:00',
  notificationsEnabled: true,
  morningMail: false,
  temperatureUnit: 'F',
  subscriptionTier: 'pro',
  subscriptionSource: null,
  isAdmin: false,
  createdAt: '2025-10-01T08:00:00.000Z',
};

export const sampleWeather: CurrentWeatherAnswer = {
  temperature: 57,
  condition: 'Partly Cloudy',
  description: 'scattered clouds',
  highF: 71,
  highHour: 15,
  lowF: 51,
  source: 'met-norway',
  note: null,
};

const EARLIER = [
  ['2025-11-19', 'A chunky oat sweater with charcoal wool trousers.', 52, 'Cloudy', true],
  ['2025-11-18', 'A plum wool coat, a cream turtleneck and taupe wide-leg trousers.', 48, 'Mist', false],
  ['2025-11-17', 'A blush satin skirt with a charcoal turtleneck and tall boots.', 59, 'Sunny', true],
  ['2025-11-16', 'A navy coat over a blush sweater and stone trousers.', 50, 'Drizzle', false],
] as const;

/** Today's outfit and the four days before it, newest first. */
export const sampleOutfits: Outfit[] = [
  sampleOutfit,
  ...EARLIER.map(([date, outfitDescription, temperature, condition, isFavorite], index) => ({
    ...sampleOutfit,
    id: `e${index}`,
    date,
    outfitDescription,
    weatherData: { temperature, condition, description: '' },
    isFavorite,
    editedImageUrl: `/objects/e${index}`,
  })),
];
