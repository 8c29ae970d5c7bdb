import type { DomainErrorCode, RejectionCause } from '#domain';
import { adviceIn, adviceOf, type Advice } from '#runtime';
import { WORDS } from './guide-words.js';
import type { WireRejectionReason } from './rejection.vocabulary.js';

/** Why a request ends with each reason, and what to do about it. */
export const REJECTION_ADVICE: Readonly<Record<WireRejectionReason, Advice>> = adviceIn(WORDS.reasons, {});

/** Causes that the core has for requests alone. */
const OF_REQUESTS: Readonly<Record<Exclude<RejectionCause, DomainErrorCode>, Advice>> = {
  price_exceeded: REJECTION_ADVICE.PRICE_EXCEEDED,
  times_not_met: REJECTION_ADVICE.DOES_NOT_MEET_REQUESTED_TIMES,
  ...adviceIn(WORDS.requests, {}),
};

export function rejectionAdvice(cause: RejectionCause): Advice {
  return cause in OF_REQUESTS
    ? OF_REQUESTS[cause as keyof typeof OF_REQUESTS]
    : adviceOf(cause as DomainErrorCode);
}

/** Why the token endpoint refuses, and what to do. */
export const TOKEN_ADVICE = adviceIn(WORDS.tokens, {});
