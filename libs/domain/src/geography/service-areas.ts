import { Injectable } from '@nestjs/common';
import { atOnce, type Soon } from '../shared/at-once.js';
import { Clock } from '../shared/clock.js';
import { Database, type Transaction } from '../shared/database.js';
import { DomainError } from '../shared/domain.error.js';
import type { Point } from '../shared/geo.js';
import type { Scope } from '../shared/scope.js';
import { ShortCache } from '../shared/short-cache.js';
import { Area, parseArea } from './polygon.js';
import { ServiceArea } from './service-area.entity.js';

export interface ServiceAreaInput {
  name: string;
  isDefault: boolean;
  /** GeoJSON Polygon, MultiPolygon or a Feature of one. */
  geojson: unknown;
}

interface DrawnArea {
  readonly id: number;
  readonly area: Area;
}

/** Where a hub delivers. A hub that has drawn no area serves everywhere. */
@Injectable()
export class ServiceAreas {
  private readonly drawn: ShortCache<number, readonly DrawnArea[]>;

  constructor(
    private readonly db: Database,
    clock: Clock,
  ) {
    this.drawn = new ShortCache(clock, (hubId) => this.draw(hubId));
  }

  /** Inside the given area, or, without one (or when it is gone), inside any area of the hub. */
  covers(hubId: number, point: Point, areaId: number | null = null): Soon<boolean> {
    return atOnce(this.drawn.soon(hubId), (areas) => {
      if (areas.length === 0) return true;
      const own = areaId === null ? [] : areas.filter((area) => area.id === areaId);
      return (own.length > 0 ? own : areas).some(({ area }) => area.contains(point));
    });
  }

  async list(scope: Scope): Promise<ServiceArea[]> {
    return this.db.manager.find(ServiceArea, { where: { hubId: scope.hubId }, order: { id: 'ASC' } });
  }

  /** Errors: `service_area_not_found`. */
  async byId(scope: Scope, id: number): Promise<ServiceArea> {
    const area = await this.db.manager.findOne(ServiceArea, { where: { id, hubId: scope.hubId } });
    if (!area) throw new DomainError('service_area_not_found');
    return area;
  }

  /** Errors: `required_value`, `invalid_value`. */
  async create(scope: Scope, input: ServiceAreaInput): Promise<ServiceArea> {
    const values = this.checked(input);
    return this.write(scope, async (tx) => {
      if (values.isDefault) await this.dethrone(tx, scope.hubId);
      return tx.manager.save(tx.manager.create(ServiceArea, { hubId: scope.hubId, ...values }));
    });
  }

  /** Errors: `service_area_not_found`, `required_value`, `invalid_value`. */
  async update(scope: Scope, id: number, input: ServiceAreaInput): Promise<ServiceArea> {
    const values = this.checked(input);
    const area = await this.byId(scope, id);
    return this.write(scope, async (tx) => {
      if (values.isDefault) await this.dethrone(tx, scope.hubId);
      // Not `merge`: it would blend the old border into the new one.
      return tx.manager.save(Object.assign(area, values));
    });
  }

  /** Errors: `service_area_not_found`. */
  async delete(scope: Scope, id: number): Promise<void> {
    const area = await this.byId(scope, id);
    await this.write(scope, (tx) => tx.manager.remove(area));
  }

  private async write<T>(scope: Scope, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.db.transaction(async (tx) => {
      tx.afterCommit(() => {
        this.drawn.drop(scope.hubId);
      });
      return work(tx);
    });
  }

  private async dethrone(tx: Transaction, hubId: number): Promise<void> {
    await tx.execute('update service_areas set is_default = false where hub_id = $1 and is_default', [hubId]);
  }

  private checked(input: ServiceAreaInput): Pick<ServiceArea, 'name' | 'isDefault' | 'geojson'> {
    const name = input.name.trim();
    if (name === '') throw new DomainError('required_value', { field: 'name' });
    const geojson = parseArea(input.geojson);
    if (!geojson) throw new DomainError('invalid_value', { field: 'geojson' });
    return { name, isDefault: input.isDefault, geojson };
  }

  private async draw(hubId: number): Promise<DrawnArea[]> {
    const rows = await this.db.manager.find(ServiceArea, { where: { hubId }, order: { id: 'ASC' } });
    return rows.map(({ id, geojson }) => ({ id, area: new Area(geojson) }));
  }
}
