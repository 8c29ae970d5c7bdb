import { Column, Entity, Unique } from 'typeorm';
import { Id, instant, optionalInstant } from '../shared/index.js';
import type { TariffTerms } from './tariff.terms.js';

/** A price list of a hub: for a vehicle type, and perhaps only for one category, one merchant, or both. */
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
  /** The courier's part of the price; null: as the hub's settings say. */
  @Column({ type: 'int', nullable: true }) courierShareBp: number | null;
  @Column({ type: 'boolean', default: true }) active: boolean;
  @Column(optionalInstant) validFrom: Date | null;
  /** Exclusive. */
  @Column(optionalInstant) validUntil: Date | null;
  @Column(instant) createdAt: Date;
  @Column(instant) updatedAt: Date;
}

export interface TariffNeed {
  readonly vehicleTypeId: number;
  readonly categoryId: number | null;
  readonly merchantId: number | null;
  readonly at: Date;
}

function applies(tariff: Tariff, need: TariffNeed): boolean {
  return (
    tariff.active &&
    tariff.vehicleTypeId === need.vehicleTypeId &&
    (tariff.categoryId === null || tariff.categoryId === need.categoryId) &&
    (tariff.merchantId === null || tariff.merchantId === need.merchantId) &&
    (tariff.validFrom === null || tariff.validFrom <= need.at) &&
    (tariff.validUntil === null || tariff.validUntil > need.at)
  );
}

/** What was agreed with the merchant counts more than what holds for a category. */
const specificity = (tariff: Tariff) =>
  (tariff.merchantId === null ? 0 : 2) + (tariff.categoryId === null ? 0 : 1);

const began = (tariff: Tariff) => tariff.validFrom?.getTime() ?? -Infinity;

/** The most specific tariff that applies; of equals the one that began last, then the newest. */
export function chooseTariff(tariffs: readonly Tariff[], need: TariffNeed): Tariff | null {
  let chosen: Tariff | null = null;
  for (const tariff of tariffs) {
    if (applies(tariff, need) && (chosen === null || beats(tariff, chosen))) chosen = tariff;
  }
  return chosen;
}

function beats(a: Tariff, b: Tariff): boolean {
  if (specificity(a) !== specificity(b)) return specificity(a) > specificity(b);
  if (began(a) !== began(b)) return began(a) > began(b);
  return a.id > b.id;
}
