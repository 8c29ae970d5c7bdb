import { resolve } from 'node:path';
import { testFiles } from './suites.mjs';

/** Specs that `npm run test:long` runs too: within their limits of time, with many more runs (`test-mode.ts`). */
const ALSO_LONG = [
  'apps/full-api/src/validation/dto.parser.spec.ts',
  'libs/city/src/cities/city.importer.spec.ts',
  'libs/city/src/map/city-map.builder.spec.ts',
  'libs/domain/src/billing/claims/claims.service.spec.ts',
  'libs/domain/src/people/couriers/nearest-couriers.queries.spec.ts',
  'libs/domain/src/requests/recipient-wishes/recipient-requests.service.spec.ts',
  'test/domain/races.spec.ts',
  'test/open-delivery/deliveries.spec.ts',
  'test/start/concurrency.spec.ts',
  'test/start/gateway.spec.ts',
  'test/start/npm-stop.spec.ts',
  'test/webhooks/fan-out.spec.ts',
];

export const LONG = [...testFiles(/\.long\.ts$/), ...ALSO_LONG.map((spec) => resolve(spec))];
