/** Change against a week ago in whole percent; null: there was nothing then. */
export function change(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}

/** Share of what was delivered within its promise, in whole percent; null: nothing was delivered. */
export function onTimeShare({
  onTime,
  delivered,
}: {
  readonly onTime: number;
  readonly delivered: number;
}): number | null {
  return delivered === 0 ? null : Math.round((onTime / delivered) * 100);
}
