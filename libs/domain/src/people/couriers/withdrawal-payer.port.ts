import type { Scope } from '../../base/index.js';
import type { Posting, WalletEntry } from '../../ledger/index.js';
import type { CourierWithdrawals } from './courier-withdrawals.service.js';
import type { WithdrawalPayout } from './withdrawal.types.js';

/** Pays withdrawals by a provider; where it is absent they are paid by hand (`CourierWithdrawals`). */
export abstract class WithdrawalPayer {
  abstract request(...asked: Parameters<CourierWithdrawals['request']>): Promise<Posting>;
  abstract terms(scope: Scope, pixKey: string | null): ReturnType<CourierWithdrawals['terms']>;
  /** Keys: ids of withdrawals; those paid by hand have no payout. */
  abstract ofWithdrawals(
    scope: Scope,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, WithdrawalPayout>>;
  abstract completeByHand(scope: Scope, id: number): Promise<WalletEntry>;
  abstract refuse(scope: Scope, id: number, reason: string): Promise<Posting>;
  abstract cancel(scope: Scope, courierId: number, id: number, reason: string): Promise<Posting>;
}
