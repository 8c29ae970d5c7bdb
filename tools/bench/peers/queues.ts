import { Clock, Database, Outbox, OutboxConsumers, OutboxNotifier, OutboxRelay } from '#domain';
import { openBenchCore } from '../setup/core.js';
import type { PeerModules } from './peer-modules.js';

/** A queue on PostgreSQL: ours or one that others use. A job is claimed when its handler has it. It ends with its process. */
interface PeerQueue {
  /** Commits jobs, in one statement where the queue can. */
  add(jobs: readonly Job[]): Promise<void>;
  work(claimed: (job: Job) => void): Promise<void>;
}

export interface Job {
  readonly id: number;
  readonly text: string;
}

interface BullMq {
  readonly Queue: new (
    name: string,
    options: object,
    backend: unknown,
  ) => {
    add(name: string, data: Job): Promise<unknown>;
    addBulk(jobs: readonly object[]): Promise<unknown>;
  };
  readonly Worker: new (
    name: string,
    handler: (job: { data: Job }) => Promise<void>,
    options: object,
    backend: unknown,
  ) => { waitUntilReady(): Promise<unknown> };
  readonly createPostgresBackend: unknown;
}

interface PgBossModule {
  readonly PgBoss: new (options: object) => {
    on(event: 'error', listener: (error: unknown) => void): void;
    start(): Promise<unknown>;
    createQueue(name: string, options: object): Promise<void>;
    insert(name: string, jobs: readonly object[]): Promise<unknown>;
    work(name: string, options: object, handler: (jobs: { data: Job }[]) => Promise<void>): Promise<string>;
  };
}

interface Graphile {
  readonly Logger: new (make: () => () => void) => object;
  makeWorkerUtils(options: object): Promise<{
    migrate(): Promise<void>;
    addJobs(jobs: readonly object[]): Promise<unknown>;
  }>;
  run(options: object): Promise<unknown>;
}

/** At most so many jobs of a queue that hands over several at once, as our relay does. */
const BATCH = 500;
/** Workers of a queue that hands over one at a time. */
const CONCURRENCY = 64;
const POOL = 16;

export const QUEUES: Readonly<Record<string, (url: string, peers: PeerModules) => Promise<PeerQueue>>> = {
  ours,
  bullmq: async (url, peers) => {
    const { Queue, Worker, createPostgresBackend } = await peers.load<BullMq>('bullmq');
    const options = { connection: { connectionString: url, max: POOL, migrate: true } };
    const queue = new Queue('jobs', options, createPostgresBackend);
    return {
      // Jobs of addBulk wake a waiting worker a second later only.
      add: async (jobs) =>
        void (await (jobs.length === 1
          ? queue.add('job', jobs[0]!)
          : queue.addBulk(jobs.map((data) => ({ name: 'job', data }))))),
      work: async (claimed) => {
        const handler = ({ data }: { data: Job }) => {
          claimed(data);
          return Promise.resolve();
        };
        const worker = new Worker(
          'jobs',
          handler,
          { ...options, concurrency: CONCURRENCY },
          createPostgresBackend,
        );
        await worker.waitUntilReady();
      },
    };
  },
  'pg-boss': (url, peers) => pgBoss(url, peers, false, { localConcurrency: CONCURRENCY }),
  'pg-boss, batched': (url, peers) =>
    pgBoss(url, peers, true, { batchSize: BATCH, burstWhenBatchFull: true, pollingIntervalSeconds: 0.5 }),
  'graphile-worker': (url, peers) => graphile(url, peers, {}),
  'graphile-worker, batched': (url, peers) =>
    graphile(url, peers, { localQueue: { size: BATCH }, completeJobBatchDelay: 0, failJobBatchDelay: 0 }),
};

/** `notify`: what the module leaves off unless it is asked for. */
async function pgBoss(
  url: string,
  peers: PeerModules,
  notify: boolean,
  settings: object,
): Promise<PeerQueue> {
  const { PgBoss } = await peers.load<PgBossModule>('pg-boss');
  const boss = new PgBoss({
    ...{ connectionString: url, max: POOL, useListenNotify: notify },
    ...{ supervise: false, schedule: false },
  });
  boss.on('error', (error: unknown) => console.error(error));
  await boss.start();
  await boss.createQueue('jobs', { notify });
  return {
    add: async (jobs) =>
      void (await boss.insert(
        'jobs',
        jobs.map((data) => ({ data })),
      )),
    work: async (claimed) =>
      void (await boss.work('jobs', settings, (some: { data: Job }[]) => {
        for (const { data } of some) claimed(data);
        return Promise.resolve();
      })),
  };
}

async function graphile(url: string, peers: PeerModules, settings: object): Promise<PeerQueue> {
  const { Logger, makeWorkerUtils, run } = await peers.load<Graphile>('graphile-worker');
  const logger = new Logger(() => () => undefined);
  const utils = await makeWorkerUtils({ connectionString: url, logger });
  await utils.migrate();
  return {
    add: async (jobs) => void (await utils.addJobs(jobs.map((payload) => ({ identifier: 'job', payload })))),
    work: async (claimed) => {
      const job = (payload: Job) => {
        claimed(payload);
        return Promise.resolve();
      };
      const worker = { connectionString: url, concurrentJobs: CONCURRENCY, maxPoolSize: POOL, ...settings };
      await run({ taskList: { job }, logger, noHandleSignals: true, preset: { worker } });
    },
  };
}

/** The outbox and its relay, in one process as in a gateway: each job is an event of a stream of its own. */
async function ours(url: string): Promise<PeerQueue> {
  const core = await openBenchCore({
    ...{ DATABASE_URL: url, DATABASE_POOL_SIZE: String(POOL) },
    ...{ SECRET_KEY: '0'.repeat(64), REDIS_URL: '' },
  });
  const [db, clock] = [core.get(Database), core.get(Clock)];
  const notifier = new OutboxNotifier(db);
  const outbox = new Outbox(notifier);
  const consumers = new OutboxConsumers();
  const relay = new OutboxRelay(db, clock, consumers);
  let wanted = false;
  let draining: Promise<void> | null = null;
  const drain = async () => {
    while (wanted) {
      wanted = false;
      await relay.drain();
    }
    draining = null;
  };
  const event = ({ id, text }: Job) => ({
    ...{ hubId: 1, topic: 'order.created' as const, aggregateId: id, stream: `peers:${String(id)}` },
    ...{ merchantId: null, payload: { id, text }, occurredAt: clock.now() },
  });
  return {
    add: (jobs) => db.transaction((tx) => outbox.append(tx, jobs.map(event))),
    work: (claimed) => {
      const topics = new Set(['order.created'] as const);
      consumers.register({
        name: 'peers',
        topics,
        payloadTopics: topics,
        consume: (_, events) => {
          for (const { payload } of events) claimed(payload as Job);
          return Promise.resolve();
        },
      });
      notifier.useLocalRelay(() => {
        wanted = true;
        draining ??= drain();
      });
      notifier.wakeRelay();
      return Promise.resolve();
    },
  };
}
