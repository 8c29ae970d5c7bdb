import { useMutation, useQuery } from '@tanstack/react-query';
import { cache } from '../../ground/api/client.js';
import { refused } from '../../ground/ui/toast.js';
import { payoutAccount } from '../data/payout-account.query.js';

export function usePayoutAccount() {
  return useQuery({ queryKey: payoutAccount.key, queryFn: payoutAccount.read });
}

function settle() {
  return cache.invalidateQueries({ queryKey: payoutAccount.key });
}

export function useConnect() {
  return useMutation({ mutationFn: payoutAccount.connect, onSettled: settle });
}

export function useDisconnect() {
  return useMutation({ mutationFn: payoutAccount.disconnect, onSettled: settle, onError: refused });
}
