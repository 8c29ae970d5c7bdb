import type { IncomingHttpHeaders } from 'node:http';
import { likedLanguage } from '../tracking/language.parser.js';
import { cookieOf } from '../http/page-session.policy.js';

/** The languages of the browser apps, each with a build of its own. */
const WEB_LANGUAGES = ['pt', 'en'] as const;
type WebLanguage = (typeof WEB_LANGUAGES)[number];

/** The language that the reader has chosen (`ground/language.ts`), else the one that their browser likes best. */
export function parsePageLanguage(headers: IncomingHttpHeaders): WebLanguage {
  const cookie = cookieOf({ headers }, 'language');
  const chosen = WEB_LANGUAGES.find((each) => each === cookie);
  const asked = headers['accept-language'];
  return chosen ?? likedLanguage(asked, WEB_LANGUAGES) ?? (asked === undefined ? 'pt' : 'en');
}
