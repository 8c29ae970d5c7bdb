import { useQuery } from '@tanstack/react-query';
import { type Answer, type Body, read } from '../../ground/api/client.js';
import { useSettled } from '../../ground/settled.js';

const PAUSE_MS = 400;

export type Moment = Answer<'/api/admin/message-texts'>['items'][number];
export type Preview = Answer<'POST /api/admin/message-texts/preview'>;
type Draft = Body<'POST /api/admin/message-texts/preview'>;

/** What would be sent, by the server itself, once nobody has typed for a moment; the last one stays meanwhile. */
export function usePreview(draft: Draft) {
  const body = useSettled(draft, PAUSE_MS);
  return useQuery({
    ...read('POST /api/admin/message-texts/preview', body),
    enabled: body.text.trim() !== '',
    placeholderData: (before: Preview | undefined) => before,
  });
}
