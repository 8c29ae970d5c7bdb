import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Answer, type Given, read } from '../../base/api/client.js';
import { useSettled } from '../../base/settled.js';
import type { Tariff } from './tariff.rules.js';

export type VehicleType = Answer<'/api/admin/vehicle-types'>['items'][number];
export type Category = Answer<'/api/admin/categories'>['items'][number];
export type Explained = Answer<'POST /api/admin/tariffs/try'>;

export interface Named {
  readonly id: number;
  readonly name: string;
}

export interface PricesProps {
  /** Id or `nova` in the address; empty: no tariff is open. */
  open: string;
  /** Id of the tariff that a new one is copied from. */
  copied: string;
  tariffs: readonly Tariff[];
  vehicles: readonly VehicleType[];
  categories: readonly Category[];
  merchants: readonly Named[];
  mayPrice: boolean;
}

const DEBOUNCE_MS = 350;

type Trial = 'POST /api/admin/tariffs/try' | 'POST /api/admin/hub/pay-trial';

/** Requested when typing pauses; null: too little is filled in. */
export function useTrial<T extends Trial>(trial: T, question: object | null) {
  const still = useSettled(question, DEBOUNCE_MS);
  return useQuery({
    ...read(trial, ...([still ?? {}] as unknown as Given<T>)),
    enabled: still !== null,
    retry: false,
    placeholderData: keepPreviousData,
  });
}
