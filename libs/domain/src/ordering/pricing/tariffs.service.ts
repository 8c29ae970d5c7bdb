import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Catalog } from '../../company/index.js';
import { Merchants } from '../../people/index.js';
import {
  CHANGED,
  Clock,
  Database,
  DomainError,
  ExpiringCache,
  requireUnique,
  type Scope,
} from '../../base/index.js';
import { chooseTariff, Tariff, type TariffCriteria, tariffTermsSchema } from './tariff.entity.js';

const id = z.int().positive();

const tariffInputSchema = z.strictObject({
  name: z.string().trim().min(1).max(100),
  vehicleTypeId: id,
  categoryId: id.nullable().default(null),
  merchantId: id.nullable().default(null),
  terms: tariffTermsSchema,
  courierShareBp: z.int().min(0).max(10_000).nullable().default(null),
  active: z.boolean().default(true),
  validFrom: z.date().nullable().default(null),
  validUntil: z.date().nullable().default(null),
});

export type TariffInput = z.input<typeof tariffInputSchema>;
type TariffValues = z.output<typeof tariffInputSchema>;

/** Table `tariffs`. There are few, and every quote reads them, so they are cached for some seconds. */
@Injectable()
export class Tariffs {
  private readonly cache: ExpiringCache<number, Tariff[]>;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly catalog: Catalog,
    private readonly merchants: Merchants,
  ) {
    this.cache = new ExpiringCache(clock, (hubId: number) => this.load(hubId)).dropOn(db, CHANGED.tariffs);
  }

  /** @throws tariff_not_found */
  async choose(hubId: number, need: TariffCriteria): Promise<Tariff> {
    const tariff = chooseTariff(await this.cache.get(hubId), need);
    if (!tariff) throw new DomainError('tariff_not_found', { field: 'vehicleTypeId' });
    return tariff;
  }

  list(scope: Scope): Promise<Tariff[]> {
    return this.load(scope.hubId);
  }

  /** @throws tariff_not_found */
  async byId(scope: Scope, tariffId: number): Promise<Tariff> {
    return await this.db.get(Tariff, { id: tariffId, hubId: scope.hubId }, 'tariff_not_found');
  }

  /** @throws invalid_value · not_unique · vehicle_type_not_found · category_not_found · merchant_not_found */
  async create(scope: Scope, input: TariffInput): Promise<Tariff> {
    const now = this.clock.now();
    const values = await this.checked(scope, input);
    return this.save(
      this.db.manager.create(Tariff, { ...values, hubId: scope.hubId, createdAt: now, updatedAt: now }),
    );
  }

  /** @throws as `create` · tariff_not_found */
  async update(scope: Scope, tariffId: number, patch: Partial<TariffInput>): Promise<Tariff> {
    const tariff = await this.byId(scope, tariffId);
    const values = await this.checked(scope, { ...inputOf(tariff), ...patch });
    return this.save(Object.assign(tariff, values, { updatedAt: this.clock.now() }));
  }

  /** Orders keep their price. @throws tariff_not_found */
  async delete(scope: Scope, tariffId: number): Promise<void> {
    const tariff = await this.byId(scope, tariffId);
    await this.db.transaction(async (tx) => {
      tx.announce(CHANGED.tariffs, scope.hubId);
      await tx.manager.remove(tariff);
    });
  }

  /** Creates the tariff or replaces the one of that name. @throws as `create` */
  async put(scope: Scope, input: TariffInput): Promise<Tariff> {
    const values = parsed(input);
    const known = await this.db.manager.findOneBy(Tariff, { hubId: scope.hubId, name: values.name });
    return known ? this.update(scope, known.id, values) : this.create(scope, values);
  }

  private async checked(scope: Scope, input: TariffInput): Promise<TariffValues> {
    const values = parsed(input);
    if (values.validFrom && values.validUntil && values.validFrom >= values.validUntil)
      throw new DomainError('invalid_value', { field: 'validUntil' });
    await this.catalog.vehicleType(scope.hubId, values.vehicleTypeId);
    if (values.categoryId !== null) {
      const category = await this.catalog.category(scope.hubId, values.categoryId);
      if (category.vehicleTypeId !== values.vehicleTypeId)
        throw new DomainError('category_not_found', { field: 'categoryId' });
    }
    if (values.merchantId !== null) await this.merchants.get(scope, values.merchantId);
    return values;
  }

  private save(tariff: Tariff): Promise<Tariff> {
    const saved = this.db.transaction(async (tx) => {
      tx.announce(CHANGED.tariffs, tariff.hubId);
      return await tx.manager.save(tariff);
    });
    return requireUnique(saved, 'not_unique', { field: 'name' });
  }

  private load(hubId: number): Promise<Tariff[]> {
    return this.db.manager.find(Tariff, { where: { hubId }, order: { id: 'asc' } });
  }
}

function inputOf(tariff: Tariff): TariffInput {
  const names = Object.keys(tariffInputSchema.shape) as (keyof TariffInput)[];
  return Object.fromEntries(names.map((name) => [name, tariff[name]])) as unknown as TariffInput;
}

function parsed(input: TariffInput): TariffValues {
  const result = tariffInputSchema.safeParse(input);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new DomainError('invalid_value', {
    field: issue?.path.join('.') ?? 'tariff',
    problem: issue?.message,
  });
}
