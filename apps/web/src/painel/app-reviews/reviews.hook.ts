import { useMutation, useQuery } from '@tanstack/react-query';
import { answer, api, cache, type Answer } from '../../ground/api/client.js';
import { useItems } from '../../ground/api/list.js';

export type Submission = Answer<'/api/admin/app-reviews/{id}', 'get'>;
export type Evidence = Answer<'/api/admin/app-reviews/{id}/evidence', 'get'>;
interface Decision {
  readonly approve: boolean;
  readonly reasons: string;
}

const KEY = 'app-reviews';
const pathOf = (id: number) => ({ params: { path: { id } } });

/** Submissions, newest first: those that wait, or all. */
export function useSubmissions(waiting: boolean) {
  const query = waiting ? ({ state: 'submitted' } as const) : {};
  return useItems([KEY, 'list', waiting], () => api.GET('/api/admin/app-reviews', { params: { query } }));
}

/** All submissions of one app, newest first. */
export function useHistory(appId: number) {
  const query = { appId: String(appId) };
  return useItems([KEY, 'history', appId], () => api.GET('/api/admin/app-reviews', { params: { query } }));
}

export function useSubmission(id: number) {
  return useQuery({
    queryKey: [KEY, id],
    queryFn: () => answer(api.GET('/api/admin/app-reviews/{id}', pathOf(id))),
  });
}

export function useEvidence(id: number) {
  return useQuery({
    queryKey: [KEY, id, 'evidence'],
    queryFn: () => answer(api.GET('/api/admin/app-reviews/{id}/evidence', pathOf(id))),
  });
}

export function useDecide(id: number) {
  return useMutation({
    mutationFn: ({ approve, reasons }: Decision) =>
      approve
        ? answer(
            api.POST('/api/admin/app-reviews/{id}/approve', {
              ...pathOf(id),
              body: { note: reasons === '' ? null : reasons },
            }),
          )
        : answer(api.POST('/api/admin/app-reviews/{id}/refuse', { ...pathOf(id), body: { reasons } })),
    // After a refusal too: somebody else may have decided.
    onSettled: () => cache.invalidateQueries({ queryKey: [KEY] }),
  });
}
