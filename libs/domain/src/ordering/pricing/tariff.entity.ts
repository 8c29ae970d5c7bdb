import { Column, Entity, Unique } from 'typeorm';
import { Id, instant, optionalInstant } from '../../base/index.js';
import type { TariffTerms } from './tariff-terms.types.js';

/**
 * Table `tariffs`: a price list of a hub for a vehicle type, and perhaps only for one category, one merchant, or
 * both.
 */
@Entity('tariffs')
@Unique(['hubId', 'name'])
export class Tariff {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'text' }) name: string;
  @Column({ type: 'bigint' }) vehicleTypeId: number;
  /** null: every category. */
  @Column({ type: 'bigint', nullable: true }) categoryId: number | null;
  /** null: every merchant. */
  @Column({ type: 'bigint', nullable: true }) merchantId: number | null;
  @Column({ type: 'jsonb' }) terms: TariffTerms;
  /** The courier's share; null: the hub's settings decide. */
  @Column({ type: 'int', nullable: true }) courierShareBp: number | null;
  @Column({ type: 'boolean', default: true }) active: boolean;
  @Column(optionalInstant) validFrom: Date | null;
  /** Exclusive. */
  @Column(optionalInstant) validUntil: Date | null;
  @Column(instant) createdAt: Date;
  @Column(instant) updatedAt: Date;
}

export interface TariffCriteria {
  readonly vehicleTypeId: number;
  readonly categoryId: number | null;
  readonly merchantId: number | null;
  /** The shop whose user the merchant is. */
  readonly shopId?: number | null;
  readonly at: Date;
}

function applies(tariff: Tariff, need: TariffCriteria): boolean {
  return (
    tariff.active &&
    tariff.vehicleTypeId === need.vehicleTypeId &&
    (tariff.categoryId === null || tariff.categoryId === need.categoryId) &&
    (tariff.merchantId === null || [need.merchantId, need.shopId].includes(tariff.merchantId)) &&
    (tariff.validFrom === null || tariff.validFrom <= need.at) &&
    (tariff.validUntil === null || tariff.validUntil > need.at)
  );
}

/** A tariff of a merchant is more specific than one of its shop, and that than one of a category. */
const specificity = ({ merchantId, categoryId }: Tariff, need: TariffCriteria) =>
  (merchantId === null ? 0 : merchantId === need.merchantId ? 4 : 2) + (categoryId === null ? 0 : 1);

const validFromMs = (tariff: Tariff) => tariff.validFrom?.getTime() ?? -Infinity;

/** The most specific tariff that applies; of equals the one that began last, then the newest. */
export function chooseTariff(tariffs: readonly Tariff[], need: TariffCriteria): Tariff | null {
  let chosen: Tariff | null = null;
  for (const tariff of tariffs) {
    if (applies(tariff, need) && (chosen === null || isPreferred(tariff, chosen, need))) chosen = tariff;
  }
  return chosen;
}

function isPreferred(a: Tariff, b: Tariff, need: TariffCriteria): boolean {
  const more = specificity(a, need) - specificity(b, need);
  if (more !== 0) return more > 0;
  if (validFromMs(a) !== validFromMs(b)) return validFromMs(a) > validFromMs(b);
  return a.id > b.id;
}
