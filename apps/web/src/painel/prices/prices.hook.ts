import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type Answer, type Given, call, read, again } from '../../ground/api/client.js';
import { useSettled } from '../../ground/settled.js';
import { refused, notify } from '../../ground/ui/toast.js';
import { useEveryMerchant } from '../people/names.hook.js';
import type { tariffOf } from './tariff-draft.rules.js';
import { priceWords as text } from '../words.js';
export type VehicleType = Answer<'/api/admin/vehicle-types'>['items'][number];
export type Category = Answer<'/api/admin/categories'>['items'][number];
export type Explained = Answer<'POST /api/admin/tariffs/try'>;
export const VEHICLE_KINDS = ['motorbike', 'bicycle', 'scooter', 'car', 'truck'] as const;
export type VehicleKind = (typeof VEHICLE_KINDS)[number];

export interface PricesProps {
  /** What the address says of the open tariff; empty: none is. */
  open: string;
  /** Id of the tariff that a new one is copied from. */
  copied: string;
  tariffs: ReturnType<typeof useTariffs>;
  vehicles: ReturnType<typeof useCatalog>['vehicles'];
  categories: ReturnType<typeof useCatalog>['categories'];
  merchants: ReturnType<typeof useMerchants>;
  mayPrice: boolean;
}

export function useTariffs() {
  return useQuery(read('/api/admin/tariffs'));
}

export function useCatalog() {
  const vehicles = useQuery(read('/api/admin/vehicle-types'));
  const categories = useQuery(read('/api/admin/categories'));
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
        ? call('POST /api/admin/tariffs', body)
        : call('PATCH /api/admin/tariffs/{id}', { id, ...body }),
    onSuccess: ({ name }) => {
      notify(text.saved(name));
      return again('/api/admin/tariffs');
    },
  });
}

export function useDeleteTariff() {
  return useMutation({
    mutationFn: (id: number) => call('DELETE /api/admin/tariffs/{id}', { id }),
    onSuccess: () => {
      notify(text.removed);
      return again('/api/admin/tariffs');
    },
    onError: refused,
  });
}

const STILL_MS = 350;

type Trial = 'POST /api/admin/tariffs/try' | 'POST /api/admin/hub/pay-trial';

/** A price or a pay, requested again when typing pauses; null: too little is filled in. */
export function useTrial<T extends Trial>(trial: T, question: object | null) {
  const still = useSettled(question, STILL_MS);
  return useQuery({
    ...read(trial, ...([still ?? {}] as unknown as Given<T>)),
    enabled: still !== null,
    retry: false,
    placeholderData: keepPreviousData,
  });
}

export async function lastOrder(): Promise<{ pickup: string; stop: string } | null> {
  const { items } = await call('/api/admin/orders', { limit: 1 });
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

const SAVED = {
  onSuccess: ({ name }: { name: string }) => {
    notify(text.saved(name));
    return Promise.all([again('/api/admin/vehicle-types'), again('/api/admin/categories')]);
  },
};

export function useSaveVehicle() {
  return useMutation({
    mutationFn: ({ id, body }: { id: number | null; body: VehicleBody }) =>
      id === null
        ? call('POST /api/admin/vehicle-types', body)
        : call('PATCH /api/admin/vehicle-types/{id}', { id, ...body }),
    ...SAVED,
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
        ? call('POST /api/admin/categories', { ...body, vehicleTypeId })
        : call('PATCH /api/admin/categories/{id}', { id, ...body }),
    ...SAVED,
  });
}
