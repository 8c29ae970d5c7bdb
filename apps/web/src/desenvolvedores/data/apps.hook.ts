import { useMutation, useQuery } from '@tanstack/react-query';
import { answer, api, cache, type Answer } from '../../ground/api/client.js';
import { useItems, usePages } from '../../ground/api/list.js';

export type App = Answer<'/api/developer/apps/{id}', 'get'>;
export type AppType = App['type'];
export type Credentials = Answer<'/api/developer/apps/{id}/credentials', 'get'>;

export const APP_TYPES: readonly AppType[] = ['open_delivery', 'full_api', 'model_m'];

/** Makes every screen read again what the acts on an app have changed. */
export function again(...keys: readonly (readonly unknown[])[]) {
  return () => Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })));
}

export const pathOf = (id: number) => ({ params: { path: { id } } });

export function useApps() {
  return useItems(['apps'], () => api.GET('/api/developer/apps'));
}

export function useApp(id: number) {
  return useQuery({
    queryKey: ['app', id],
    queryFn: () => answer(api.GET('/api/developer/apps/{id}', pathOf(id))),
  });
}

export function useCreateApp() {
  return useMutation({
    mutationFn: (body: { teamId: number; type: AppType; name: string }) =>
      answer(api.POST('/api/developer/apps', { body })),
    onSuccess: again(['apps']),
  });
}

export function useChangeApp(id: number) {
  return useMutation({
    mutationFn: (body: { name?: string; description?: string | null; website?: string | null }) =>
      answer(api.PATCH('/api/developer/apps/{id}', { ...pathOf(id), body })),
    onSuccess: again(['app', id], ['apps']),
  });
}

export function useDeleteApp(id: number) {
  return useMutation({
    mutationFn: () => api.DELETE('/api/developer/apps/{id}', pathOf(id)),
    onSuccess: again(['apps']),
  });
}

/** The picture of an app; null takes it away. */
export function useAppLogo(id: number) {
  return useMutation({
    mutationFn: async (file: File | null) => {
      if (file === null) {
        await api.DELETE('/api/developer/apps/{id}/logo', pathOf(id));
        return;
      }
      const body = new FormData();
      body.set('logo', file);
      await api.PUT('/api/developer/apps/{id}/logo', { ...pathOf(id), body });
    },
    onSuccess: again(['app', id], ['apps']),
  });
}

export function useRobots(id: number) {
  return useMutation({
    mutationFn: (robots: boolean) =>
      answer(api.PUT('/api/developer/apps/{id}/sandbox', { ...pathOf(id), body: { robots } })),
    onSuccess: again(['app', id]),
  });
}

export function useCredentials(id: number) {
  return useQuery({
    queryKey: ['app', id, 'credentials'],
    queryFn: () => answer(api.GET('/api/developer/apps/{id}/credentials', pathOf(id))),
  });
}

export function useNewCredentials(id: number) {
  return useMutation({
    mutationFn: () => answer(api.POST('/api/developer/apps/{id}/credentials', pathOf(id))),
    onSuccess: again(['app', id, 'credentials']),
  });
}

const ACTS_AT_ONCE = 30;

export function useActivity(id: number) {
  const asked = { path: { id }, query: { limit: ACTS_AT_ONCE } };
  return usePages(['app', id, 'activity'], '/api/developer/apps/{id}/activity', asked);
}
