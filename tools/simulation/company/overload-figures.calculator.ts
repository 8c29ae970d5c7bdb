import type { Database } from '#domain';
import { markdownTable, type Columns } from '../../markdown-table.mapper.js';
import type { PlayedCompanyDay } from './company-day.harness.js';
import { SILENT_RIDER } from './overload-hour.builder.js';

export interface OverloadFigures {
  readonly delivered: number;
  /** Per cent of the couriers' time in which orders waited: free and not asked, though an order fits. */
  readonly idle: number;
  /** Minutes from order to acceptance. */
  readonly waitP50: number;
  readonly waitWorst: number;
  /** Orders that waited for more than twice the median while a later one was taken. */
  readonly overtaken: number;
  /** Minutes until the last delivery. */
  readonly over: number;
  /** Orders whose search ended without a courier, so that somebody had to search again. */
  readonly pressed: number;
}

const FREE = `
  select count(*)::int as free, (select count(*)::int from courier_presence where hub_id = $1 and online) as online
    from courier_presence p
   where p.hub_id = $1 and p.online and p.employable and p.active_orders = 0 and p.courier_id <> $2
     and not exists (select from order_offers f where f.courier_id = p.courier_id and f.status = 'open')
     and exists (select from orders o
                  where o.hub_id = $1 and o.status = 'pending' and o.ready_at <= $3
                    and not exists (select from order_offers f where f.order_id = o.id and (f.status = 'open'
                                       or (f.status = 'declined' and f.courier_id = p.courier_id))))`;

/** Couriers who are free though a waiting order fits, and all on shift; `except` is not counted as free. */
export async function idleCouriers(
  db: Database,
  hubId: number,
  except: number,
  now: Date,
): Promise<{ readonly free: number; readonly online: number }> {
  return (await db.first(FREE, [hubId, except, now]))!;
}

const WAITING = `select exists (select from orders where hub_id = $1 and status = 'pending' and ready_at <= $2) as waiting`;

export class OverloadWatch {
  private free = 0;
  private online = 0;

  constructor(private readonly played: PlayedCompanyDay) {}

  async look(): Promise<void> {
    const { core, scope, couriers } = this.played.world;
    const now = core.clock.now();
    const [state] = await core.db.query<{ waiting: boolean }>(WAITING, [scope.hubId, now]);
    if (!state?.waiting) return;
    const { free, online } = await idleCouriers(core.db, scope.hubId, couriers[SILENT_RIDER] ?? 0, now);
    this.free += free;
    this.online += Math.max(0, online - 1);
  }

  async figures(): Promise<OverloadFigures> {
    const { core, scope } = this.played.world;
    const rows = await core.db.query<TakenRow>(TAKEN, [scope.hubId]);
    const sorted = rows.map(waitOf).sort((a, b) => a - b);
    const waitP50 = sorted[Math.floor(sorted.length / 2)] ?? 0;
    const overtaken = rows.filter(
      (row, i) =>
        waitOf(row) > 2 * waitP50 && rows.slice(i + 1).some(({ accepted }) => accepted < row.accepted),
    );
    const ends = rows.flatMap(({ delivered }) => delivered?.getTime() ?? []);
    return {
      delivered: ends.length,
      idle: (100 * this.free) / Math.max(1, this.online),
      waitP50,
      waitWorst: sorted.at(-1) ?? 0,
      overtaken: overtaken.length,
      over: (Math.max(0, ...ends) - this.played.day.startsAt.getTime()) / 60_000,
      pressed: this.played.restarted.size,
    };
  }
}

interface TakenRow {
  readonly placed: Date;
  readonly accepted: Date;
  readonly delivered: Date | null;
}

const TAKEN = `
  select created_at as placed, accepted_at as accepted, delivered_at as delivered
    from orders where hub_id = $1 and accepted_at is not null order by created_at, id`;

function waitOf({ placed, accepted }: TakenRow): number {
  return (accepted.getTime() - placed.getTime()) / 60_000;
}

export function overloadTable(figures: Readonly<Record<string, OverloadFigures>>): string {
  const columns: Columns<[string, OverloadFigures]> = [
    ['strategy', ([name]) => `\`${name}\``],
    ['delivered', ([, one]) => one.delivered],
    ['idle while an order waits %', ([, one]) => one.idle.toFixed(2)],
    ['wait, median', ([, one]) => one.waitP50.toFixed(0)],
    ['worst', ([, one]) => one.waitWorst.toFixed(0)],
    ['overtaken beyond twice the median', ([, one]) => one.overtaken],
    ['minutes until all were delivered', ([, one]) => one.over.toFixed(0)],
    ['searched for again by hand', ([, one]) => one.pressed],
  ];
  return markdownTable(columns, Object.entries(figures));
}
