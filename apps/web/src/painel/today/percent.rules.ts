/** A change in per cent with its sign: `+12 %`, `−3 %`. */
export function signed(percent: number): string {
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${String(Math.abs(percent))} %`;
}
