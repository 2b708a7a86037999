// What the page and its body-map worker say to each other.
import type { BodyMapData, Landmark } from '../../domain/photos/body-map.ts';
import type { Finding } from './photo-findings.ts';

/** The body map as it is uploaded: JSON and the two class pictures as PNG. */
export interface MadeBodyMap {
  data: BodyMapData;
  /** PNG: red hair, green skin, blue face. */
  classesA: Blob;
  /** PNG: red clothes, green others, blue background. */
  classesB: Blob;
}

export interface BodyMapResult {
  /** Null when nobody was found. */
  bodyMap: MadeBodyMap | null;
  /** Gravest first; empty for a good photo. */
  findings: Finding[];
  /** Landmarks of everybody found, the largest first; for the checks' own tests. */
  people: Landmark[][];
  /** JPEG, upright, without metadata, at most 1536x2304. */
  upright: Blob;
}

/** What is being done, with a share 0..1 over everything. */
export interface BodyMapProgress {
  stage: 'loading' | 'reading' | 'finding' | 'checking' | 'done';
  share: number;
}

/** What one frame of the camera shows, quickly read. */
export interface CameraReading {
  frame: { width: number; height: number };
  /** Landmarks of everybody found, the largest first. */
  people: Landmark[][];
  /** Her outline: closed rings of x, y, x, y … in 0..1 of the frame. */
  outline: number[][];
  /** Mean luminance 0..255 of her face, of the whole frame where no face is seen. */
  faceLight: number;
}

export type BodyMapRequest = {
  id: number;
  /** Folder of the model files, absolute. */
  models: string;
} & ({ kind: 'photo'; image: Blob } | { kind: 'frame'; frame: ImageBitmap });

export type BodyMapReply =
  | { id: number; kind: 'progress'; progress: BodyMapProgress }
  | { id: number; kind: 'result'; result: BodyMapResult }
  | { id: number; kind: 'sight'; sight: CameraReading }
  | { id: number; kind: 'failed'; reason: 'not-a-picture' | 'broken'; message: string };
