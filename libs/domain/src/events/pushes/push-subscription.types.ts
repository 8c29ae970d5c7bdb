export const PUSH_LANGUAGES = ['pt', 'en'] as const;
export type PushLanguage = (typeof PUSH_LANGUAGES)[number];

/** A subscription as a browser gives it. */
export interface NewPushSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: PushLanguage;
}

/** The log-in that a subscription belongs to. */
export interface PushSession {
  /** SHA-256 of the token, in hex. */
  readonly tokenHash: string;
  readonly expiresAt: Date | null;
}

/** Where a push goes. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: PushLanguage;
}
