import type { DomainErrorCode, PasswordProblem, ReceiverRefusal } from '#domain';
import { answersWith, type RefusalText, type TransportFault } from '#runtime';
import { WORDS } from './problem-words.js';
import { WORDS as PORTUGUESE } from './words.js';

const { invalid, unauthorized, forbidden, notFound, conflict, gone, moved } = WORDS.en;
const { unprocessable, tooMany, unavailable } = WORDS.en;

export const PROBLEM_TEXTS: Readonly<Record<DomainErrorCode, RefusalText>> = {
  ...answersWith(400, invalid),
  ...answersWith(401, unauthorized),
  ...answersWith(403, forbidden),
  ...answersWith(404, notFound),
  ...answersWith(409, conflict),
  ...answersWith(410, gone),
  ...answersWith(421, moved),
  ...answersWith(422, unprocessable),
  ...answersWith(429, tooMany),
  ...answersWith(503, unavailable),
};

export const RECEIVER_TEXTS = WORDS.en.receivers satisfies Record<ReceiverRefusal, string>;

export const PASSWORD_TEXTS = WORDS.en.passwords satisfies Record<PasswordProblem, string>;

/** In Portuguese: people open addresses of pictures. */
export const EXPIRED_FILE_TEXT = PORTUGUESE.pt.expiredFile;

/** A sentence for each area of the documents; `admin orders` and `courier orders` are one, of two callers. */
export const AREA_SENTENCES: Readonly<Record<string, string>> = WORDS.en.areas;

export const TRANSPORT_TEXTS = WORDS.en.transport satisfies Record<TransportFault, string>;
