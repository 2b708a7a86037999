// The comfort receipt stored with each outfit; every sentence of its "why" is made from these facts.

export type ComfortVerdict = 'cold' | 'cool' | 'comfortable' | 'warm' | 'hot';

export interface ReceiptHour {
  /** Local wall-clock hour 0..23. */
  hour: number;
  tempF: number;
  verdict: ComfortVerdict;
  /** clo: what people wear in such an hour (neutral), between what the physics of a walk allow. */
  need: { min: number; neutral: number; max: number };
  /** clo worn outdoors in this hour. */
  worn: number;
  /** She is likely to be outdoors in this hour: leaving, around midday, coming home. Absent in receipts before 2026-11-23. */
  out?: boolean;
}

export interface ReceiptLine {
  id: string;
  name: string;
  clo: number;
  /** True: goes over the rest outside and comes off at the door. Absent: stays on inside. */
  over?: boolean;
}

export interface Inside {
  /** clo, without the lines that are `over`. */
  icl: number;
  /** Room, °C: heated or cooled. */
  roomC: number;
  pmv: number;
  ppd: number;
  verdict: ComfortVerdict;
}

/** A layer that comes off: accessories, coat, then the cardigan or jacket under it. */
export interface WornLayer {
  garmentId: string;
  name: string;
  /** As of a worn garment. */
  noun?: string;
  /** Local hours 0..23. */
  wornHours: number[];
}

/** A layer in the bag, for a room that is cooler than the street, for a plane or train, or for bare shoulders at a celebration. */
export interface CarriedLayer {
  garmentId: string;
  name: string;
  /** As of a worn garment. */
  noun?: string;
  clo: number;
  for: 'desk' | 'ride' | 'room' | 'shoulders' | 'ceremony' | 'late';
}

export interface Shortfall {
  hour: number;
  tempF: number;
  /** 'cold': so many clo are missing. 'heat' only in receipts before 2026-11-23: today no look is too warm by so many clo. */
  side: 'cold' | 'heat';
  clo: number;
}

export interface ComfortReceipt {
  /** Clothing insulation of the whole ensemble, clo (ISO 9920). */
  icl: number;
  /** What stays on inside. Absent in receipts before 2026-11-23, and when she is outdoors throughout. */
  inside?: Inside;
  /** In the bag, and counted in `inside`. */
  carried?: CarriedLayer;
  /** Need at the hour of leaving, clo. */
  need: { min: number; neutral: number; max: number };
  /** Physics that bound the need at the hour of leaving; 'blend' only in receipts before 2026-11-23. */
  method: 'PMV' | 'IREQ' | 'blend';
  pmv?: number;
  ppd?: number;
  /** Minutes outdoors at a walk (DLE) in the coldest hour; set when the clothes cannot hold it for good. */
  minutesOutdoors?: number;
  hours: ReceiptHour[];
  storm?: true;
  filledHours?: number[];
  lines: ReceiptLine[];
  /** The first layer to take off when the day warms up; the longest stretch without it. */
  shed?: { garment: string; garmentId: string; fromHour: number; untilHour?: number; icl: number };
  layers?: WornLayer[];
  shortfall?: Shortfall;
  /** Personal thermostat that the needs were shifted by, °C; positive dresses warmer. */
  offsetC?: number;
}
