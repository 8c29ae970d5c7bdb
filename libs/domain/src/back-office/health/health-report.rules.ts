import type { HealthSpan, HealthState } from './health-span.entity.js';

export const HEALTH_DAYS = 30;
const HEALTH_MS = HEALTH_DAYS * 86_400_000;
/** Without a word for longer, a part is silent. Processes tell every minute, and one that is replaced is away for less. */
export const SILENT_AFTER_MS = 180_000;

type PartState = HealthState | 'silent';

interface HealthOfPart {
  readonly part: string;
  readonly state: PartState;
  /** Of the time since it was first told of, in the last 30 days: between 0 and 1. */
  readonly well: number;
}

interface Incident {
  readonly parts: readonly string[];
  readonly state: Exclude<PartState, 'ok'>;
  readonly beganAt: Date;
  /** null: it goes on. */
  readonly endedAt: Date | null;
}

export interface HealthReport {
  /** From when on anything is known of the last 30 days; null: of all of them. */
  readonly since: Date | null;
  readonly parts: readonly HealthOfPart[];
  /** The newest first. */
  readonly incidents: readonly Incident[];
}

type Span = Pick<HealthSpan, 'part' | 'beganAt' | 'endedAt' | 'state'>;

/** How the parts are, and what was amiss. `spans` are in the order of part and time. */
export function healthReport(spans: readonly Span[], now: Date): HealthReport {
  const names = [...new Set(spans.map(({ part }) => part))];
  const parts = names.map((part) => {
    const own = spans.filter((span) => span.part === part);
    return { part, own, incidents: incidentsOf(part, own, now) };
  });
  const first = Math.min(now.getTime(), ...spans.map(({ beganAt }) => beganAt.getTime()));
  return {
    since: now.getTime() - first < HEALTH_MS ? new Date(first) : null,
    parts: parts.map(({ part, own, incidents }) => {
      const last = incidents.find(({ endedAt }) => endedAt === null);
      return { part, state: last?.state ?? 'ok', well: wellShare(own, incidents, now) };
    }),
    incidents: together(parts.flatMap(({ incidents }) => incidents)),
  };
}

function incidentsOf(part: string, spans: readonly Span[], now: Date): Incident[] {
  return spans.flatMap((span, at) => {
    const next = spans[at + 1];
    const until = next?.beganAt ?? now;
    const silent = until.getTime() - span.endedAt.getTime() > SILENT_AFTER_MS;
    const goesOn = next === undefined;
    const own: Incident[] = [];
    if (span.state !== 'ok') {
      const endedAt = silent ? span.endedAt : goesOn ? null : until;
      own.push({ parts: [part], state: span.state, beganAt: span.beganAt, endedAt });
    }
    if (silent)
      own.push({ parts: [part], state: 'silent', beganAt: span.endedAt, endedAt: goesOn ? null : until });
    return own;
  });
}

function wellShare(spans: readonly Span[], incidents: readonly Incident[], now: Date): number {
  const first = spans[0]?.beganAt ?? now;
  const watched = now.getTime() - first.getTime();
  const amiss = incidents.map(({ beganAt, endedAt }) => (endedAt ?? now).getTime() - beganAt.getTime());
  return watched <= 0 ? 1 : 1 - amiss.reduce((sum, ms) => sum + ms, 0) / watched;
}

const MINUTES_MS = 120_000;

/** What several parts had at the same time is one incident. */
function together(incidents: readonly Incident[]): Incident[] {
  const found: Incident[] = [];
  for (const one of incidents) {
    const at = found.findIndex((other) => isSame(other, one));
    const other = found[at];
    if (other) found[at] = { ...other, parts: [...other.parts, ...one.parts] };
    else found.push(one);
  }
  return found.sort((a, b) => b.beganAt.getTime() - a.beganAt.getTime());
}

function isSame(a: Incident, b: Incident): boolean {
  const near = (one: Date | null, other: Date | null) =>
    one === null || other === null ? one === other : Math.abs(one.getTime() - other.getTime()) < MINUTES_MS;
  return a.state === b.state && near(a.beganAt, b.beganAt) && near(a.endedAt, b.endedAt);
}
