import { Injectable } from '@nestjs/common';
import { hourOfWeek } from '../../company/index.js';
import { Clock, Database, ExpiringCache, type RowOf, statement, type Transaction } from '../../base/index.js';
import { payerOf, PreparationTime, type Merchant } from './merchant.entity.js';

export interface PreparationSample {
  readonly hubId: number;
  readonly merchantId: number;
  readonly timezone: string;
  readonly startedAt: Date;
  /** Until the goods were handed over, or until the courier came and found them ready. */
  readonly seconds: number;
  /** The courier waited, so the goods became ready at the end of this time. */
  readonly waited: boolean;
}

type Slot = RowOf<typeof OF_MERCHANT>;

const CACHED_MS = 5 * 60_000;
/** An hour of the week with fewer samples uses the mean of all hours of the merchant. */
const MIN_SAMPLES = 3;

const OF_MERCHANT = statement(
  'merchants.preparation_times_of_merchant',
  `select weekday, hour, seconds, samples from preparation_times where hub_id = $1 and merchant_id = $2`,
);

/**
 * The mean follows about the last twenty samples. A courier who did not wait only shows that the goods were
 * ready earlier, so the estimate is lowered; otherwise one that is too long would never be corrected. Without
 * any waiting there is no estimate, and couriers are sent at once.
 */
const LEARN = statement(
  'merchants.preparation_times_learn',
  `with sample as (
     select s."hubId" as hub_id, m.shop_id as merchant_id, s.weekday, s.hour,
            avg(s.seconds) filter (where s.waited) as waited, 0.9 * min(s.seconds) as bound,
       count(*) as samples from jsonb_to_recordset($1::jsonb) as s("hubId" bigint, "merchantId" bigint,
            weekday smallint, hour smallint, seconds real, waited boolean)
       cross join lateral (
         select coalesce(owner_id, id) as shop_id from merchants where id = s."merchantId" limit 1) m
      group by 1, 2, 3, 4
   )
   insert into preparation_times as p (hub_id, merchant_id, weekday, hour, seconds, samples)
   select t.hub_id, t.merchant_id, t.weekday, t.hour, coalesce(t.waited, least(t.bound,
            0.9 * (select k.seconds from preparation_times k where k.hub_id = t.hub_id
                      and k.merchant_id = t.merchant_id and k.weekday = t.weekday and k.hour = t.hour))),
     t.samples from sample t
    where t.waited is not null
       or (select true from preparation_times k where k.hub_id = t.hub_id and k.merchant_id = t.merchant_id
          limit 1) order by 1, 2, 3, 4
       on conflict (hub_id, merchant_id, weekday, hour) do update
          set seconds = p.seconds + (excluded.seconds - p.seconds) / least(p.samples + 1, 20),
              samples = least(p.samples + excluded.samples, 1000)`,
);

/** Preparation times of merchants, set by hand or measured by hour of the week; sub-users: the owner's. */
@Injectable()
export class PreparationTimes {
  private readonly learned: ExpiringCache<string, Slot[]>;

  constructor(
    private readonly db: Database,
    clock: Clock,
  ) {
    const load = (key: string) => db.query(OF_MERCHANT, key.split('/').map(Number));
    this.learned = new ExpiringCache(clock, load, CACHED_MS);
  }

  /** When goods are ready whose preparation begins at the instant; null: unknown. */
  async readyAt(
    merchant: Pick<Merchant, 'id' | 'ownerId' | 'hubId' | 'preparationMinutes'>,
    timezone: string,
    startedAt: Date,
  ): Promise<Date | null> {
    const { hubId, preparationMinutes } = merchant;
    if (preparationMinutes !== null) return after(startedAt, preparationMinutes * 60);
    const slots = await this.learned.get(`${String(hubId)}/${String(payerOf(merchant))}`);
    const seconds = expectedSeconds(slots, slotOf(timezone, startedAt));
    return seconds === null ? null : after(startedAt, seconds);
  }

  async learn(tx: Transaction, samples: readonly PreparationSample[]): Promise<void> {
    const rows = samples.map(({ timezone, startedAt, ...sample }) => ({
      ...sample,
      ...slotOf(timezone, startedAt),
    }));
    await tx.execute(LEARN, [JSON.stringify(rows)]);
  }

  /** Measured times by hour; `used` marks hours with enough samples. */
  async ofMerchant(hubId: number, merchantId: number): Promise<(Slot & { readonly used: boolean })[]> {
    const slots = await this.db.query(OF_MERCHANT, [hubId, merchantId]);
    return slots
      .map((slot) => ({ ...slot, used: slot.samples >= MIN_SAMPLES }))
      .sort((a, b) => a.weekday - b.weekday || a.hour - b.hour);
  }

  async forget(hubId: number, merchantId: number): Promise<void> {
    await this.db.manager.delete(PreparationTime, { hubId, merchantId });
    this.learned.drop(`${String(hubId)}/${String(merchantId)}`);
  }
}

function expectedSeconds(
  slots: readonly Slot[],
  { weekday, hour }: Pick<Slot, 'weekday' | 'hour'>,
): number | null {
  const own = slots.find((slot) => slot.weekday === weekday && slot.hour === hour);
  if (own && own.samples >= MIN_SAMPLES) return own.seconds;
  const samples = slots.reduce((sum, slot) => sum + slot.samples, 0);
  if (samples < MIN_SAMPLES) return null;
  return slots.reduce((sum, slot) => sum + slot.seconds * slot.samples, 0) / samples;
}

function slotOf(timezone: string, at: Date): Pick<Slot, 'weekday' | 'hour'> {
  const hour = hourOfWeek(timezone, at);
  return { weekday: Math.floor(hour / 24), hour: hour % 24 };
}

function after(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + Math.round(seconds) * 1_000);
}
