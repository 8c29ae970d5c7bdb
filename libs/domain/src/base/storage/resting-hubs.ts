/**
 * SQL: the row is of a hub that works here. Every statement that claims rows of many hubs for background work has this
 * condition: rows of a hub that moves to another cell stay as they are.
 */
export function hubWorks(hubColumn = 'hub_id'): string {
  return `${hubColumn} <> all ((select resting_hubs())::bigint[])`;
}
