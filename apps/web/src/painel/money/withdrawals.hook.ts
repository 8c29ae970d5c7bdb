import { useMutation } from '@tanstack/react-query';
import { call, again } from '../../ground/api/client.js';
import { MONEY } from './money.rules.js';
import { usePages } from '../../ground/api/list.js';
import { refused } from '../../ground/ui/toast.js';

export const STATES = ['pending', 'completed', 'reversed'] as const;
type WithdrawalState = (typeof STATES)[number];

interface WithdrawalFilter {
  readonly status: WithdrawalState;
  readonly ownerKind: 'courier' | 'merchant' | null;
}

const PAGE = 100;
/** Withdrawals are polled, as the stream has no event for them. */
const AGAIN_MS = 20_000;

export function withdrawalFilterOf(query: URLSearchParams): WithdrawalFilter {
  const kind = query.get('quem');
  return {
    status: STATES.find((state) => state === query.get('estado')) ?? 'pending',
    ownerKind: kind === 'courier' || kind === 'merchant' ? kind : null,
  };
}

export function useWithdrawals({ status, ownerKind }: WithdrawalFilter, enabled = true) {
  const asked = { status, limit: PAGE, ...(ownerKind !== null && { ownerKind }) };
  return usePages('/api/admin/withdrawals', asked, { refetchInterval: AGAIN_MS, enabled });
}

function settle() {
  return again('/api/admin/withdrawals', '/api/admin/wallets', ...MONEY);
}

type Act = '/api/admin/withdrawals/{id}/complete' | '/api/admin/withdrawals/{id}/approve';

/** Does an act to each; returns how many. The first refusal is shown, the others go on. */
async function doEach(act: Act, ids: readonly number[]): Promise<number> {
  let paid = 0;
  let failure: unknown = null;
  for (const id of ids)
    try {
      await call(`POST ${act}`, { id });
      paid++;
    } catch (error) {
      failure ??= error;
    }
  if (failure !== null) refused(failure);
  return paid;
}

export function usePaid() {
  return useMutation({
    mutationFn: (ids: readonly number[]) => doEach('/api/admin/withdrawals/{id}/complete', ids),
    onSettled: settle,
  });
}

/** Consents to payments by the provider. */
export function useApproval() {
  return useMutation({
    mutationFn: (ids: readonly number[]) => doEach('/api/admin/withdrawals/{id}/approve', ids),
    onSettled: settle,
  });
}
