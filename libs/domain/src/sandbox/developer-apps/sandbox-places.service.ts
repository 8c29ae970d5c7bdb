import { Injectable } from '@nestjs/common';
import { Catalog } from '../../company/index.js';
import { demoQuarter } from '../demo/index.js';
import { GazetteerImporter, ServiceAreas } from '../../places/index.js';
import { Tariffs } from '../../ordering/index.js';
import type { Scope } from '../../base/index.js';

/** Sandboxes have the streets of the invented quarter. */
const VEHICLES = [
  { name: 'Moto', kind: 'motorbike' },
  { name: 'Carro', kind: 'car' },
  { name: 'Bicicleta', kind: 'bicycle' },
] as const;

/** Streets, service area, vehicle types and tariffs of a sandbox. */
@Injectable()
export class SandboxPlaces {
  constructor(
    private readonly gazetteer: GazetteerImporter,
    private readonly areas: ServiceAreas,
    private readonly catalog: Catalog,
    private readonly tariffs: Tariffs,
  ) {}

  /** Returns the id of the first vehicle type. */
  async lay(scope: Scope): Promise<number> {
    const { streets, serviceArea, tariffs } = demoQuarter();
    await this.gazetteer.import(scope.hubId, streets);
    await this.areas.create(scope, { ...serviceArea, isDefault: true });
    const ids: number[] = [];
    for (const { name, kind } of VEHICLES) {
      const { id } = await this.catalog.createVehicleType(scope.hubId, { name, kind });
      await this.tariffs.put(scope, { ...tariffs[kind], vehicleTypeId: id });
      ids.push(id);
    }
    const [first = 0] = ids;
    await this.catalog.createCategory(scope.hubId, { vehicleTypeId: first, name: 'Padrão' });
    return first;
  }
}
