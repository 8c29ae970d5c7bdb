import { Injectable } from '@nestjs/common';
import {
  CHANGED,
  Clock,
  Database,
  DomainError,
  ExpiringCache,
  Id,
  instant,
  json,
  type Point,
  type Scope,
  type GeoBox,
} from '../../base/index.js';
import { Hubs } from '../../company/index.js';
import { Cities, cityOfHub, farCornerOf } from '../cities/index.js';
import { type AreaGeometry, AreaPolygon, areaSchema, parseAreaGeometry } from './area-geometry.rules.js';
import { Column, Entity, Index } from 'typeorm';

/** Table `service_areas`: an area in which a hub delivers. */
@Entity('service_areas')
@Index('service_areas_hub_id_idx', ['hubId'])
@Index('service_areas_hub_id_default_idx', ['hubId'], { unique: true, where: 'is_default' })
export class ServiceArea {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'text' }) name: string;
  /** The area of merchants without one of their own; at most one per hub. */
  @Column({ type: 'boolean', default: false }) isDefault: boolean;
  @Column(json(areaSchema)) geojson: AreaGeometry;
  @Column({ ...instant, default: () => 'now()' }) createdAt: Date;
}

/** GeoJSON is a Polygon, a MultiPolygon or a Feature of one. */
type ServiceAreaInput = Pick<ServiceArea, 'name' | 'isDefault'> & { geojson: unknown };

interface PreparedArea {
  readonly id: number;
  readonly area: AreaPolygon;
}

/** Table `service_areas`. A hub without an area delivers everywhere. */
@Injectable()
export class ServiceAreas {
  private readonly areas: ExpiringCache<number, readonly PreparedArea[]>;

  constructor(
    private readonly db: Database,
    clock: Clock,
    private readonly hubs: Hubs,
    private readonly cities: Cities,
  ) {
    this.areas = new ExpiringCache(clock, (hubId: number) => this.loadAreas(hubId)).dropOn(db, CHANGED.areas);
  }

  /** Inside the given area, or, without one (or when it is gone), inside any area of the hub. */
  async covers(hubId: number, point: Point, areaId: number | null = null): Promise<boolean> {
    const areas = await this.areas.get(hubId);
    if (areas.length === 0) return true;
    const own = areaId === null ? [] : areas.filter((area) => area.id === areaId);
    return (own.length > 0 ? own : areas).some(({ area }) => area.contains(point));
  }

  async liesIn(hubId: number, point: Point, areaIds: readonly number[]): Promise<boolean> {
    return (await this.idsAt(hubId, point)).some((id) => areaIds.includes(id));
  }

  async idsAt(hubId: number, point: Point): Promise<number[]> {
    const areas = await this.areas.get(hubId);
    return areas.flatMap(({ id, area }) => (area.contains(point) ? [id] : []));
  }

  /** A box for each part of the hub's areas. */
  async boxes(hubId: number): Promise<readonly GeoBox[]> {
    return (await this.areas.get(hubId)).flatMap(({ area }) => area.boxes);
  }

  async list(scope: Scope): Promise<ServiceArea[]> {
    return this.db.manager.find(ServiceArea, { where: { hubId: scope.hubId }, order: { id: 'ASC' } });
  }

  /** @throws service_area_not_found */
  async byId(scope: Scope, id: number): Promise<ServiceArea> {
    return await this.db.get(ServiceArea, { id, hubId: scope.hubId }, 'service_area_not_found');
  }

  /** @throws required_value · invalid_value */
  async create(scope: Scope, input: ServiceAreaInput): Promise<ServiceArea> {
    const values = await this.checked(scope, input);
    return this.save(this.db.manager.create(ServiceArea, { hubId: scope.hubId, ...values }));
  }

  /** @throws service_area_not_found · required_value · invalid_value */
  async update(scope: Scope, id: number, input: ServiceAreaInput): Promise<ServiceArea> {
    const values = await this.checked(scope, input);
    // TypeORM's `merge` would mix the old border into the new one.
    return this.save(Object.assign(await this.byId(scope, id), values));
  }

  /** @throws service_area_not_found */
  async delete(scope: Scope, id: number): Promise<void> {
    const area = await this.byId(scope, id);
    await this.db.transaction(async (tx) => {
      tx.announce(CHANGED.areas, scope.hubId);
      await tx.manager.remove(area);
    });
  }

  private save(area: ServiceArea): Promise<ServiceArea> {
    const { hubId, isDefault } = area;
    return this.db.transaction(async (tx) => {
      tx.announce(CHANGED.areas, hubId);
      if (isDefault)
        await tx.execute('update service_areas set is_default = false where hub_id = $1 and is_default', [
          hubId,
        ]);
      return tx.manager.save(area);
    });
  }

  private async checked(scope: Scope, input: ServiceAreaInput) {
    const name = input.name.trim();
    if (name === '') throw new DomainError('required_value', { field: 'name' });
    const geojson = parseAreaGeometry(input.geojson);
    if (!geojson) throw new DomainError('invalid_value', { field: 'geojson' });
    await this.requireNear(scope.hubId, geojson);
    return { name, isDefault: input.isDefault, geojson };
  }

  /** Near the hub's city, where it is known. */
  private async requireNear(hubId: number, geojson: AreaGeometry): Promise<void> {
    const cities = await this.cities.list();
    if (cities.length === 0) return;
    const { city: town } = await this.hubs.get(hubId);
    const own = cityOfHub(town, cities);
    const far = own && farCornerOf(geojson, [own]);
    if (!far) return;
    const { latitude, longitude, kilometres } = far;
    const lines = [`the corner ${latitude}, ${longitude} lies ${kilometres} km from the city`];
    throw new DomainError('invalid_value', { field: 'geojson', lines, problems: 1 });
  }

  private async loadAreas(hubId: number): Promise<readonly PreparedArea[]> {
    const rows = await this.db.manager.find(ServiceArea, { where: { hubId }, order: { id: 'ASC' } });
    return rows.map(({ id, geojson }) => ({ id, area: new AreaPolygon(geojson) }));
  }
}
