import type { BodyMapData, Landmark } from '../../domain/photos/body-map.ts';
import type { Finding } from './photo-findings.ts';

export interface MadeBodyMap {
  data: BodyMapData;
  /** PNG: red hair, green skin, blue face. */
  classesA: Blob;
  /** PNG: red clothes, green others, blue background. */
  classesB: Blob;
}

export interface BodyMapResult {
  bodyMap: MadeBodyMap | null;
  /** Gravest first; empty for a good photo. */
  findings: Finding[];
  people: Landmark[][];
  /** JPEG, upright, without metadata, at most 1536x2304. */
  upright: Blob;
}

export interface BodyMapProgress {
  stage: 'loading' | 'reading' | 'finding' | 'checking' | 'done';
  share: number;
}

export interface CameraReading {
  frame: { width: number; height: number };
  people: Landmark[][];
  /** Closed rings of x, y, x, y … in 0..1 of the frame. */
  outline: number[][];
  /** Mean luminance 0..255 of the face, or of the frame where no face is seen. */
  faceLight: number;
}

export type BodyMapRequest = {
  id: number;
  models: string;
} & ({ kind: 'photo'; image: Blob } | { kind: 'frame'; frame: ImageBitmap } | { kind: 'models' });

export type BodyMapReply =
  | { id: number; kind: 'progress'; progress: BodyMapProgress }
  | { id: number; kind: 'result'; result: BodyMapResult }
  | { id: number; kind: 'sight'; sight: CameraReading }
  | { id: number; kind: 'loaded' }
  | { id: number; kind: 'failed'; reason: 'not-a-picture' | 'broken'; message: string };
