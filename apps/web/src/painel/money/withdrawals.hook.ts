import { useMutation } from '@tanstack/react-query';
import { call, again } from '../../ground/api/client.js';
import { MONEY } from './money.rules.js';
import { refused } from '../../ground/ui/toast.js';

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
