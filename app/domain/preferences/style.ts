// The option sets, stated once.
export const STYLE_IDS = ['casual', 'professional', 'trendy', 'classic', 'sporty', 'go-wild'] as const;
export type StyleId = (typeof STYLE_IDS)[number];
export const STYLE_LABELS: Record<StyleId, string> = {
  casual: 'Casual',
  professional: 'Professional',
  trendy: 'Trendy',
  classic: 'Classic',
  sporty: 'Sporty',
  'go-wild': 'Go Wild',
};

/** Adds a style or takes it away, in the order of the option set. */
export const toggleStyle = (chosen: readonly StyleId[], style: StyleId): StyleId[] =>
  STYLE_IDS.filter((id) => chosen.includes(id) !== (id === style));

export const GENDERS = ['female', 'male'] as const;
export type Gender = (typeof GENDERS)[number];
export const GENDER_LABELS: Record<Gender, string> = { female: "Women's Style", male: "Men's Style" };

export const NOTIFICATION_TIMES = ['07:00', '08:00', '09:00'] as const;

export const DAYPARTS = ['morning', 'afternoon', 'evening', 'night'] as const;
export type Daypart = (typeof DAYPARTS)[number];

export const SCHEDULE_DAYS = [
  'weekdays',
  'weekends',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type ScheduleDay = (typeof SCHEDULE_DAYS)[number];

export const CONTEXTS = ['work', 'leisure', 'special'] as const;
export type OccasionContext = (typeof CONTEXTS)[number];
/** What an evening out is for. */
export const EVENING_KINDS = ['wedding', 'date', 'dinner', 'party', 'concert'] as const;
export type EveningKind = (typeof EVENING_KINDS)[number];

export const CONTEXT_LABELS: Record<OccasionContext, string> = {
  work: 'Work',
  leisure: 'Leisure',
  special: 'Special Events',
};
