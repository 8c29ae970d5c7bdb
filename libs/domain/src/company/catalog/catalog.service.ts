import { Injectable } from '@nestjs/common';
import {
  CHANGED,
  Clock,
  Database,
  DomainError,
  ExpiringCache,
  fold,
  VEHICLE_KINDS,
} from '../../base/index.js';
import { Category, VehicleType } from './vehicle-type.entity.js';

type NewVehicleType = Pick<VehicleType, 'name' | 'kind'> & Partial<Omit<VehicleType, 'id' | 'hubId'>>;

type NewCategory = Pick<Category, 'vehicleTypeId' | 'name'> & Partial<Omit<Category, 'id' | 'hubId'>>;

interface HubCatalog {
  vehicleTypes: VehicleType[];
  categories: Category[];
}

/** Vehicle types and categories of a hub: a handful of rows that every order reads, so they are cached. */
@Injectable()
export class Catalog {
  private readonly cache: ExpiringCache<number, HubCatalog>;

  constructor(
    private readonly db: Database,
    clock: Clock,
  ) {
    this.cache = new ExpiringCache(clock, (hubId: number) => this.load(hubId)).dropOn(db, CHANGED.catalog);
  }

  async vehicleTypes(hubId: number, nameLike?: string): Promise<VehicleType[]> {
    return named((await this.cache.get(hubId)).vehicleTypes, nameLike);
  }

  /** @throws vehicle_type_not_found */
  async vehicleType(hubId: number, id: number): Promise<VehicleType> {
    const { vehicleTypes } = await this.cache.get(hubId);
    const found = vehicleTypes.find((type) => type.id === id);
    if (!found) throw new DomainError('vehicle_type_not_found', { field: 'vehicleTypeId' });
    return found;
  }

  /** @throws vehicle_type_not_found */
  async categories(hubId: number, vehicleTypeId: number, nameLike?: string): Promise<Category[]> {
    await this.vehicleType(hubId, vehicleTypeId);
    const { categories } = await this.cache.get(hubId);
    return named(
      categories.filter((category) => category.vehicleTypeId === vehicleTypeId),
      nameLike,
    );
  }

  async allCategories(hubId: number): Promise<Category[]> {
    return (await this.cache.get(hubId)).categories;
  }

  /** @throws category_not_found */
  async category(hubId: number, id: number): Promise<Category> {
    const { categories } = await this.cache.get(hubId);
    const found = categories.find((category) => category.id === id);
    if (!found) throw new DomainError('category_not_found', { field: 'categoryId' });
    return found;
  }

  /** @throws category_not_found */
  async categoryByName(hubId: number, name: string): Promise<Category> {
    const wanted = fold(name);
    const found = (await this.cache.get(hubId)).categories.find((category) => fold(category.name) === wanted);
    if (!found) throw new DomainError('category_not_found', { field: 'categoryName' });
    return found;
  }

  /** @throws required_value · invalid_value */
  async createVehicleType(hubId: number, input: NewVehicleType): Promise<VehicleType> {
    requireName(input.name);
    if (!VEHICLE_KINDS.includes(input.kind)) throw new DomainError('invalid_value', { field: 'kind' });
    return this.keep(hubId, VehicleType, {
      dimensionsRequired: false,
      limitsEnforced: false,
      maxHeightCm: null,
      maxWidthCm: null,
      maxLengthCm: null,
      maxWeightKg: null,
      media: [],
      ...input,
      hubId,
    });
  }

  /** @throws vehicle_type_not_found · required_value */
  async updateVehicleType(hubId: number, id: number, patch: Partial<NewVehicleType>): Promise<VehicleType> {
    if (patch.name !== undefined) requireName(patch.name);
    const current = await this.db.get(VehicleType, { id, hubId }, 'vehicle_type_not_found');
    return this.keep(hubId, VehicleType, Object.assign(current, patch));
  }

  /** @throws vehicle_type_not_found · required_value */
  async createCategory(hubId: number, input: NewCategory): Promise<Category> {
    requireName(input.name);
    await this.vehicleType(hubId, input.vehicleTypeId);
    return this.keep(hubId, Category, { description: null, minimumAge: null, media: [], ...input, hubId });
  }

  /** @throws category_not_found · required_value */
  async updateCategory(
    hubId: number,
    id: number,
    patch: Partial<Omit<NewCategory, 'vehicleTypeId'>>,
  ): Promise<Category> {
    if (patch.name !== undefined) requireName(patch.name);
    const current = await this.db.get(Category, { id, hubId }, 'category_not_found');
    return this.keep(hubId, Category, Object.assign(current, patch));
  }

  private async keep<T extends VehicleType | Category>(
    hubId: number,
    entity: new () => T,
    record: object,
  ): Promise<T> {
    return await this.db.transaction(async (tx) => {
      tx.announce(CHANGED.catalog, hubId);
      return await tx.manager.save(entity, record as T);
    });
  }

  private async load(hubId: number): Promise<HubCatalog> {
    const [vehicleTypes, categories] = await this.db.all(
      () => this.db.manager.find(VehicleType, { where: { hubId }, order: { id: 'asc' } }),
      () => this.db.manager.find(Category, { where: { hubId }, order: { id: 'asc' } }),
    );
    return { vehicleTypes, categories };
  }
}

function requireName(name: string): void {
  if (name.trim() === '') throw new DomainError('required_value', { field: 'name' });
}

function named<T extends { name: string }>(records: T[], nameLike?: string): T[] {
  const wanted = fold(nameLike ?? '');
  return wanted === '' ? records : records.filter((record) => fold(record.name).includes(wanted));
}
