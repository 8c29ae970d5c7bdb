import { MAX_CELL_ID, MODULE_NAMES, type ModuleName, TEXT_CHANNELS, type TextChannel } from '#domain';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { pushPrivateKey, pushPublicKey, type PushKeys } from './push-keys.js';
import { trustedProxies, type TrustedProxies } from './environment.js';
import {
  flag,
  listOf,
  parseConfig,
  urlOfHosts,
  urlWith,
  wholeNumber,
  type Environment,
} from './config-parser.js';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
const MINUTE_MS = 60_000;
const MIN_SECRET = 16;
/** Our X-App-Id for every Open Delivery partner: the same in all processes, never changed. */
const OPEN_DELIVERY_APP_ID = '0198f0c4-6d1b-7c35-9d0a-5b7f6a1e2c48';

/** Variables of every process. Faces and the worker add schemas of their own. */
export const runtimeSchema = z.object({
  PORT: wholeNumber({ min: 0, max: 65_535, initially: 3000 }),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: urlOfHosts(['postgres', 'postgresql']).optional(),
  DATABASE_READ_URL: urlWith(['postgres', 'postgresql']).optional(),
  REDIS_URL: urlWith(['redis', 'rediss']).optional(),
  SECRET_KEY: z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .refine(
      (secrets) => secrets.every((secret) => secret.length >= MIN_SECRET),
      `must be one secret, or several with commas, of at least ${MIN_SECRET} characters each`,
    )
    .optional(),
  PUBLIC_URL: urlWith(['http', 'https']).optional(),
  WEBHOOK_ALLOW_INSECURE: flag(false),
  DATABASE_POOL_SIZE: wholeNumber({ min: 2, max: 200, initially: 20 }),
  WEB_CONCURRENCY: wholeNumber({ min: 1, max: 64, initially: 1 }),
  CELLS: flag(false),
  MODULES: listOf(MODULE_NAMES),
  CELL_ID: wholeNumber({ min: 0, max: MAX_CELL_ID, initially: 0 }),
  MIGRATE_AT_START: flag(true),
  START_RETRY_MS: wholeNumber({ min: 0, max: 10 * MINUTE_MS, initially: 30_000 }),
  SHUTDOWN_LIMIT_MS: wholeNumber({ min: 500, max: MINUTE_MS, initially: 9_000 }),
  REQUEST_TIMEOUT_MS: wholeNumber({ min: 100, max: 5 * MINUTE_MS, initially: 30_000 }),
  BODY_LIMIT_BYTES: wholeNumber({ min: 1024, max: 100 * 1024 * 1024, initially: 1024 * 1024 }),
  RENDERED_BODIES_MB: wholeNumber({ min: 0, max: 4_096, initially: 24 }),
  RATE_LIMIT_PER_MINUTE: wholeNumber({ min: 1, max: 100_000_000, initially: 60_000 }),
  HUB_CONCURRENCY: wholeNumber({ min: 1, max: 10_000, initially: 8 }),
  TRUST_PROXY: trustedProxies,
  DEVELOPER_SANDBOXES: wholeNumber({ min: 1, max: 1_000, initially: 5 }),
  METRICS_TOKEN: z.string().min(MIN_SECRET, `must have at least ${MIN_SECRET} characters`).optional(),
  S3_ENDPOINT: urlWith(['http', 'https']).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  OSRM_URL: urlWith(['http', 'https']).optional(),
  OSRM_BICYCLE_URL: urlWith(['http', 'https']).optional(),
  NOMINATIM_URL: urlWith(['http', 'https']).optional(),
  SMTP_URL: urlWith(['smtp', 'smtps']).optional(),
  SMTP_FROM: z.string().optional(),
  MESSAGE_CALLBACK_URL: urlWith(['http', 'https']).optional(),
  MESSAGE_CALLBACK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{24,}={0,2}$/, 'must be whsec_ and at least 18 bytes in base64')
    .optional(),
  MESSAGE_CALLBACK_CHANNELS: z
    .string()
    .default('sms,whatsapp')
    .transform((text) => text.split(',').map((channel) => channel.trim()))
    .pipe(z.array(z.enum(TEXT_CHANNELS, `must be some of ${TEXT_CHANNELS.join(', ')}`))),
  VAPID_PUBLIC_KEY: pushPublicKey.optional(),
  VAPID_PRIVATE_KEY: pushPrivateKey.optional(),
  OPEN_DELIVERY_APP_ID: z.uuid('must be a UUID').default(OPEN_DELIVERY_APP_ID),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

export interface RuntimeConfig {
  /** 0: the system chooses a free port. */
  readonly port: number;
  /** Absolute path. */
  readonly dataDir: string;
  /** Null: an embedded PostgreSQL in the data folder. */
  readonly databaseUrl: string | null;
  /** A streaming standby that answers lists and reports. Null: the primary does. */
  readonly databaseReadUrl: string | null;
  /** Null: an in-process queue. */
  readonly redisUrl: string | null;
  /** The first seals, all open. Null: made once and stored in the data folder. */
  readonly secretKeys: readonly [string, ...string[]] | null;
  /** Base of the links in answers and messages, without a slash at its end. */
  readonly publicUrl: string;
  readonly webhookAllowInsecure: boolean;
  /** Webhooks may go to loopback addresses. No variable: set by the demonstration on its embedded database. */
  readonly loopbackReceivers: boolean;
  /**
   * Payments are simulated and texts kept in a mailbox that everybody on this machine reads. No variable: set by the
   * demonstration on its embedded database while its address is of this machine only.
   */
  readonly demonstration: boolean;
  readonly databasePoolSize: number;
  /** How many processes share the port. */
  readonly webConcurrency: number;
  /** Hubs may move between this cluster and others (`libs/cells`). */
  readonly cells: boolean;
  /** Modules that this installation has, of those that may be left out. */
  readonly modules: readonly ModuleName[];
  /** The range of ids that this database gives out: see `identityRange`. */
  readonly cellId: number;
  readonly migrateAtStart: boolean;
  readonly startRetryMs: number;
  readonly shutdownLimitMs: number;
  readonly requestTimeoutMs: number;
  readonly bodyLimitBytes: number;
  /** Memory for the JSON of orders as the faces last rendered it; 0: none is kept. */
  readonly renderedBodiesBytes: number;
  readonly rateLimitPerMinute: number;
  /** How many requests of one hub a process works on at the same time while other hubs ask too. */
  readonly hubConcurrency: number;
  /** How many sandboxes a developer may have at a time. */
  readonly developerSandboxes: number;
  /** Bearer token required for /metrics. Null: none is required. */
  readonly metricsToken: string | null;
  /** Proxies whose X-Forwarded-For is believed. 0: none, the caller is who connects. */
  readonly trustProxy: TrustedProxies;
  /** Null: files of documents and evidence are in the data folder. */
  readonly s3: S3Config | null;
  /** Null: distances are estimated. */
  readonly osrmUrl: string | null;
  /** Null: bicycles take the routes of the other server, at their own speed. */
  readonly osrmBicycleUrl: string | null;
  /** Null: addresses are found in the hub's own gazetteer. */
  readonly nominatimUrl: string | null;
  readonly messages: MessagesConfig;
  /** Null: made once and stored with the embedded database; without that, no offer is pushed. */
  readonly push: PushKeys | null;
  /** Our application's id in requests to Open Delivery partners. */
  readonly openDeliveryAppId: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

interface S3Config {
  /** Address of the service, without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * Transports of messages to people. With none of them, a process on the embedded database writes messages to its log.
 */
interface MessagesConfig {
  readonly smtp: { readonly url: string; readonly from: string } | null;
  /** A gateway for SMS and the like. */
  readonly callback: {
    readonly url: string;
    readonly secret: string;
    readonly channels: readonly TextChannel[];
  } | null;
}

type Given = Partial<z.output<typeof runtimeSchema>>;

const S3_VARIABLES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/**
 * Variables that are needed together. They are checked even when another variable is wrong, so that all problems are
 * reported at once.
 */
const completeSchema = runtimeSchema
  .refine((given: Given) => given.DATABASE_URL === undefined || given.SECRET_KEY !== undefined, {
    path: ['SECRET_KEY'],
    message: 'is required with DATABASE_URL (make one with: openssl rand -hex 32)',
    when: () => true,
  })
  .refine((given: Given) => given.DATABASE_READ_URL === undefined || given.DATABASE_URL !== undefined, {
    path: ['DATABASE_READ_URL'],
    message: 'is a standby of DATABASE_URL: give both',
    when: () => true,
  })
  .refine((given: Given) => new Set(S3_VARIABLES.map((name) => given[name] === undefined)).size === 1, {
    path: ['S3_ENDPOINT'],
    message: `, ${S3_VARIABLES.slice(1).join(', ')} go together: give all or none`,
    when: () => true,
  });

const completeMessages = completeSchema
  .refine((given: Given) => (given.SMTP_URL === undefined) === (given.SMTP_FROM === undefined), {
    path: ['SMTP_FROM'],
    message: 'and SMTP_URL go together: give both or none',
    when: () => true,
  })
  .refine(
    (given: Given) =>
      (given.MESSAGE_CALLBACK_URL === undefined) === (given.MESSAGE_CALLBACK_SECRET === undefined),
    {
      path: ['MESSAGE_CALLBACK_SECRET'],
      message: 'and MESSAGE_CALLBACK_URL go together: give both or none',
      when: () => true,
    },
  );

const completePush = completeMessages.refine(
  (given: Given) => (given.VAPID_PUBLIC_KEY === undefined) === (given.VAPID_PRIVATE_KEY === undefined),
  {
    path: ['VAPID_PRIVATE_KEY'],
    message: 'and VAPID_PUBLIC_KEY go together: give both or none',
    when: () => true,
  },
);

export function runtimeConfig(env: Environment): RuntimeConfig {
  const given = parseConfig(completePush, env);
  return Object.freeze({
    port: given.PORT,
    dataDir: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL ?? null,
    databaseReadUrl: given.DATABASE_READ_URL ?? null,
    redisUrl: given.REDIS_URL ?? null,
    secretKeys: (given.SECRET_KEY as [string, ...string[]] | undefined) ?? null,
    publicUrl: (given.PUBLIC_URL ?? `http://localhost:${given.PORT}`).replace(/\/+$/, ''),
    webhookAllowInsecure: given.WEBHOOK_ALLOW_INSECURE,
    loopbackReceivers: false,
    demonstration: false,
    databasePoolSize: given.DATABASE_POOL_SIZE,
    webConcurrency: given.WEB_CONCURRENCY,
    cells: given.CELLS,
    modules: given.MODULES,
    cellId: given.CELL_ID,
    migrateAtStart: given.MIGRATE_AT_START,
    startRetryMs: given.START_RETRY_MS,
    shutdownLimitMs: given.SHUTDOWN_LIMIT_MS,
    requestTimeoutMs: given.REQUEST_TIMEOUT_MS,
    bodyLimitBytes: given.BODY_LIMIT_BYTES,
    renderedBodiesBytes: given.RENDERED_BODIES_MB * 1_048_576,
    rateLimitPerMinute: given.RATE_LIMIT_PER_MINUTE,
    hubConcurrency: given.HUB_CONCURRENCY,
    trustProxy: given.TRUST_PROXY,
    developerSandboxes: given.DEVELOPER_SANDBOXES,
    metricsToken: given.METRICS_TOKEN ?? null,
    s3: s3Config(given),
    ...mapUrls(given),
    messages: messagesConfig(given),
    push: pushConfig(given),
    openDeliveryAppId: given.OPEN_DELIVERY_APP_ID,
    logLevel: given.LOG_LEVEL,
  });
}

function messagesConfig(given: z.output<typeof runtimeSchema>): MessagesConfig {
  const { SMTP_URL, SMTP_FROM, MESSAGE_CALLBACK_URL: url, MESSAGE_CALLBACK_SECRET: secret } = given;
  return {
    smtp: SMTP_URL && SMTP_FROM ? { url: SMTP_URL, from: SMTP_FROM } : null,
    callback: url && secret ? { url, secret, channels: given.MESSAGE_CALLBACK_CHANNELS } : null,
  };
}

function pushConfig({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Given): PushKeys | null {
  return publicKey && privateKey ? { publicKey, privateKey } : null;
}

function mapUrls(given: Given) {
  return {
    osrmUrl: given.OSRM_URL ?? null,
    osrmBicycleUrl: given.OSRM_BICYCLE_URL ?? null,
    nominatimUrl: given.NOMINATIM_URL ?? null,
  };
}

function s3Config(given: Given): S3Config | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region = 'us-east-1' } = given;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return null;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

export function secretFile(config: RuntimeConfig): string {
  return join(config.dataDir, 'secret.key');
}
