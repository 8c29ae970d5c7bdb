import { fieldProblems } from '../words.js';
import { codeText } from './problem-words.js';
import { Problem } from './problem.js';

/** The text of a refusal for one field of a form, or for what is in it; undefined when it is about another field. */
export function fieldText(error: unknown, field: string): string | undefined {
  if (!(error instanceof Problem)) return undefined;
  const [said] = Object.entries(error.fields).find(([name]) => `${name}.`.startsWith(`${field}.`))?.[1] ?? [];
  if (said === undefined) return undefined;
  // What only says that a value is wrong is said of the field.
  const byCode = error.code === 'invalid_value' ? undefined : codeText(error.code);
  return (fieldProblems as Readonly<Record<string, string>>)[said] ?? byCode ?? fieldProblems.other;
}
