import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { fromLocal, Hubs, type HubSettings, localDay } from '../company/index.js';
import { Clock, DomainError, type Scope, Database, hubWorks, statement } from '../base/index.js';
import { PlanningGround } from './planning-ground.service.js';
import { PlanningThread } from './planning-thread.port.js';
import {
  DispatchReplay,
  type ReplayOutcomes,
  type ReplayRefusal,
  type ReplayState,
} from './dispatch-replay.entity.js';
import type { HubReplay, PastDay } from './replay/hub-replay.types.js';
import { actualOutcome } from './replay/past-day-outcome.calculator.js';
import { MAX_ORDERS, PastDayQueries } from './past-day.queries.js';

type Dispatch = HubSettings['dispatch'];
type ClaimedReplay = Pick<DispatchReplay, 'id' | 'hubId' | 'day' | 'present' | 'other'>;

interface NewReplay {
  readonly day: string;
  readonly dispatch: Dispatch;
  readonly startedBy: string;
}

/** A worker that has not renewed its claim for this long has died. */
const CLAIM_MS = 60_000;
/** Days for which couriers' tracks are kept. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
const LISTED = 50;
/** Progress is written in steps of so many percent. */
const PERCENT_STEP = 2;

const BEGIN = statement(
  'dispatch.replay_begin',
  `insert into dispatch_replays (hub_id, day, state, percent, present, other, started_by, created_at)
   values ($1, $2, 'waiting', 0, $3, $4, $5, $6)
       on conflict (hub_id) where state in ('waiting', 'running') do nothing returning id`,
);
const CLAIM = statement(
  'dispatch.replay_claim',
  `update dispatch_replays set state = 'running', claimed_until = $2
    where id = (select id from dispatch_replays
                 where state in ('waiting', 'running') and (claimed_until is null or claimed_until < $1)
                   and ${hubWorks()}
                 order by id limit 1 for update skip locked)
   returning id, hub_id as "hubId", day, present, other`,
);
const PROGRESS = statement(
  'dispatch.replay_progress',
  `update dispatch_replays set percent = $3, claimed_until = $4
    where hub_id = $1 and id = $2 and state = 'running'`,
);
const END = statement(
  'dispatch.replay_end',
  `update dispatch_replays set state = $3, finished_at = $4, claimed_until = null, refusal = $5, outcomes = $6,
          percent = case when $3 = 'done' then 100 else percent end
    where hub_id = $1 and id = $2 and state in ('waiting', 'running')`,
);
const PRUNE = statement(
  'dispatch.replays_prune',
  `delete from dispatch_replays where ctid in (
     select ctid from dispatch_replays where created_at < $1 limit $2)`,
);

/**
 * Replays a past day under other settings: a job that a worker runs; it can be listed and cancelled. It reads the
 * stored day and writes only its result. A hub has one unfinished replay.
 */
