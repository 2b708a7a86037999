// An expected "no": thrown by use cases, turned into status and body in one place (workers/site/api/on-error.ts).

export const REFUSAL_STATUS = {
  'bad-input': 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'address-too-long': 414,
  'wrong-media-type': 415,
  'not-usable': 422,
  'too-many': 429,
  unavailable: 503,
} as const;
export type RefusalCode = keyof typeof REFUSAL_STATUS;

export interface RefusalDetails {
  /** Short title for the toast, sent as `error`. */
  error?: string;
  upgradeRequired?: boolean;
  emailVerified?: boolean;
  /** Seconds, sent as Retry-After. */
  retryAfter?: number;
  /** Id of the account that was tried, for the log; never sent. */
  account?: string;
}

/** `message` is a sentence for the person; it is sent as it is. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;
  constructor(code: RefusalCode, message: string, details: RefusalDetails = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}
