import { MAX_CELL_ID, MODULE_NAMES, TEXT_CHANNELS } from '#domain';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { pushPrivateKey, pushPublicKey, type PushKeys } from './push-keys.js';
import { trustedProxies } from './environment.js';
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

/** Every process has these variables; faces and the worker add their own. */
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

type Given = Partial<z.output<typeof runtimeSchema>>;

const S3_VARIABLES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

interface Rule {
  /** The variable that is named where the rule does not hold. */
  readonly variable: keyof Given;
  readonly message: string;
  readonly holds: (given: Given) => boolean;
}

const pair = (variable: keyof Given, other: keyof Given): Rule => ({
  variable,
  message: `and ${other} go together: give both or none`,
  holds: (given) => (given[variable] === undefined) === (given[other] === undefined),
});

const RULES: readonly Rule[] = [
  {
    variable: 'SECRET_KEY',
    message: 'is required with DATABASE_URL (make one with: openssl rand -hex 32)',
    holds: (given) => given.DATABASE_URL === undefined || given.SECRET_KEY !== undefined,
  },
  {
    variable: 'DATABASE_READ_URL',
    message: 'is a standby of DATABASE_URL: give both',
    holds: (given) => given.DATABASE_READ_URL === undefined || given.DATABASE_URL !== undefined,
  },
  {
    variable: 'S3_ENDPOINT',
    message: `, ${S3_VARIABLES.slice(1).join(', ')} go together: give all or none`,
    holds: (given) => new Set(S3_VARIABLES.map((name) => given[name] === undefined)).size === 1,
  },
  pair('SMTP_FROM', 'SMTP_URL'),
  pair('MESSAGE_CALLBACK_SECRET', 'MESSAGE_CALLBACK_URL'),
  pair('VAPID_PRIVATE_KEY', 'VAPID_PUBLIC_KEY'),
];

/** The rules are checked even when a variable is wrong, so that all problems are reported at once. */
const completeSchema = RULES.reduce(
  (schema, { variable, message, holds }) =>
    schema.refine(holds, { path: [variable], message, when: () => true }),
  runtimeSchema,
);

export type RuntimeConfig = ReturnType<typeof runtimeConfig>;

export function runtimeConfig(env: Environment) {
  const given = parseConfig(completeSchema, env);
  const config = {
    /** 0: the system chooses a free port. */
    port: given.PORT,
    /** Absolute path. */
    dataDir: resolve(given.DATA_DIR),
    /** Null: an embedded PostgreSQL in the data folder. */
    databaseUrl: given.DATABASE_URL ?? null,
    /** A streaming standby for lists and reports. Null: the primary answers them. */
    databaseReadUrl: given.DATABASE_READ_URL ?? null,
    /** Null: an in-process queue. */
    redisUrl: given.REDIS_URL ?? null,
    /** The first one seals, all of them open. Null: made once and stored in the data folder. */
    secretKeys: (given.SECRET_KEY as [string, ...string[]] | undefined) ?? null,
    /** Base of the links in answers and messages, without a slash at its end. */
    publicUrl: (given.PUBLIC_URL ?? `http://localhost:${given.PORT}`).replace(/\/+$/, ''),
    webhookAllowInsecure: given.WEBHOOK_ALLOW_INSECURE,
    /** Webhooks may go to loopback. No variable: the demonstration with its own database sets it. */
    loopbackReceivers: false,
    /**
     * Payments are simulated and texts kept in a mailbox that everybody on this machine reads. No variable:
     * set by the demonstration on its embedded database while its address is of this machine only.
     */
    demonstration: false,
    databasePoolSize: given.DATABASE_POOL_SIZE,
    /** Number of processes that share the port. */
    webConcurrency: given.WEB_CONCURRENCY,
    /** Hubs may move between this cluster and others (`libs/cells`). */
    cells: given.CELLS,
    modules: given.MODULES,
    /** See `identityRange`. */
    cellId: given.CELL_ID,
    migrateAtStart: given.MIGRATE_AT_START,
    startRetryMs: given.START_RETRY_MS,
    shutdownLimitMs: given.SHUTDOWN_LIMIT_MS,
    requestTimeoutMs: given.REQUEST_TIMEOUT_MS,
    bodyLimitBytes: given.BODY_LIMIT_BYTES,
    /** Memory for the JSON of orders that the faces rendered last; 0: none is kept. */
    renderedBodiesBytes: given.RENDERED_BODIES_MB * 1_048_576,
    rateLimitPerMinute: given.RATE_LIMIT_PER_MINUTE,
    /** Requests of one hub that a process works on at the same time while other hubs ask too. */
    hubConcurrency: given.HUB_CONCURRENCY,
    /** Proxies whose X-Forwarded-For is believed. 0: none, the caller is who connects. */
    trustProxy: given.TRUST_PROXY,
    /** Per developer, at a time. */
    developerSandboxes: given.DEVELOPER_SANDBOXES,
    /** Bearer token of /metrics. Null: none is required. */
    metricsToken: given.METRICS_TOKEN ?? null,
    /** Null: files of documents and evidence are in the data folder. */
    s3: s3Config(given),
    /** Null: distances are estimated. */
    osrmUrl: given.OSRM_URL ?? null,
    /** Null: bicycles take the routes of the other server, at their own speed. */
    osrmBicycleUrl: given.OSRM_BICYCLE_URL ?? null,
    /** Null: addresses are found in the hub's own gazetteer. */
    nominatimUrl: given.NOMINATIM_URL ?? null,
    messages: messagesConfig(given),
    /** Null: made once and stored with the embedded database; without that, no offer is pushed. */
    push: pushConfig(given),
    openDeliveryAppId: given.OPEN_DELIVERY_APP_ID,
    logLevel: given.LOG_LEVEL,
  };
  return Object.freeze(config);
}

/** With no transport, a process on the embedded database writes messages to its log. */
function messagesConfig(given: z.output<typeof runtimeSchema>) {
  const { SMTP_URL, SMTP_FROM, MESSAGE_CALLBACK_URL: url, MESSAGE_CALLBACK_SECRET: secret } = given;
  return {
    smtp: SMTP_URL && SMTP_FROM ? { url: SMTP_URL, from: SMTP_FROM } : null,
    callback: url && secret ? { url, secret, channels: given.MESSAGE_CALLBACK_CHANNELS } : null,
  };
}

function pushConfig({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Given): PushKeys | null {
  return publicKey && privateKey ? { publicKey, privateKey } : null;
}

function s3Config(given: Given) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region = 'us-east-1' } = given;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return null;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

export function secretFile(config: RuntimeConfig): string {
  return join(config.dataDir, 'secret.key');
}
