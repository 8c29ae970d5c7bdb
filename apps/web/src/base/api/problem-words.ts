import { firstProblems, otherProblems } from '../words.js';
import { OwnRefusal, Problem } from './problem.js';

type Texts = Readonly<Record<string, string>>;

const texts: Record<string, string> = { ...firstProblems };

export function addProblemWords(own: Texts): void {
  Object.assign(texts, own);
}

export function problemText(error: unknown): string {
  if (error instanceof OwnRefusal) return error.message;
  if (!(error instanceof Problem)) return otherProblems.unknown;
  return texts[error.code] ?? statusText(error.status);
}

/** The text of a refusal whose code has no text of its own. */
export function statusText(status: number): string {
  const { statuses, failed, refused } = otherProblems;
  return (statuses as Texts)[status] ?? (status >= 500 ? failed : refused);
}

export function codeText(code: string): string | undefined {
  return texts[code];
}
