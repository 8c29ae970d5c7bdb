/** Of an order `o`: a scheduled one is placed at the instant of its search, and what is promised counts from then. */
export const PLACED_AT = 'greatest(o.created_at, o.search_at)';

/** Scheduled orders that were entered longer before are not found. */
const SCHEDULED_AHEAD = `interval '90 days'`;

/**
 * The clause `from` of orders `o` of the hub `$1` that may have been placed at the instant of a parameter or after it, by the indexes of
 * `created_at`; `PLACED_AT` decides.
 */
export function fromOrdersPlaced(instant: string): string {
  return `from (
    select * from orders where hub_id = $1 and deleted_at is null and created_at >= ${instant}::timestamptz
    union all
    select * from orders where hub_id = $1 and deleted_at is null and scheduled_for is not null
       and created_at < ${instant}::timestamptz and created_at >= ${instant}::timestamptz - ${SCHEDULED_AHEAD}) o`;
}
