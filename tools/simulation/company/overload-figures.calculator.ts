import type { Database } from '#domain';
import type { PlayedCompanyDay } from './company-day.harness.js';
import { SILENT_RIDER } from './overload-hour.builder.js';

const IDLE = `
  with waiting as (select id from orders where hub_id = $1 and status = 'pending' and ready_at <= $3)
  select count(*)::int as free, (select count(*)::int from courier_presence where hub_id = $1 and online)
         as online, exists (select from waiting) as waiting
    from courier_presence p
   where p.hub_id = $1 and p.online and p.employable and p.active_orders = 0 and p.courier_id <> $2
     and not exists (select from order_offers f where f.courier_id = p.courier_id and f.status = 'open')
     and exists (select from waiting o
                  where not exists (select from order_offers f where f.order_id = o.id and (f.status = 'open'
                                       or (f.status = 'declined' and f.courier_id = p.courier_id))))`;

/** Free couriers though a waiting order fits (not `except`), all on shift, and whether an order waits. */
export async function idleCouriers(db: Database, hubId: number, except: number, now: Date) {
  const row = await db.unchecked.first<{ free: number; online: number; waiting: boolean }>(IDLE, [
    hubId,
    except,
    now,
  ]);
  return row!;
}

export class OverloadWatch {
  private free = 0;
  private online = 0;

  constructor(private readonly played: PlayedCompanyDay) {}

  async look(): Promise<void> {
    const { core, scope, couriers } = this.played.world;
    const silent = couriers[SILENT_RIDER] ?? 0;
    const { free, online, waiting } = await idleCouriers(core.db, scope.hubId, silent, core.clock.now());
    if (!waiting) return;
    this.free += free;
    this.online += Math.max(0, online - 1);
  }

  async figures() {
    const { core, scope } = this.played.world;
    type Taken = { placed: Date; accepted: Date; delivered: Date | null };
    const rows = await core.db.query<Taken>(TAKEN, [scope.hubId]);
    const waits = rows.map(({ placed, accepted }) => (accepted.getTime() - placed.getTime()) / 60_000);
    const sorted = [...waits].sort((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    const overtaken = rows.filter(
      (row, i) => waits[i]! > 2 * median && rows.slice(i + 1).some(({ accepted }) => accepted < row.accepted),
    );
    const ends = rows.flatMap(({ delivered }) => delivered?.getTime() ?? []);
    return {
      delivered: ends.length,
      // Share of the couriers' time in which orders waited.
      'idle while an order waits %': (100 * this.free) / Math.max(1, this.online),
      'minutes from order to acceptance, median': Math.round(median),
      worst: Math.round(sorted.at(-1) ?? 0),
      // A later order was taken while they waited.
      'overtaken beyond twice the median': overtaken.length,
      'minutes until all were delivered': Math.round(
        (Math.max(0, ...ends) - this.played.day.startsAt.getTime()) / 60_000,
      ),
      'searched for again by hand': this.played.restarted.size,
    };
  }
}

const TAKEN = `
  select created_at as placed, accepted_at as accepted, delivered_at as delivered
    from orders where hub_id = $1 and accepted_at is not null order by created_at, id`;
