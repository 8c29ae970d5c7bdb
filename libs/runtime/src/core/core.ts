import type {
  Cipher,
  Clock,
  Database,
  HubGate,
  ModuleName,
  OutboxNotifier,
  Passwords,
  PlanningThread,
  WakeUps,
} from '#domain';
import type { Provider } from '@nestjs/common';
import type { RenderedBodies } from '../bodies/rendered-bodies.js';
import type { PushKeys } from '../config/push-keys.js';
import type { RuntimeConfig } from '../config/runtime-config.js';
import type { DatabaseWatch } from '../database/database-watch.js';
import type { NotificationListener } from '../database/notification-listener.js';
import type { HubTurns } from '../limits/hub-turns.js';
import type { RateLimiter } from '../limits/rate-limiter.js';
import type { RecentWriters } from '../limits/recent-writers.js';
import type { Logger } from '../logging/logger.js';
import type { Metrics } from '../metrics/metrics.js';
import type { ThreadedRoads } from '../threads/threaded-roads.js';

/** A part in the answer of `/health/ready`. */
export interface HealthCheck {
  /** True, or what is wrong. */
  readonly ask: () => Promise<true | string>;
  /** A process in which it is wrong must not get requests. */
  readonly required: boolean;
}

/** Objects that exist once in a process, made before its Nest application. */
export interface Core {
  readonly config: RuntimeConfig;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly cipher: Cipher;
  readonly passwords: Passwords;
  /** The first seals and signs, all open: see `deriveKey` for a key per purpose. */
  readonly secretKeys: readonly [string, ...string[]];
  /** VAPID keys. Null: this deployment pushes nothing. */
  readonly pushKeys: PushKeys | null;
  readonly database: Database;
  /** Refuses callers of hubs that work in another cell; without cells there are none. */
  readonly hubGate: HubGate;
  /** null: PostgreSQL is the embedded one, or this is a tool. */
  readonly watch: DatabaseWatch | null;
  readonly listener: NotificationListener;
  readonly wakeUps: WakeUps;
  /** Called by the faces after commits; wakes the relay of this process. */
  readonly outboxNotifier: OutboxNotifier;
  /** In a thread. */
  readonly planning: PlanningThread;
  /** In a thread, over the cities of the data folder. */
  readonly roads: ThreadedRoads;
  /** What modules of the domain expect, where they are not left out. */
  readonly ofModules: Readonly<Record<ModuleName, readonly Provider[]>>;
  readonly metrics: Metrics;
  readonly renderedBodies: RenderedBodies;
  readonly rateLimiter: RateLimiter;
  readonly hubTurns: HubTurns;
  /** Null: no replica answers reads. */
  readonly recentWriters: RecentWriters | null;
  readonly health: Map<string, HealthCheck>;
}

export const RUNTIME_CONFIG = Symbol('RuntimeConfig');
export const LOGGER = Symbol('Logger');
export const PUSH_KEYS = Symbol('PushKeys');
export const SECRET_KEYS = Symbol('SecretKeys');
