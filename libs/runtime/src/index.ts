export { OrderAnswers, type OrderRendering, RenderedBodies, VersionedAnswer } from './bodies/index.js';
/** All exports of libs/runtime. */
export {
  type Environment,
  keepSecretKeys,
  makePushKeys,
  prepareDataFolder,
  readEnvironment,
  runtimeConfig,
  type RuntimeConfig,
  runtimeSchema,
  secretKeys,
  type PushKeys,
} from './config/index.js';
export {
  CallerAdmission,
  RequestRecording,
  type Core,
  CoreModule,
  LOGGER,
  PUSH_KEYS,
  RUNTIME_CONFIG,
  SECRET_KEYS,
} from './core/index.js';
export {
  backupDataFolder,
  createDataSource,
  type EmbeddedPostgres,
  freePort,
  migrate,
  pendingMigrations,
  restoreDataFolder,
  startEmbeddedPostgres,
  NotificationListener,
} from './database/index.js';
export { OsrmClient } from './geography/index.js';
export {
  bearerToken,
  callerDecorator,
  callerOf,
  capFieldErrors,
  type CollectionItem,
  type CollectionPlan,
  CONDITIONAL_ANSWERS,
  contextOf,
  controllersOf,
  declarationOf,
  type EndpointDeclaration,
  endpointDecorators,
  type FaceDefinition,
  FaceExceptionFilter,
  type FaceServer,
  type Failure,
  limitRate,
  MAX_REPORTED_FIELDS,
  noteHub,
  openFaceServer,
  rawBodyOf,
  requestOf,
  serveApiDocs,
  setCaller,
  type TransportFault,
  EventStream,
  UploadsModule,
  UploadStorage,
  type ValueOrigin,
} from './http/index.js';
export {
  type Allowance,
  HubTurns,
  MemoryRateLimiter,
  RateLimiter,
  RedisRateLimiter,
} from './limits/index.js';
export { createLogger, describeError, type Logger, NestLogger, OutageLog } from './logging/index.js';
export { Metrics } from './metrics/index.js';
export { BullEngine, InProcessEngine, RedisLink } from './queue/index.js';
export {
  openCore,
  type OpenedCore,
  type ProcessDefinition,
  type RunningProcess,
  runProcess,
  serve,
  listenForChanges,
} from './start/index.js';
export { ThreadedPlanning } from './threads/index.js';
export { StartupError } from './startup.error.js';
export { OutboxRelayModule, OutboxRelayRunner } from './outbox/index.js';
export {
  AddressGuard,
  deliveryTerms,
  isPublicAddress,
  Receivers,
  type SenderSettings,
  WebhookClient,
  WebhookSender,
  WebhookSendingModule,
} from './webhooks/index.js';
export { MessageSender } from './messages/index.js';
