import { Column, Entity, Unique } from 'typeorm';
import { Id, instant, json, optionalInstant } from '../../base/index.js';
import { z } from 'zod';

const cents = z.int().min(0).max(100_000_000);
const centsPerKm = z.int().min(0).max(1_000_000);
/** 10 000 is the plain price, 12 000 is 20 % on top, 50 000 five times the price. */
const factorBp = z.int().min(1).max(50_000);
const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time of day (HH:MM)');

/** A price per km that holds up to a distance from the pickup; the last band has no end. */
const band = z.strictObject({ upToM: z.int().min(1).max(1_000_000).nullable(), centsPerKm });

/** In the hub's local time. `to` not after `from` is the next day's; `days` begin it, 0 is Sunday. */
const period = z.strictObject({
  name: z.string().trim().min(1).max(50),
  days: z.array(z.int().min(0).max(6)).min(1).max(7),
  from: wallTime,
  to: wallTime,
  factorBp,
});

/** Money in cents, distances in metres. */
export const tariffTermsSchema = z.strictObject({
  /** Price that covers the first stop and `includedM` metres. */
  baseCents: cents,
  includedM: z.int().min(0).max(1_000_000).default(0),
  bands: z.array(band).min(1).max(20).refine(ascending, 'must reach ever further, the last one without end'),
  /** For each stop after the first. */
  extraStopCents: cents.default(0),
  returnCentsPerKm: centsPerKm.default(0),
  minimumCents: cents.default(0),
  periods: z.array(period).max(20).default([]),
  /** Minutes from order to delivery; null or absent: the hub's settings decide. */
  promiseMinutes: z.int().min(5).max(720).nullable().exactOptional(),
});

export type TariffTerms = z.output<typeof tariffTermsSchema>;
export type TariffPeriod = z.output<typeof period>;

function ascending(bands: readonly z.output<typeof band>[]): boolean {
  return bands.every((current, i) => {
    const next = bands[i + 1];
    if (next === undefined) return current.upToM === null;
    return current.upToM !== null && (next.upToM === null || next.upToM > current.upToM);
  });
}

export const PLAIN_BP = 10_000;
const MINUTES_PER_DAY = 1_440;

export interface LocalMoment {
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly minuteOfDay: number;
}

/** `wall`: the zone's wall clock as UTC. */
export function localMoment(wall: Date): LocalMoment {
  return { weekday: wall.getUTCDay(), minuteOfDay: wall.getUTCHours() * 60 + wall.getUTCMinutes() };
}

export function factorAt(periods: readonly TariffPeriod[], moment: LocalMoment): number {
  return periodAt(periods, moment)?.factorBp ?? PLAIN_BP;
}

/** The period at a moment. Of overlapping periods the dearest counts; they do not add up. */
export function periodAt(periods: readonly TariffPeriod[], moment: LocalMoment): TariffPeriod | null {
  let dearest: TariffPeriod | null = null;
  for (const period of periods)
    if (runsAt(period, moment) && period.factorBp > (dearest?.factorBp ?? 0)) dearest = period;
  return dearest;
}

function runsAt(period: TariffPeriod, { weekday, minuteOfDay }: LocalMoment): boolean {
  const from = minutes(period.from);
  const length = minutes(period.to) - from + (period.to <= period.from ? MINUTES_PER_DAY : 0);
  const beganToday = period.days.includes(weekday) && minuteOfDay >= from && minuteOfDay < from + length;
  const sinceYesterday = minuteOfDay + MINUTES_PER_DAY;
  return beganToday || (period.days.includes((weekday + 6) % 7) && sinceYesterday < from + length);
}

function minutes(wallTime: string): number {
  return Number(wallTime.slice(0, 2)) * 60 + Number(wallTime.slice(3, 5));
}

/** Table `tariffs`: a hub's price list for a vehicle type, perhaps of one category, one merchant, or both. */
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
  @Column(json(tariffTermsSchema)) terms: TariffTerms;
  /** Null: the hub's settings decide. */
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
  /** null: a merchant that does not exist yet. */
  readonly merchantId: number | null;
  /** The shop whose user the merchant is. */
  readonly shopId?: number | null;
  /** When the ride is to begin: decides tariff and factors. */
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
