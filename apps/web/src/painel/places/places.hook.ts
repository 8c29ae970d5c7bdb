import { useMutation, useQuery } from '@tanstack/react-query';
import { answer, api, cache, type Answer } from '../../ground/api/client.js';
import type { MapPoint } from '../../ground/map-point.js';
import { refused, notify } from '../../ground/ui/toast.js';
import { hub } from '../data/hub.query.js';
import { orders } from '../data/orders.query.js';
import type { AreaGeometry } from './area-shape.rules.js';
import { placeWords as text } from '../words.js';

const IMPORTS = ['address-imports'];
const WORKING_MS = 1_000;
const IDLE_MS = 15_000;

export type AddressImport = Answer<'/api/admin/address-imports', 'get'>['items'][number];
export type AddressTrial = Answer<'/api/admin/addresses/try', 'get'>;

export interface Area {
  readonly id: number;
  readonly name: string;
  readonly isDefault: boolean;
  readonly geojson: AreaGeometry;
}

export function useAreas() {
  return useQuery({
    ...hub.areas(),
    // The core stores only polygons in this field.
    select: ({ items }) => items as unknown as Area[],
  });
}

/** Centre of the map of a hub without areas: its last pickup. */
export function useCentre(enabled: boolean) {
  return useQuery({
    queryKey: ['places', 'centre'],
    queryFn: async (): Promise<MapPoint | null> => {
      const { items } = await orders.read({ limit: 1 });
      const { latitude = null, longitude = null } = items[0]?.pickup ?? {};
      return latitude === null || longitude === null ? null : { latitude, longitude };
    },
    enabled,
  });
}

interface AreaInput {
  readonly id: number | null;
  readonly name: string;
  readonly isDefault: boolean;
  readonly geojson: AreaGeometry;
}

export function useSaveArea() {
  return useMutation({
    mutationFn: ({ id, ...input }: AreaInput) => {
      const body = input as never;
      return id === null
        ? answer(api.POST('/api/admin/service-areas', { body }))
        : answer(api.PUT('/api/admin/service-areas/{id}', { params: { path: { id } }, body }));
    },
    onSuccess: ({ name }) => {
      notify(text.saved(name));
      return cache.invalidateQueries({ queryKey: hub.areasKey });
    },
  });
}

export function useDeleteArea() {
  return useMutation({
    mutationFn: (id: number) => api.DELETE('/api/admin/service-areas/{id}', { params: { path: { id } } }),
    onSuccess: () => {
      notify(text.removed);
      return cache.invalidateQueries({ queryKey: hub.areasKey });
    },
    onError: refused,
  });
}

export function isUnderWay({ state }: Pick<AddressImport, 'state'>): boolean {
  return state === 'waiting' || state === 'running';
}

/** Polls imports while one runs, also one that was started before a reload. */
export function useImports(enabled: boolean) {
  return useQuery({
    queryKey: IMPORTS,
    queryFn: () => answer(api.GET('/api/admin/address-imports')),
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? WORKING_MS : IDLE_MS),
    enabled,
  });
}

/** Cities of the gazetteer; read again whenever an import ends. */
export function useKnownCities(enabled: boolean, ended: number) {
  return useQuery({
    queryKey: ['addresses', 'cities', ended],
    queryFn: () => answer(api.GET('/api/admin/addresses/cities')),
    enabled,
  });
}

export function useSendFile() {
  return useMutation({
    mutationFn: ({ file, skipFaulty }: { file: File; skipFaulty: boolean }) => {
      const form = new FormData();
      form.set('file', file);
      const query = {
        fileName: file.name.slice(0, 200),
        skipFaulty: skipFaulty ? ('true' as const) : ('false' as const),
      };
      return answer(api.POST('/api/admin/address-imports', { params: { query }, body: form as never }));
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: IMPORTS }),
  });
}

export function useCancelImport() {
  return useMutation({
    mutationFn: (id: number) =>
      api.POST('/api/admin/address-imports/{id}/cancel', { params: { path: { id } } }),
    onError: refused,
    onSettled: () => cache.invalidateQueries({ queryKey: IMPORTS }),
  });
}

export function useAddressTrial(q: string) {
  return useQuery({
    queryKey: ['addresses', 'try', q],
    queryFn: () => answer(api.GET('/api/admin/addresses/try', { params: { query: { q } } })),
    enabled: q !== '',
    retry: false,
  });
}
