import type { Answer } from '../../base/api/client.js';
import { fold } from '../../desk/names.js';

export type Withdrawal = Answer<'/api/admin/withdrawals'>['items'][number];

const DAY_MS = 86_400_000;

/** Whether a person may still refuse it. The provider has a day to answer for what it is paying. */
export function decidableByHand({ payout, status }: Withdrawal, now: Date | number): boolean {
  if (status !== 'pending') return false;
  if (payout === null || payout.state === 'requested' || payout.state === 'approved') return true;
  if (payout.state !== 'paying' || payout.trouble === null || payout.payingSince === null) return false;
  return Number(now) - new Date(payout.payingSince).getTime() >= DAY_MS;
}

export function sumOf(items: readonly Withdrawal[]): number {
  return items.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** True where the bank's name of the key's owner has another first name, or no other name in common. */
export function isAnother(name: string, keyOwner: string): boolean {
  const [own, named] = [name, keyOwner].map((one) =>
    fold(one)
      .split(/[^a-z0-9]+/)
      .filter(Boolean),
  );
  const [[first, ...rest], [firstNamed, ...restNamed]] = [own ?? [], named ?? []];
  if (first !== firstNamed) return true;
  return rest.length > 0 && restNamed.length > 0 && !rest.some((one) => restNamed.includes(one));
}
