import { useMutation, useQuery } from '@tanstack/react-query';
import { itemsOf } from '../../ground/api/list.js';
import { type Answer, call, again, read } from '../../ground/api/client.js';

export type Submission = Answer<'/api/admin/app-reviews/{id}'>;
export type Evidence = Answer<'/api/admin/app-reviews/{id}/evidence'>;
interface Decision {
  readonly approve: boolean;
  readonly reasons: string;
}

/** Submissions, newest first: those that wait, or all. */
export function useSubmissions(waiting: boolean) {
  return useQuery({
    ...read('/api/admin/app-reviews', waiting ? { state: 'submitted' } : {}),
    select: itemsOf,
  });
}

/** All submissions of one app, newest first. */
export function useHistory(appId: number) {
  return useQuery({ ...read('/api/admin/app-reviews', { appId }), select: itemsOf });
}

export function useDecide(id: number) {
  return useMutation({
    mutationFn: ({ approve, reasons }: Decision) =>
      approve
        ? call('POST /api/admin/app-reviews/{id}/approve', { id, note: reasons === '' ? null : reasons })
        : call('POST /api/admin/app-reviews/{id}/refuse', { id, reasons }),
    // After a refusal too: somebody else may have decided.
    onSettled: () => again('/api/admin/app-reviews'),
  });
}
