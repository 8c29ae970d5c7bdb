import { useMutation } from '@tanstack/react-query';
import { api, cache, type Answer } from '../../ground/api/client.js';
import { usePages } from '../../ground/api/list.js';
import { refused, notify } from '../../ground/ui/toast.js';
import { messageWords as text } from '../words.js';

export type Message = Answer<'/api/admin/messages', 'get'>['items'][number];

const KEY = ['messages'];
const PAGE = 50;

export function useMessages(state: Message['state'] | undefined) {
  const query = { ...(state && { state }), limit: PAGE };
  return usePages([...KEY, state], '/api/admin/messages', { query }, { refetchInterval: 15_000 });
}

export function useMessageResend(id: number) {
  return useMutation({
    mutationFn: () => api.POST('/api/admin/messages/{id}/resend', { params: { path: { id } } }),
    onSuccess: () => {
      notify(text.resent);
      return cache.invalidateQueries({ queryKey: KEY });
    },
    onError: refused,
  });
}
