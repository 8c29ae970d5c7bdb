/**
 * SQL: the position of an id among ids that must be sorted. A batch is written by an array of ids, and the values of
 * each row are picked by this position. In a join the planner takes any array for ten elements: it would compare each
 * with each, or read the whole table if that was small when the statement was planned.
 */
export function positionIn(ids: string, id: string): string {
  return `width_bucket(${id}, ${ids}::bigint[])`;
}

export function byId(a: { readonly id: number }, b: { readonly id: number }): number {
  return a.id - b.id;
}

/**
 * SQL: the event of a delivery, looked for in the days about the delivery first, then in all. `when`: a condition without which
 * none is looked for.
 */
export function eventOfDelivery(delivery: string, when = 'true'): string {
  const event = `select * from outbox where id = ${delivery}.outbox_id and ${when} and created_at`;
  const day = `${delivery}.created_at - interval '1 day'`;
  return `(${event} >= ${day} union all ${event} < ${day} limit 1)`;
}

/**
 * Long texts as one parameter. `pg` escapes the texts of an array and PostgreSQL parses them character by character;
 * here each text is cut out of the bytes by its position (`textAt`).
 */
interface PackedTexts {
  readonly bytes: Buffer;
  /** Positions as `substr` counts them, from 1. */
  readonly starts: readonly number[];
  /** null: there is no text. */
  readonly lengths: readonly (number | null)[];
}

export function packTexts(texts: readonly (Buffer | null)[]): PackedTexts {
  let next = 1;
  const starts = texts.map((text) => {
    const start = next;
    next += text?.length ?? 0;
    return start;
  });
  const lengths = texts.map((text) => text?.length ?? null);
  return { bytes: Buffer.concat(texts.filter((text) => text !== null)), starts, lengths };
}

/** SQL: one of the texts that `bytes` holds. */
export function textAt(bytes: string, start: string, length: string): string {
  return `convert_from(substr(${bytes}::bytea, ${start}, ${length}), 'UTF8')`;
}
