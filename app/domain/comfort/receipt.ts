// The comfort receipt stored with each outfit; every sentence of its "why" is made from these facts.

export type ComfortVerdict = 'cold' | 'cool' | 'comfortable' | 'warm' | 'hot';

export interface ReceiptHour {
  /** Local wall-clock hour 0..23. */
  hour: number;
  tempF: number;
  verdict: ComfortVerdict;
  /** clo that the hour asks for. */
  need: { min: number; neutral: number; max: number };
  /** clo worn in this hour (less after a layer is shed). */
  worn: number;
}

export interface ReceiptLine {
  id: string;
  name: string;
  clo: number;
}

/** A layer that comes off: accessories, coat, then the cardigan or jacket under it. */
export interface WornLayer {
  garmentId: string;
  name: string;
  /** Local wall-clock hours 0..23. */
  wornHours: number[];
}

export interface Shortfall {
  hour: number;
  tempF: number;
  /** 'cold': so many clo are missing; 'heat': so many are too much. */
  side: 'cold' | 'heat';
  clo: number;
}

export interface ComfortReceipt {
  /** Clothing insulation of the whole ensemble, clo (ISO 9920). */
  icl: number;
  /** Need at the hour of leaving, clo. */
  need: { min: number; neutral: number; max: number };
  method: 'PMV' | 'IREQ' | 'blend';
  pmv?: number;
  ppd?: number;
  /** Set when city clothes cannot hold the cold: minutes outdoors (ISO 11079 DLE). */
  minutesOutdoors?: number;
  hours: ReceiptHour[];
  lines: ReceiptLine[];
  /** The first layer to take off when the day warms up; the longest stretch without it. */
  shed?: { garment: string; garmentId: string; fromHour: number; untilHour?: number; icl: number };
  /** Everything that is not worn in every hour, outermost first, with the local hours in which it is. */
  layers?: WornLayer[];
  /** Where even this does not reach the band: the hour furthest out, and by how much. */
  shortfall?: Shortfall;
  /** Personal thermostat that the needs were shifted by, °C; positive dresses warmer. */
  offsetC?: number;
}
