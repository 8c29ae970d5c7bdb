import { useMutation, useQuery } from '@tanstack/react-query';
import { answer, api, cache, type Answer, type Body } from '../../ground/api/client.js';
import { useSettled } from '../../ground/settled.js';

const KEY = ['message-texts'];
const PAUSE_MS = 400;

export type Moment = Answer<'/api/admin/message-texts', 'get'>['items'][number];
export type Preview = Answer<'/api/admin/message-texts/preview', 'post'>;
type Draft = Body<'/api/admin/message-texts/preview', 'post'>;

export function useMoments() {
  return useQuery({
    queryKey: KEY,
    queryFn: async () => (await answer(api.GET('/api/admin/message-texts'))).items,
  });
}

/** What would be sent, by the server itself, once nobody has typed for a moment; the last one stays meanwhile. */
export function usePreview(draft: Draft) {
  const body = useSettled(draft, PAUSE_MS);
  return useQuery({
    queryKey: [...KEY, 'preview', body],
    queryFn: () => answer(api.POST('/api/admin/message-texts/preview', { body })),
    enabled: body.text.trim() !== '',
    placeholderData: (before: Preview | undefined) => before,
  });
}

/** Keeps the hub's own text; null: back to the built-in one. */
export function useTextSaving(place: Pick<Draft, 'template' | 'channel' | 'language'>) {
  return useMutation({
    mutationFn: (own: Pick<Draft, 'subject' | 'text'> | null) =>
      api.PUT('/api/admin/message-texts', { body: { ...place, own } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: KEY, exact: true }),
  });
}
