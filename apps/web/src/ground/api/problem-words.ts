import { language } from '../language.js';
import { OwnRefusal, Problem } from './problem.js';
import { FIELD_PROBLEMS, FIRST_PROBLEMS, portugueseProblem, type ProblemTexts } from './problem-texts.js';

const PT: Record<string, string> = { ...FIRST_PROBLEMS };
const EN: Readonly<Record<string, string>> = {
  offline: 'The server cannot be reached. Check the network and try again.',
  credential_invalid: 'Your session has ended. Sign in again.',
  forbidden: 'Your role does not allow this.',
  address_not_found: 'Address not found. Check street and number.',
  transition_refused: 'The order has moved on and no longer allows this.',
};

/** Adds an app's own texts to those of every app. */
export function addProblemWords(portuguese: ProblemTexts): void {
  Object.assign(PT, portuguese);
}

/** The text of a refusal; in English the API's own sentence. */
export function problemText(error: unknown): string {
  const pt = language() === 'pt';
  if (error instanceof OwnRefusal) return error.message;
  if (!(error instanceof Problem))
    return pt ? 'Algo deu errado. Tente de novo.' : 'Something went wrong. Try again.';
  if (pt) return portugueseProblem(PT, error.code, error.status);
  const known = EN[error.code];
  if (known !== undefined) return known;
  if (error.status >= 500) return 'The server failed. Try again shortly.';
  return error.message;
}

/** The text of a refusal for one field of a form; undefined when it is about another field. */
export function fieldText(error: unknown, field: string): string | undefined {
  if (!(error instanceof Problem)) return undefined;
  const [said] = error.fields[field] ?? [];
  if (said === undefined) return undefined;
  return language() === 'pt' ? (FIELD_PROBLEMS[said] ?? 'Este valor não é válido.') : said;
}