@Injectable()
export class DispatchReplays implements OnModuleDestroy {
  private readonly log = new Logger(DispatchReplays.name);
  private readonly running = new Set<AbortController>();

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly ground: PlanningGround,
    private readonly days: PastDayQueries,
    private readonly thread: PlanningThread,
  ) {}

  /**
   * Starts a replay; a worker begins within a second. @throws invalid_value (not one of the last thirty days) ·
   * bulk_under_way
   */
  async begin(scope: Scope, { day, dispatch, startedBy }: NewReplay): Promise<DispatchReplay> {
    const { timezone, settings } = await this.hubs.get(scope.hubId);
    const now = this.clock.millis();
    const today = localDay(timezone, new Date(now));
    const from = fromLocal(timezone, day, '00:00');
    if (from === null || day >= today || from.getTime() < now - KEPT_DAYS * DAY_MS)
      throw new DomainError('invalid_value', { field: 'day' });
    const made = await this.db.first<{ id: number }>(BEGIN, [
      scope.hubId,
      day,
      JSON.stringify(settings.dispatch),
      JSON.stringify(dispatch),
      startedBy,
      this.clock.now(),
    ]);
    if (!made) throw new DomainError('bulk_under_way');
    return this.byId(scope, made.id);
  }

  /** The latest replays, newest first. */
  list({ hubId }: Scope): Promise<DispatchReplay[]> {
    return this.db.manager.find(DispatchReplay, { where: { hubId }, order: { id: 'DESC' }, take: LISTED });
  }

  /** @throws document_not_found */
  async byId({ hubId }: Scope, id: number): Promise<DispatchReplay> {
    const found = await this.db.manager.findOneBy(DispatchReplay, { id, hubId });
    if (!found) throw new DomainError('document_not_found');
    return found;
  }

  /** Cancels a replay; an ended one is left unchanged. @throws document_not_found */
  async cancel(scope: Scope, id: number): Promise<DispatchReplay> {
    await this.byId(scope, id);
    await this.end(scope.hubId, id, 'cancelled');
    return this.byId(scope, id);
  }

  /** Runs one replay that waits or whose worker died. True: there may be more. */
  async runDue(): Promise<boolean> {
    const now = this.clock.millis();
    const job = await this.db.first<ClaimedReplay>(CLAIM, [new Date(now), new Date(now + CLAIM_MS)]);
    if (!job) return false;
    const stop = new AbortController();
    this.running.add(stop);
    try {
      await this.run(job, stop);
    } catch (error) {
      // Cancelled, or the process stops: then another worker continues.
      if (stop.signal.aborted) return true;
      this.log.error(
        `Replay ${String(job.id)} failed: ${error instanceof Error ? error.message : 'unknown'}`,
      );
      await this.end(job.hubId, job.id, 'failed');
    } finally {
      this.running.delete(stop);
    }
    return true;
  }

  prune(limit = 100): Promise<number> {
    return this.db.execute(PRUNE, [new Date(this.clock.millis() - KEPT_DAYS * DAY_MS), limit]);
  }

  /** A replay takes up to minutes, longer than a process may take to stop. */
  onModuleDestroy(): void {
    for (const stop of this.running) stop.abort();
  }

  private async run(job: ClaimedReplay, stop: AbortController): Promise<void> {
    const { timezone } = await this.hubs.get(job.hubId);
    const day = await this.days.read(job.hubId, ...periodOf(timezone, job.day));
    const refusal = refusalOf(day);
    if (refusal !== null) {
      await this.end(job.hubId, job.id, 'refused', { refusal });
      return;
    }
    const ground = await this.ground.of(job.hubId);
    const progress = new Progress((percent) => this.goesOn(job, percent), stop);
    const play = async (dispatch: Dispatch, before: number) => {
      const replay: HubReplay = { day, dispatch, ...ground };
      const onProgress = (share: number) => progress.tell(before + share * 50);
      const outcome = await this.thread.replay(replay, { onProgress, signal: stop.signal });
      // What was cancelled in the first half does not begin the second.
      await progress.written();
      return outcome;
    };
    const outcomes: ReplayOutcomes = {
      actual: actualOutcome(day),
      present: await play(job.present, 0),
      other: await play(job.other, 50),
    };
    await this.end(job.hubId, job.id, 'done', { outcomes });
  }

  /** Stores the progress; false: the replay was cancelled. */
  private async goesOn({ hubId, id }: ClaimedReplay, percent: number): Promise<boolean> {
    const claimedUntil = new Date(this.clock.millis() + CLAIM_MS);
    return (await this.db.execute(PROGRESS, [hubId, id, percent, claimedUntil])) === 1;
  }

  private async end(
    hubId: number,
    id: number,
    state: ReplayState,
    result: { refusal?: ReplayRefusal; outcomes?: ReplayOutcomes } = {},
  ): Promise<void> {
    const { refusal = null, outcomes } = result;
    const kept = outcomes === undefined ? null : JSON.stringify(outcomes);
    await this.db.execute(END, [hubId, id, state, this.clock.now(), refusal, kept]);
  }
}

/** Stores the progress of a replay, one write after the other, and stops the replay when it was cancelled. */
class Progress {
  private told = 0;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly write: (percent: number) => Promise<boolean>,
    private readonly stop: AbortController,
  ) {}

  tell(percent: number): void {
    if (percent < this.told + PERCENT_STEP) return;
    this.told = percent;
    this.writing = this.writing.then(async () => {
      try {
        if (!(await this.write(Math.floor(percent)))) this.stop.abort();
      } catch (error) {
        this.stop.abort(error);
      }
    });
  }

  async written(): Promise<void> {
    await this.writing;
    this.stop.signal.throwIfAborted();
  }
}

function refusalOf({ orders, shifts }: PastDay): ReplayRefusal | null {
  if (orders.length === 0) return 'no_orders';
  if (orders.length > MAX_ORDERS) return 'too_many_orders';
  return shifts.length === 0 ? 'no_couriers' : null;
}

/** The whole day in the hub's zone; with a change of the clock it has 23 or 25 hours. */
function periodOf(timezone: string, day: string): [from: Date, to: Date] {
  const from = fromLocal(timezone, day, '00:00');
  const next = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
  const to = fromLocal(timezone, next, '00:00');
  if (from === null || to === null) throw new DomainError('invalid_value', { field: 'day' });
  return [from, to];
}
