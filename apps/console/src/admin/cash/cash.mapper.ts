import type { CashHandIn } from '#domain';

export function handInBody({ hubId: _, ...handIn }: CashHandIn) {
  return handIn;
}
