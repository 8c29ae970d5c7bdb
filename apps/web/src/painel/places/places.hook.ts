import { useMutation, useQuery } from '@tanstack/react-query';
import { type Answer, call, read, again } from '../../base/api/client.js';
import type { MapPoint } from '../../base/map-point.js';
import { notify } from '../../base/ui/toast.js';
import type { AreaGeometry } from './area-shape.rules.js';
import { placeWords as text } from '../words.js';

export type AddressImport = Answer<'/api/admin/address-imports'>['items'][number];
export type AddressTrial = Answer<'/api/admin/addresses/try'>;

export interface Area {
  readonly id: number;
  readonly name: string;
  readonly isDefault: boolean;
  readonly geojson: AreaGeometry;
}

export function useAreas() {
  return useQuery({
    ...read('/api/admin/service-areas'),
    // The core stores only polygons in this field.
    select: ({ items }) => items as unknown as Area[],
  });
}

/** Centre of the map of a hub without areas: its last pickup. */
export function useCentre(enabled: boolean) {
  return useQuery({
    queryKey: ['places', 'centre'],
    queryFn: async (): Promise<MapPoint | null> => {
      const { items } = await call('/api/admin/orders', { limit: 1 });
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
    mutationFn: ({ id, ...input }: AreaInput) =>
      id === null
        ? call('POST /api/admin/service-areas', input)
        : call('PUT /api/admin/service-areas/{id}', { id, ...input }),
    onSuccess: ({ name }) => {
      notify(text.saved(name));
      return again('/api/admin/service-areas');
    },
  });
}

export function isUnderWay({ state }: Pick<AddressImport, 'state'>): boolean {
  return state === 'waiting' || state === 'running';
}

export function useSendFile() {
  return useMutation({
    mutationFn: ({ file, skipFaulty }: { file: File; skipFaulty: boolean }) => {
      const form = new FormData();
      form.set('file', file);
      return call('POST /api/admin/address-imports', {
        fileName: file.name.slice(0, 200),
        skipFaulty: skipFaulty ? ('true' as const) : ('false' as const),
        form,
      });
    },
    onSuccess: () => again('/api/admin/address-imports'),
  });
}
