import { quantile } from '../../bench/statistics.js';
import type { PlayedCompanyDay } from './company-day.harness.js';

export async function figuresOf({ world, riders, restarted }: PlayedCompanyDay) {
  const rows = await world.core.db.query<{ minutes: number; late: boolean }>(
    `select extract(epoch from delivered_at - created_at)::float8 / 60 as minutes, delivered_at > deliver_by as late
       from orders where hub_id = $1 and delivered_at is not null and stops -> 0 ->> 'status' = 'delivered' order by 1`,
    [world.scope.hubId],
  );
  const delivered = rows.length;
  const minutes = rows.map((row) => row.minutes);
  const metres = riders.reduce((sum, rider) => sum + rider.metres, 0);
  const hours = riders.reduce((sum, rider) => sum + rider.onShift, 0) / 3_600;
  return {
    delivered,
    'late %': (100 * rows.filter(({ late }) => late).length) / Math.max(1, delivered),
    'minutes to the door, median': quantile(minutes, 0.5),
    '90th': quantile(minutes, 0.9),
    // Also on the way to the pickup.
    'km per order': metres / 1_000 / Math.max(1, delivered),
    'orders per courier hour': delivered / hours,
    // Orders whose search ended without a courier; each was searched for again.
    unserved: restarted.size,
  };
}
