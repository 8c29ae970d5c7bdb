import { controlWords, operationWords, whatIfWords as text } from '../words.js';
import type { Dispatch } from '../settings/settings.rules.js';
import { changesOf } from './what-if.rules.js';

/** Says which settings a replay tried: `Estratégia: Planejado · Tempo do convite: 20`. */
export function useChangeNames(): (present: Dispatch, other: Dispatch) => string {
  const labels: Readonly<Record<string, { label: string }>> = operationWords;
  const choices: Readonly<Record<string, { label: string }>> = controlWords.choices;
  const valueOf = (value: unknown) => {
    if (typeof value === 'boolean') return value ? text.yes : text.no;
    if (Array.isArray(value)) return String(value.length);
    return choices[String(value)]?.label ?? String(value);
  };
  return (present, other) =>
    changesOf(present, other)
      .map(([path, value]) => `${labels[path]?.label ?? path}: ${valueOf(value)}`)
      .join(' · ') || text.same;
}
