import type { VehicleKind } from '../../base/index.js';
import type { CourierDocumentType } from './courier-document.entity.js';

const EVERYBODY: readonly CourierDocumentType[] = ['identity', 'face'];
const DRIVERS: readonly CourierDocumentType[] = ['cnh', 'vehicle_registration'];

/** Documents that a company checks before it approves a courier. A bicycle needs no licence. */
export function missingDocuments(
  vehicle: VehicleKind | null,
  sent: readonly CourierDocumentType[],
): CourierDocumentType[] {
  const needed = vehicle === 'bicycle' ? EVERYBODY : [...EVERYBODY, ...DRIVERS];
  return needed.filter((type) => !sent.includes(type));
}
