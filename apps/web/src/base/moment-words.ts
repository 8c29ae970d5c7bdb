/** A text of `moment` after its Portuguese preposition: `às 14:05`, and `em 24/11, 14:05` on another day. */
export function atMoment(when: string): string {
  return when.includes('/') ? `em ${when}` : `às ${when}`;
}
