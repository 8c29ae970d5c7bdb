/**
 * SQL: the position of an id in a sorted array of ids, by which a batch is written: each row gets its values
 * from the other arrays by it. A join would be slow: the planner takes any array for ten elements, so it
 * would compare each row with each element, or read the whole table if that was small at planning.
 */
export function positionIn(ids: string, id: string): string {
  return `width_bucket(${id}, ${ids}::bigint[])`;
}

/** Sorts a batch by id, as `positionIn` needs it. */
export function byId(a: { readonly id: number }, b: { readonly id: number }): number {
  return a.id - b.id;
}

/**
 * SQL: the event of a delivery. It is looked for from the day before the delivery on, and in older partitions
 * only when it is not there. `when`: a condition; where it does not hold, no event is looked for.
 */
export function eventOfDelivery(delivery: string, when = 'true'): string {
  const event = `select * from outbox where id = ${delivery}.outbox_id and ${when} and created_at`;
  const day = `${delivery}.created_at - interval '1 day'`;
  return `(${event} >= ${day} union all ${event} < ${day} limit 1)`;
}

/**
 * Long texts as one binary parameter, out of which PostgreSQL cuts each by its position (`textAt`, from 1).
 * An array of texts costs more: `pg` escapes each text, and PostgreSQL parses it character by character.
 */
export function packTexts(texts: readonly Buffer[]) {
  let next = 1;
  const starts = texts.map((text) => {
    const start = next;
    next += text.length;
    return start;
  });
  return { bytes: Buffer.concat(texts), starts, lengths: texts.map((text) => text.length) };
}

export function textAt(bytes: string, start: string, length: string): string {
  return `convert_from(substr(${bytes}::bytea, ${start}, ${length}), 'UTF8')`;
}

/**
 * Texts of which many are alike, as one array of the different ones and the position of each row's text in
 * it, from 1. PostgreSQL finds an element of an array of texts by walking through those before it: a tenth of
 * the time of writing five hundred rows.
 */
export function distinctTexts(all: readonly string[]) {
  const known = new Map<string, number>();
  const positions = all.map((text) => {
    const position = known.get(text) ?? known.size + 1;
    known.set(text, position);
    return position;
  });
  return { texts: [...known.keys()], positions };
}

/**
 * SQL: the stored body of the delivery `d`, or null. No body is older than its delivery, so the partitions of
 * earlier days are not read; one day more is, because the clocks of two processes may differ.
 */
export const bodyOf = (d: string) => `coalesce(${d}.body, (
  select b.body from webhook_bodies b
   where b.delivery_id = ${d}.id and b.stored_at >= ${d}.created_at - interval '1 day' limit 1))`;

/** SQL: the delivery was rendered. Headers are stored with the body and stay when the body is removed. */
export const isRendered = (d: string) => `${d}.headers is not null`;
