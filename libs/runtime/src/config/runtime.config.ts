import { join, resolve } from 'node:path';
import { z } from 'zod';
import { address, flag, parseConfig, wholeNumber, type Environment } from './parse-config.js';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
const MINUTE_MS = 60_000;
const MIN_SECRET = 16;
/** Ours towards every Open Delivery partner: the same in all processes and for ever. */
const OPEN_DELIVERY_APP_ID = '0198f0c4-6d1b-7c35-9d0a-5b7f6a1e2c48';

/** The variables every process understands. Faces and the worker add their own schemas beside it. */
export const runtimeSchema = z.object({
  PORT: wholeNumber({ min: 0, max: 65_535, initially: 3000 }),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(['postgres', 'postgresql']).optional(),
  REDIS_URL: address(['redis', 'rediss']).optional(),
  SECRET_KEY: z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .refine(
      (secrets) => secrets.every((secret) => secret.length >= MIN_SECRET),
      `must be one secret, or several with commas, of at least ${MIN_SECRET} characters each`,
    )
    .optional(),
  PUBLIC_URL: address(['http', 'https']).optional(),
  WEBHOOK_ALLOW_INSECURE: flag(false),
  DATABASE_POOL_SIZE: wholeNumber({ min: 2, max: 200, initially: 20 }),
  MIGRATE_AT_START: flag(true),
  START_RETRY_MS: wholeNumber({ min: 0, max: 10 * MINUTE_MS, initially: 30_000 }),
  SHUTDOWN_LIMIT_MS: wholeNumber({ min: 500, max: MINUTE_MS, initially: 9_000 }),
  REQUEST_TIMEOUT_MS: wholeNumber({ min: 100, max: 5 * MINUTE_MS, initially: 30_000 }),
  BODY_LIMIT_BYTES: wholeNumber({ min: 1024, max: 100 * 1024 * 1024, initially: 1024 * 1024 }),
  RATE_LIMIT_PER_MINUTE: wholeNumber({ min: 1, max: 100_000_000, initially: 60_000 }),
  TRUST_PROXY: flag(false),
  S3_ENDPOINT: address(['http', 'https']).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  OSRM_URL: address(['http', 'https']).optional(),
  OSRM_BICYCLE_URL: address(['http', 'https']).optional(),
  NOMINATIM_URL: address(['http', 'https']).optional(),
  OPEN_DELIVERY_APP_ID: z.uuid('must be a UUID').default(OPEN_DELIVERY_APP_ID),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

export interface RuntimeConfig {
  /** 0 asks the system for a free one. */
  readonly port: number;
  /** Absolute. */
  readonly dataDir: string;
  /** Null: an embedded PostgreSQL in the data folder. */
  readonly databaseUrl: string | null;
  /** Null: the queue lives in this process. */
  readonly redisUrl: string | null;
  /** The first seals, all open. Null: made and kept in the data folder. */
  readonly secretKeys: readonly [string, ...string[]] | null;
  /** Base of the links we hand out, without a slash at its end. */
  readonly publicUrl: string;
  readonly webhookAllowInsecure: boolean;
  readonly databasePoolSize: number;
  readonly migrateAtStart: boolean;
  readonly startRetryMs: number;
  readonly shutdownLimitMs: number;
  readonly requestTimeoutMs: number;
  readonly bodyLimitBytes: number;
  readonly rateLimitPerMinute: number;
  /** Whether X-Forwarded-For names the caller: only behind a proxy that writes it. */
  readonly trustProxy: boolean;
  /** Null: files of documents and evidence lie in the data folder. */
  readonly s3: S3Config | null;
  /** Null: distances are estimated. */
  readonly osrmUrl: string | null;
  /** Null: bicycles take the ways of the other server at their own speed. */
  readonly osrmBicycleUrl: string | null;
  /** Null: addresses are looked up in the hub's own gazetteer. */
  readonly nominatimUrl: string | null;
  /** Names this service in what it sends to Open Delivery partners. */
  readonly openDeliveryAppId: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

export interface S3Config {
  /** Of the service, without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

type Given = Partial<z.output<typeof runtimeSchema>>;

const S3_TOGETHER = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** What belongs together must be given together; said also when another variable is wrong: all problems at once. */
const completeSchema = runtimeSchema
  .refine((given: Given) => given.DATABASE_URL === undefined || given.SECRET_KEY !== undefined, {
    path: ['SECRET_KEY'],
    message: 'is required with DATABASE_URL (make one with: openssl rand -hex 32)',
    when: () => true,
  })
  .refine((given: Given) => new Set(S3_TOGETHER.map((name) => given[name] === undefined)).size === 1, {
    path: ['S3_ENDPOINT'],
    message: `, ${S3_TOGETHER.slice(1).join(', ')} go together: give all or none`,
    when: () => true,
  });

export function runtimeConfig(env: Environment): RuntimeConfig {
  const given = parseConfig(completeSchema, env);
  return Object.freeze({
    port: given.PORT,
    dataDir: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL ?? null,
    redisUrl: given.REDIS_URL ?? null,
    secretKeys: (given.SECRET_KEY as [string, ...string[]] | undefined) ?? null,
    publicUrl: (given.PUBLIC_URL ?? `http://localhost:${given.PORT}`).replace(/\/+$/, ''),
    webhookAllowInsecure: given.WEBHOOK_ALLOW_INSECURE,
    databasePoolSize: given.DATABASE_POOL_SIZE,
    migrateAtStart: given.MIGRATE_AT_START,
    startRetryMs: given.START_RETRY_MS,
    shutdownLimitMs: given.SHUTDOWN_LIMIT_MS,
    requestTimeoutMs: given.REQUEST_TIMEOUT_MS,
    bodyLimitBytes: given.BODY_LIMIT_BYTES,
    rateLimitPerMinute: given.RATE_LIMIT_PER_MINUTE,
    trustProxy: given.TRUST_PROXY,
    s3: s3Of(given),
    ...mapUrls(given),
    openDeliveryAppId: given.OPEN_DELIVERY_APP_ID,
    logLevel: given.LOG_LEVEL,
  });
}

function mapUrls(given: Given) {
  return {
    osrmUrl: given.OSRM_URL ?? null,
    osrmBicycleUrl: given.OSRM_BICYCLE_URL ?? null,
    nominatimUrl: given.NOMINATIM_URL ?? null,
  };
}

function s3Of(given: Given): S3Config | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region = 'us-east-1' } = given;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return null;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

export function secretFile(config: RuntimeConfig): string {
  return join(config.dataDir, 'secret.key');
}
