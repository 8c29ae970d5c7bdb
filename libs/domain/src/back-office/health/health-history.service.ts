import { statement, type Clock, type Database } from '../../base/index.js';
import { HEALTH_DAYS, SILENT_AFTER_MS, healthReport, type HealthReport } from './health-report.rules.js';
import type { HealthSpan, HealthState } from './health-span.entity.js';

/** A part that another process finds amiss stays so until that process has not said it for this long. */
const HOLDS_S = 90;

/** One statement a process and minute: it grows the newest span of each part, or begins one, and drops old ones. */
const NOTE = statement(
  'health.note',
  `with told as (select part, state from unnest($1::text[], $2::text[]) as t (part, state)),
  newest as (
    select distinct on (part) part, began_at, ended_at, state from health_spans
    where part = any ($1::text[]) order by part, began_at desc
  ),
  judged as (
    select told.part, told.state, newest.began_at, newest.ended_at, newest.state as was,
      newest.ended_at >= $3::timestamptz - $4::float8 * interval '1 second' as fresh
    from told left join newest using (part)
  ),
  grown as (
    update health_spans set ended_at = greatest(health_spans.ended_at, $3) from judged
    where health_spans.part = judged.part and health_spans.began_at = judged.began_at
      and judged.fresh and judged.was = judged.state
  ),
  dropped as (delete from health_spans where ended_at < $3 - ${String(HEALTH_DAYS)} * interval '1 day')
  insert into health_spans (part, began_at, ended_at, state)
  select part, $3, $3, state from judged
  where began_at is null or not fresh
    or (was <> state and (state <> 'ok' or ended_at < $3 - ${String(HOLDS_S)} * interval '1 second'))
  on conflict do nothing`,
);

const SPANS = statement(
  'health.spans',
  `select part, began_at as "beganAt", ended_at as "endedAt", state from health_spans
  where ended_at >= $1 order by part, began_at`,
);

/** The health of the platform's parts over the last 30 days, written by each process that serves. */
export class HealthHistory {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async note(states: Readonly<Record<string, HealthState>>): Promise<void> {
    const silentS = SILENT_AFTER_MS / 1000;
    const told = [Object.keys(states), Object.values(states), this.clock.now(), silentS];
    await this.db.query(NOTE, told);
  }

  async report(): Promise<HealthReport> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - HEALTH_DAYS * 86_400_000);
    return healthReport(await this.db.query<HealthSpan>(SPANS, [since]), now);
  }
}
