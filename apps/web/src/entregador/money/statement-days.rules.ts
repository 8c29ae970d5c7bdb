const DAY_MS = 86_400_000;
const WEEK = 7;

export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The week from Monday to Sunday, so many weeks before the one that `today` is in. */
export function weekOf(today: string, back: number): Days {
  const noonMs = Date.parse(`${today}T12:00:00Z`);
  const sinceMonday = (new Date(noonMs).getUTCDay() + WEEK - 1) % WEEK;
  const monday = noonMs - (sinceMonday + back * WEEK) * DAY_MS;
  return { from: dayOf(monday), to: dayOf(monday + (WEEK - 1) * DAY_MS) };
}

export function yearOf(today: string): Days {
  const year = today.slice(0, 4);
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
