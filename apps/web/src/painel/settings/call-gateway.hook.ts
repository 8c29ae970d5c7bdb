import { useMutation, useQuery } from '@tanstack/react-query';
import { cache } from '../../ground/api/client.js';
import { refused } from '../../ground/ui/toast.js';
import { callGateway } from '../data/call-gateway.query.js';

export function useCallGateway() {
  return useQuery({ queryKey: callGateway.key, queryFn: callGateway.read });
}

function settle() {
  return cache.invalidateQueries({ queryKey: callGateway.key });
}

export function useConnectCalls() {
  return useMutation({ mutationFn: callGateway.connect, onSettled: settle });
}

export function useDisconnectCalls() {
  return useMutation({ mutationFn: callGateway.disconnect, onSettled: settle, onError: refused });
}
