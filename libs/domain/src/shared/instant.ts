const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})/;

/** Whether the date that a text begins with exists; `Date.parse` takes `2030-02-31` for the 3rd of March. */
export function hasCalendarDate(text: string): boolean {
  const [, year, month, day] = ISO_DATE.exec(text) ?? [];
  if (year === undefined) return false;
  const midnight = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return midnight.getUTCMonth() === Number(month) - 1 && midnight.getUTCDate() === Number(day);
}

/** An ISO 8601 date and time with its zone, of a day that exists; null otherwise. */
export function parseInstant(text: string): Date | null {
  if (!ISO_INSTANT.test(text) || !hasCalendarDate(text)) return null;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
