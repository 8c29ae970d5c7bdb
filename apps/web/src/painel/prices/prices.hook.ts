import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { answer, api, cache, type Answer } from '../../ground/api/client.js';
import { useSettled } from '../../ground/settled.js';
import { refused, notify } from '../../ground/ui/toast.js';
import { hub } from '../data/hub.query.js';
import { hubActs } from '../data/hub-acts.query.js';
import { orders } from '../data/orders.query.js';
import { useEveryMerchant } from '../people/names.hook.js';
import type { tariffOf } from './tariff-draft.rules.js';
import { priceWords as text } from '../words.js';

const TARIFFS = ['tariffs'];
export type VehicleType = Answer<'/api/admin/vehicle-types', 'get'>['items'][number];
export type Category = Answer<'/api/admin/categories', 'get'>['items'][number];
export type Explained = Answer<'/api/admin/tariffs/try', 'post'>;
export const VEHICLE_KINDS = ['motorbike', 'bicycle', 'scooter', 'car', 'truck'] as const;
export type VehicleKind = (typeof VEHICLE_KINDS)[number];

export function useTariffs() {
  return useQuery({ queryKey: TARIFFS, queryFn: () => answer(api.GET('/api/admin/tariffs')) });
}

export function useCatalog() {
  const vehicles = useQuery(hub.vehicles());
  const categories = useQuery({
    queryKey: ['categories'],
    queryFn: () => answer(api.GET('/api/admin/categories')),
  });
  return { vehicles, categories };
}

export function useMerchants() {
  return useEveryMerchant().data ?? [];
}

type TariffBody = NonNullable<ReturnType<typeof tariffOf>['body']>;

/** Saves a new tariff, or a new version of an existing one. */
export function useSaveTariff() {
  return useMutation({
    mutationFn: ({ id, body }: { id: number | null; body: TariffBody }) =>
      id === null
        ? hubActs.createTariff(body)
        : answer(api.PATCH('/api/admin/tariffs/{id}', { params: { path: { id } }, body })),
    onSuccess: ({ name }) => {
      notify(text.saved(name));
      return cache.invalidateQueries({ queryKey: TARIFFS });
    },
  });
}

export function useDeleteTariff() {
  return useMutation({
    mutationFn: (id: number) => api.DELETE('/api/admin/tariffs/{id}', { params: { path: { id } } }),
    onSuccess: () => {
      notify(text.removed);
      return cache.invalidateQueries({ queryKey: TARIFFS });
    },
    onError: refused,
  });
}

const STILL_MS = 350;

/** The price, requested again when typing pauses; null: too little is filled in. */
export function useTrial(question: Record<string, unknown> | null) {
  const still = useSettled(question, STILL_MS);
  return useQuery({
    queryKey: ['tariffs', 'try', still],
    queryFn: () => answer(api.POST('/api/admin/tariffs/try', { body: still as never })),
    enabled: still !== null,
    retry: false,
    placeholderData: keepPreviousData,
  });
}

export async function lastOrder(): Promise<{ pickup: string; stop: string } | null> {
  const { items } = await orders.read({ limit: 1 });
  const [order] = items;
  const stop = order?.stops[0];
  return order && stop ? { pickup: order.pickup.address, stop: stop.address } : null;
}

interface VehicleBody {
  readonly name: string;
  readonly kind: VehicleKind;
  readonly dimensionsRequired: boolean;
  readonly limitsEnforced: boolean;
  readonly maxWeightKg: number | null;
  readonly maxHeightCm: number | null;
  readonly maxWidthCm: number | null;
  readonly maxLengthCm: number | null;
}

function useSaved() {
  return {
    onSuccess: ({ name }: { name: string }) => {
      notify(text.saved(name));
      return Promise.all([
        cache.invalidateQueries({ queryKey: hub.vehiclesKey }),
        cache.invalidateQueries({ queryKey: ['categories'] }),
      ]);
    },
  };
}

export function useSaveVehicle() {
  return useMutation({
    mutationFn: ({ id, body }: { id: number | null; body: VehicleBody }) =>
      id === null
        ? hubActs.createVehicle(body)
        : answer(api.PATCH('/api/admin/vehicle-types/{id}', { params: { path: { id } }, body })),
    ...useSaved(),
  });
}

interface CategoryBody {
  readonly name: string;
  readonly description: string | null;
}

export function useSaveCategory() {
  return useMutation({
    mutationFn: ({
      id,
      vehicleTypeId,
      body,
    }: {
      id: number | null;
      vehicleTypeId: number;
      body: CategoryBody;
    }) =>
      id === null
        ? answer(api.POST('/api/admin/categories', { body: { ...body, vehicleTypeId } }))
        : answer(api.PATCH('/api/admin/categories/{id}', { params: { path: { id } }, body })),
    ...useSaved(),
  });
}
