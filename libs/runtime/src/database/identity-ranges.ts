import { identityRange } from '#domain';
import type { QueryRunner } from 'typeorm';
import { StartupError } from '../startup.error.js';

interface Sequence {
  readonly name: string;
  /** Text, because the default maximum of a sequence is more than a JavaScript number holds exactly. */
  readonly first: string;
  readonly min: string;
  readonly max: string;
  readonly last: string | null;
}

const SEQUENCES = `
  select sequencename as name, start_value::text as first, min_value::text as min, max_value::text as max,
         last_value::text as last
    from pg_sequences where schemaname = current_schema() and sequencename <> 'migrations_id_seq' order by 1`;

/** Sequences of tables that a migration has just created then start in their cell's range. */
export async function applyIdentityRanges(runner: QueryRunner, cellId: number): Promise<void> {
  const changes = await missingIdentityRanges(runner, cellId);
  if (changes.length > 0) await runner.query(changes.join(';\n'));
}

export async function missingIdentityRanges(
  on: { query(sql: string): Promise<unknown> },
  cellId: number,
): Promise<string[]> {
  const sequences = (await on.query(SEQUENCES)) as Sequence[];
  return sequences.map((sequence) => alteration(sequence, cellId)).filter((sql) => sql !== null);
}

function alteration({ name, first, min, max, last }: Sequence, cellId: number): string | null {
  const range = identityRange(name, cellId);
  if (first === String(range.first) && min === String(range.min) && max === String(range.max)) return null;
  if (last !== null && (Number(last) < range.min || Number(last) > range.max))
    throw new StartupError(
      `This database was made for another CELL_ID: ${name} is at ${last}, outside the range of CELL_ID=${String(cellId)}`,
    );
  const bounds = `minvalue ${String(range.min)} maxvalue ${String(range.max)} start with ${String(range.first)}`;
  return `alter sequence ${name} ${bounds}${last === null ? ' restart' : ''}`;
}
