import { useQuery } from '@tanstack/react-query';
import { again, read, type Answer } from '../../base/api/client.js';

export type Setup = Omit<Answer<'/api/admin/hub/setup'>, 'addresses'>;
export type Step = keyof Setup;

/** Setup steps, in the order in which they are needed. */
export const STEPS: readonly Step[] = [
  'city',
  'serviceArea',
  'vehicleType',
  'tariff',
  'merchant',
  'courier',
  'phone',
  'order',
];

export function missingSteps(setup: Setup): readonly Step[] {
  return STEPS.filter((step) => !setup[step]);
}

export function useSetup(enabled = true) {
  return useQuery({
    ...read('/api/admin/hub/setup'),
    // Streets come with the city's map, or alone from a table.
    select: ({ addresses, ...setup }): Setup => ({ ...setup, city: setup.city || addresses }),
    enabled,
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });
}

/** One request, then the steps are read again. */
export function stepOf<Body>(call: (body: Body) => Promise<unknown>) {
  return async (body: Body) => {
    await call(body);
    await again('/api/admin/hub/setup', '/api/admin/vehicle-types');
  };
}
