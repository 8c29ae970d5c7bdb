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
export { filePieces } from './storage/index.js';
export { backupDataFolder, createDataSource, restoreDataFolder } from './database/index.js';
export {
  answersWith,
  bearerToken,
  callerDecorator,
  addressOf,
  ANSWER_HELP,
  bearerHint,
  callerOf,
  requireCaller,
  capFieldErrors,
  type CollectionItem,
  type CollectionPlan,
  CONDITIONAL_ANSWERS,
  contextOf,
  classify,
  controllersOf,
  declarationOf,
  type EndpointDeclaration,
  endpointDecorators,
  type RefusalText,
  type AnsweringDecorator,
  type Declared,
  type FaceDefinition,
  type FittingAnswer,
  FaceExceptionFilter,
  hintCredential,
  keyHint,
  unknownAmong,
  unknownFields,
  type Failure,
  limitRate,
  MAX_REPORTED_FIELDS,
  noteHub,
  rawBodyOf,
  LICENSE,
  requestOf,
  responseOf,
  serveApiDocs,
  setCaller,
  type TransportFault,
  EventStream,
  UploadsModule,
  UploadStorage,
  type ValueOrigin,
} from './http/index.js';
export {
  adviceIn,
  adviceOf,
  ALL_REFUSALS,
  changeRows,
  filled,
  hmacSamples,
  PROTOCOL_REFUSALS,
  readGuides,
  readPrograms,
  refusalRows,
  same,
  STATUS_MEANINGS,
  statusRows,
  TRANSPORT_ADVICE,
  withWords,
  type Advice,
  type Block,
  type Guides,
  type GuidePlaces,
  type RefusalRow,
  type Rows,
  type Told,
} from './guide/index.js';
export { foundStreet } from './geography/index.js';
export { RateLimiter } from './limits/index.js';
export { createLogger, describeError, type Logger, NestLogger, OutageLog } from './logging/index.js';
export { openCore, type OpenedCore, type ProcessDefinition, runProcess } from './start/index.js';
export { StartupError } from './startup.error.js';
export { OutboxRelayModule } from './outbox/index.js';
export { deliveryTerms, WebhookSendingModule } from './webhooks/index.js';
export { MessageSender, textOf } from './messages/index.js';
