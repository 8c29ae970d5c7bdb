import { markdownTable, type Columns } from '../../markdown-table.mapper.js';
import type { PlayedCompanyDay } from './company-day.harness.js';

export interface CompanyFigures {
  readonly delivered: number;
  /** Per cent of the delivered. */
  readonly late: number;
  /** Minutes from order to door. */
  readonly toDoorP50: number;
  readonly toDoorP90: number;
  /** Also on the way to the pickup. */
  readonly kmPerOrder: number;
  readonly perCourierHour: number;
  /** Orders whose search ended without a courier; each was searched for again. */
  readonly unserved: number;
}

interface DeliveredRow {
  readonly minutes: number;
  readonly late: boolean;
}

export async function figuresOf({ world, riders, restarted }: PlayedCompanyDay): Promise<CompanyFigures> {
  const rows = await world.core.db.query<DeliveredRow>(
    `select extract(epoch from delivered_at - created_at)::float8 / 60 as minutes, delivered_at > deliver_by as late
       from orders where hub_id = $1 and delivered_at is not null and stops -> 0 ->> 'status' = 'delivered' order by 1`,
    [world.scope.hubId],
  );
  const delivered = rows.length;
  const at = (share: number): number =>
    rows[Math.min(delivered - 1, Math.floor(delivered * share))]?.minutes ?? 0;
  const metres = riders.reduce((sum, rider) => sum + rider.metres, 0);
  const hours = riders.reduce((sum, rider) => sum + rider.onShift, 0) / 3_600;
  return {
    delivered,
    late: (100 * rows.filter(({ late }) => late).length) / Math.max(1, delivered),
    toDoorP50: at(0.5),
    toDoorP90: at(0.9),
    kmPerOrder: metres / 1_000 / Math.max(1, delivered),
    perCourierHour: delivered / hours,
    unserved: restarted.size,
  };
}

export function figuresTable(figures: Readonly<Record<string, CompanyFigures>>): string {
  const columns: Columns<[string, CompanyFigures]> = [
    ['strategy', ([name]) => `\`${name}\``],
    ['delivered', ([, one]) => one.delivered],
    ['late %', ([, one]) => one.late.toFixed(2)],
    ['minutes to the door, median', ([, one]) => one.toDoorP50.toFixed(2)],
    ['90th', ([, one]) => one.toDoorP90.toFixed(2)],
    ['km per order', ([, one]) => one.kmPerOrder.toFixed(2)],
    ['orders per courier hour', ([, one]) => one.perCourierHour.toFixed(2)],
    ['unserved', ([, one]) => one.unserved],
  ];
  return markdownTable(columns, Object.entries(figures));
}
