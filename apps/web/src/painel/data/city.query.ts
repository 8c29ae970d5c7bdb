import { queryOptions } from '@tanstack/react-query';
import { answer, api, type Answer } from '../../ground/api/client.js';

export type CityImport = Answer<'/api/admin/city-imports', 'get'>['items'][number];
export type ImportKind = CityImport['kind'];
export type Cities = Answer<'/api/admin/cities', 'get'>;

const WORKING_MS = 1_000;
const IDLE_MS = 20_000;

export function isWorking({ state }: Pick<CityImport, 'state'>): boolean {
  return state === 'waiting' || state === 'running';
}

const byId = (id: number) => ({ params: { path: { id } } });

/** The cities of the installation, and the files of which they are made. */
export const city = {
  key: ['cities'] as const,
  all: () =>
    queryOptions({ queryKey: [...city.key, 'all'], queryFn: () => answer(api.GET('/api/admin/cities')) }),
  /** Polled while one is made, also one that was begun before a reload or by somebody else. */
  imports: () =>
    queryOptions({
      queryKey: [...city.key, 'imports'],
      queryFn: () => answer(api.GET('/api/admin/city-imports')),
      refetchInterval: ({ state }) => (state.data?.items.some(isWorking) ? WORKING_MS : IDLE_MS),
    }),
  begin: (kind: ImportKind, { name, size }: File) =>
    answer(api.POST('/api/admin/city-imports', { body: { kind, fileName: name.slice(0, 200), size } })),
  sendPart: (id: number, offset: number, part: Blob) => {
    const form = new FormData();
    form.set('part', part, 'part');
    const params = { path: { id }, query: { offset: String(offset) } };
    return answer(api.POST('/api/admin/city-imports/{id}/parts', { params, body: form as never }));
  },
  cancel: (id: number) => answer(api.POST('/api/admin/city-imports/{id}/cancel', byId(id))),
  again: (id: number) => answer(api.POST('/api/admin/city-imports/{id}/again', byId(id))),
  remove: (name: string) => api.DELETE('/api/admin/cities/{name}', { params: { path: { name } } }),
};
