import { useQuery } from '@tanstack/react-query';
import { answer, api, type Answer } from '../../ground/api/client.js';

export const SETUP = ['setup'];
export type Setup = Answer<'/api/admin/hub/setup', 'get'>;
export type Step = keyof Setup;

/** Steps of the set-up, in the order in which they are needed. */
export const STEPS: readonly Step[] = [
  'vehicleType',
  'tariff',
  'serviceArea',
  'addresses',
  'merchant',
  'courier',
  'order',
];

/** What the hub already has, by whatever client it was made. */
export function useSetup(enabled = true) {
  return useQuery({
    queryKey: SETUP,
    queryFn: () => answer(api.GET('/api/admin/hub/setup')),
    enabled,
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });
}
