const DAY_MS = 86_400_000;
const PLAIN = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar day, `2026-03-31`. It is not an instant, so no time zone shifts it. */
export type Day = string;

export function isDay(text: string | null): text is Day {
  return text !== null && PLAIN.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
}

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The days from `from` to `to`, both included. */
export function daysBetween(from: Day, to: Day): Day[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index));
}

/** `31/03` */
export function shortDay(day: Day): string {
  return `${day.slice(8)}/${day.slice(5, 7)}`;
}
