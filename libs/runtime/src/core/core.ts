import type { Cipher, Clock, Database, OutboxBell, SendersAtHand, WakeUps } from '#domain';
import type { RuntimeConfig } from '../config/index.js';
import type { RateLimiter } from '../limits/index.js';
import type { Logger } from '../logging/index.js';
import type { Metrics } from '../metrics/index.js';

/** True, or why this process should get no requests. */
export type HealthCheck = () => Promise<true | string>;

/** What a process has once, shared by all its faces and its worker. */
export interface Core {
  readonly config: RuntimeConfig;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly cipher: Cipher;
  /** First seals and signs, all open: see `derive` for a key per purpose. */
  readonly secretKeys: readonly [string, ...string[]];
  readonly database: Database;
  readonly wakeUps: WakeUps;
  /** Rung by the faces, heard by the relay beside them. */
  readonly outboxBell: OutboxBell;
  /** Given by the relay what they need not claim. */
  readonly senders: SendersAtHand;
  readonly metrics: Metrics;
  readonly rateLimiter: RateLimiter;
  readonly health: Map<string, HealthCheck>;
}

export const RUNTIME_CONFIG = Symbol('RuntimeConfig');
export const LOGGER = Symbol('Logger');
export const SECRET_KEYS = Symbol('SecretKeys');
