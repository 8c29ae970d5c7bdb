/**
 * SQL: which of the ids, which must be sorted, this one is. A batch is written by an array of ids and what belongs to
 * each is picked by its place. As a join the planner, which takes any array for ten elements, would compare each with
 * each, or read the whole table if it was small when the statement was planned.
 */
export function placeIn(ids: string, id: string): string {
  return `width_bucket(${id}, ${ids}::bigint[])`;
}

export function byId(a: { readonly id: number }, b: { readonly id: number }): number {
  return a.id - b.id;
}

/**
 * Long texts as one parameter: in an array each is escaped by us and taken apart by PostgreSQL, character by character.
 * Bytes are cut where they begin and end (`textAt`); a text has to be decoded from its start for that.
 */
export interface PackedTexts {
  readonly bytes: Buffer;
  /** As `substr` counts. */
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
