import { type Clock, type Database, statement } from '../../base/index.js';

/** degraded: the part answers, with something amiss · silent: no process wrote of it for three minutes. */
export type PartState = 'ok' | 'degraded' | 'silent';

export interface StateOfPart {
  readonly part: string;
  readonly state: PartState;
}

const NOTE = statement(
  'health.note',
  `insert into part_health (part, told_at, amiss_at) select part, $3::timestamptz,
          case when not well then $3 end from unnest($1::text[], $2::boolean[]) as t (part, well)
       on conflict (part) do update set told_at = greatest(part_health.told_at, excluded.told_at),
          amiss_at = coalesce(excluded.amiss_at, part_health.amiss_at)`,
);

/**
 * Processes write every minute, and a replaced one is away for less than three. A part that one finds amiss
 * stays so until none has written it for 90 seconds. What nobody wrote of for a month is gone for good.
 */
const PARTS = statement(
  'health.parts',
  `select part, case when told_at < $1::timestamptz - interval '3 minutes' then 'silent'
                     when amiss_at >= $1::timestamptz - interval '90 seconds' then 'degraded' else 'ok' end as state
     from part_health where told_at >= $1::timestamptz - interval '30 days' order by part`,
);

/** Written by each process that serves. */
export class PlatformHealth {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async note(parts: Readonly<Record<string, boolean>>): Promise<void> {
    await this.db.query(NOTE, [Object.keys(parts), Object.values(parts), this.clock.now()]);
  }

  parts(): Promise<StateOfPart[]> {
    return this.db.query<StateOfPart>(PARTS, [this.clock.now()]);
  }
}
