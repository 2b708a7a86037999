// What the photo step says. Pure.
import { MAX_PHOTO_BYTES } from '../../../domain/photos/bytes/limits.ts';
import type { BodyMapProgress } from '../../../fitting-room/body-map/body-map-messages.ts';
import type { Finding, FindingCode } from '../../../fitting-room/body-map/photo-findings.ts';

/** Why a file cannot be taken, null when its bytes decide. @param most bytes */
export function fileProblem({ size }: { size: number }, most = MAX_PHOTO_BYTES): string | null {
  if (size > most) return 'This picture is larger than 10 MB. Please choose a smaller one.';
  if (size === 0) return 'This file is empty. Please choose another one.';
  return null;
}

/** '4.8'; never '0.0' for something. */
const megabytes = (bytes: number): string => Math.max(0.1, bytes / 1_048_576).toFixed(1);

/** 'Uploading, 3.1 of 4.8 MB' */
export const uploadWords = (sent: number, total: number): string =>
  `Uploading, ${sent <= 0 ? '0.0' : megabytes(Math.min(sent, total))} of ${megabytes(total)} MB`;

const STAGES: Record<BodyMapProgress['stage'], string> = {
  loading: 'Getting the fitting room ready',
  reading: 'Reading your photo',
  finding: 'Finding you in it',
  checking: 'Checking light and pose',
  done: 'Checked',
};
export const stageWords = ({ stage }: Pick<BodyMapProgress, 'stage'>): string => STAGES[stage];

export interface CheckLine {
  text: string;
  state: 'waiting' | 'good' | 'bad' | 'hint';
  /** What was seen and what would help. */
  note: string | null;
  /** The first thing that was found. */
  code: FindingCode | null;
}

const LINES: { text: string; codes: FindingCode[] }[] = [
  {
    text: 'One person, facing the camera',
    codes: ['nobody', 'several-people', 'not-facing', 'turned-sideways'],
  },
  {
    text: 'Head to toe in the picture',
    codes: ['head-missing', 'feet-missing', 'too-small', 'seated', 'jumping', 'not-standing', 'tight-frame'],
  },
  { text: 'Good light, sharp picture', codes: ['too-dark', 'too-bright', 'black-and-white', 'blurred'] },
  {
    text: 'Arms a little away from the body',
    codes: ['hand-at-head', 'arms-raised', 'arms-in-front', 'hands-hidden', 'arms-close'],
  },
  { text: 'Close-fitting clothes, empty hands', codes: ['long-clothes', 'neck-covered', 'holding'] },
];

/** The list of checks beside the photo; everything waits while `findings` is null. */
export function checkLines(findings: readonly Finding[] | null): CheckLine[] {
  const nobody = findings?.some((finding) => finding.code === 'nobody') ?? false;
  return LINES.filter((line) => !nobody || line.codes.includes('nobody')).map(({ text, codes }) => {
    if (!findings) return { text, state: 'waiting', note: null, code: null };
    const found = findings.filter((finding) => codes.includes(finding.code));
    if (found.length === 0) return { text, state: 'good', note: null, code: null };
    const note = found.map((finding) => `${finding.sentence} ${finding.fix}`).join(' ');
    const state = found.every((finding) => finding.hint) ? 'hint' : 'bad';
    return { text, state, note, code: found[0]!.code };
  });
}

/** What happens after the checks: keep it at once, let her decide, or only another photo helps. */
export function photoVerdict(findings: readonly Finding[]): 'good' | 'ask' | 'refuse' {
  if (findings.some((finding) => finding.blocking)) return 'refuse';
  return findings.every((finding) => finding.hint) ? 'good' : 'ask';
}
