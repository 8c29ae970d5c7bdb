import { fieldProblems } from '../words.js';
import { codeText } from './problem-words.js';
import { Problem } from './problem.js';

/** A refusal's text for one field of a form, or for a value in it; undefined: it is about another. */
export function fieldText(error: unknown, field: string): string | undefined {
  if (!(error instanceof Problem)) return undefined;
  const [said] = Object.entries(error.fields).find(([name]) => `${name}.`.startsWith(`${field}.`))?.[1] ?? [];
  if (said === undefined) return undefined;
  // `invalid_value` has a text for each field's problem.
  const byCode = error.code === 'invalid_value' ? undefined : codeText(error.code);
  return (fieldProblems as Readonly<Record<string, string>>)[said] ?? byCode ?? fieldProblems.other;
}
