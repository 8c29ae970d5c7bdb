import { fieldProblems, firstProblems, otherProblems } from '../words.js';
import { OwnRefusal, Problem } from './problem.js';

type Texts = Readonly<Record<string, string>>;

const texts: Record<string, string> = { ...firstProblems };

/** Adds an app's own texts to those of every app. */
export function addProblemWords(own: Texts): void {
  Object.assign(texts, own);
}

/** The text of a refusal: by its code, else by its status. */
export function problemText(error: unknown): string {
  if (error instanceof OwnRefusal) return error.message;
  if (!(error instanceof Problem)) return otherProblems.unknown;
  return texts[error.code] ?? statusText(error.status);
}

/** The text of a refusal that has none of its own. */
export function statusText(status: number): string {
  const { statuses, failed, refused } = otherProblems;
  return (statuses as Texts)[status] ?? (status >= 500 ? failed : refused);
}

/** The text of a refusal for one field of a form, or for what is in it; undefined when it is about another field. */
export function fieldText(error: unknown, field: string): string | undefined {
  if (!(error instanceof Problem)) return undefined;
  const [said] = Object.entries(error.fields).find(([name]) => `${name}.`.startsWith(`${field}.`))?.[1] ?? [];
  if (said === undefined) return undefined;
  // What only says that a value is wrong is said of the field.
  const byCode = error.code === 'invalid_value' ? undefined : texts[error.code];
  return (fieldProblems as Texts)[said] ?? byCode ?? otherProblems.field;
}
