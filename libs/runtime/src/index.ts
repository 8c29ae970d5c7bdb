export { OrderAnswers, type OrderRendering } from './bodies/order-answers.js';
export { RenderedBodies } from './bodies/rendered-bodies.js';
export { VersionedAnswer } from './bodies/versioned-answer.js';
export type { Environment } from './config/config-parser.js';
export { storeSecretKeys, prepareDataFolder, secretKeys } from './config/data-folder.js';
export { makePushKeys, type PushKeys } from './config/push-keys.js';
export { readEnvironment } from './config/environment.js';
export { runtimeConfig, type RuntimeConfig } from './config/runtime-config.js';
export { Background, type BackgroundPart } from './core/background-work.js';
export { CallerAdmission } from './core/caller-admission.js';
export { RequestRecording } from './core/request-recording.js';
export { type Core, LOGGER, PUSH_KEYS, RUNTIME_CONFIG, SECRET_KEYS } from './core/core.js';
export { CoreModule } from './core/core.module.js';
export { filePieces } from './storage/file-pieces.js';
export { backupDataFolder, restoreDataFolder } from './database/data-folder-archive.js';
export { createDataSource } from './database/data-source.js';
export {
  answersWith,
  capFieldErrors,
  FaceExceptionFilter,
  MAX_REPORTED_FIELDS,
  type RefusalText,
} from './http/face-exception.filter.js';
export {
  bearerHint,
  bearerToken,
  callerOf,
  hintCredential,
  keyHint,
  requestOf,
  requireCaller,
  setCaller,
} from './http/caller.js';
export { addressOf } from './http/caller-address.js';
export { ANSWER_HELP, CONDITIONAL_ANSWERS } from './http/conditional-answers.js';
export type { CollectionItem, CollectionPlan } from './http/collection-request.js';
export { contextOf, noteHub } from './http/request-context.js';
export { classify, type Failure, type TransportFault } from './http/transport.error.js';
export {
  controllersOf,
  declarationOf,
  type EndpointDeclaration,
  endpointDecorators,
  type ValueOrigin,
} from './http/endpoint.js';
export {
  type DeclaredEndpoint,
  declaredController,
  declaring,
  EndpointCall,
  FaceCall,
  injected,
  optional,
  type Run,
  type ServiceClasses,
  type ServicesOf,
} from './http/declared-controller.js';
export type { FittingAnswer } from './http/answer-fit.js';
export type { FaceDefinition } from './http/face-definition.js';
export { unknownAmong, unknownFields } from './http/ignored-fields.js';
export { limitRate } from './http/rate-limit.js';
export { rawBodyOf } from './http/body-parsing.js';
export { LICENSE, serveApiDocs } from './http/api-docs.js';
export { EventStream } from './http/event-stream.js';
export { UploadsModule, UploadStorage } from './http/upload-storage.js';
export {
  adviceIn,
  adviceOf,
  ALL_REFUSALS,
  PROTOCOL_REFUSALS,
  refusalRows,
  TRANSPORT_ADVICE,
  type Advice,
  type RefusalRow,
} from './guide/refusal-chapter.js';
export { changeRows, hmacSamples, STATUS_MEANINGS, statusRows } from './guide/common-chapters.js';
export { filled, protocolGuide } from './guide/guide-places.js';
export { readGuides } from './guide/guide-file.js';
export { readPrograms, withWords } from './guide/programs.js';
export {
  same,
  type Block,
  type GuideLanguage,
  type Guides,
  type Rows,
  type GuideText,
} from './guide/guide.js';
export { foundStreet } from './geography/found-street.js';
export { RateLimiter } from './limits/rate-limiter.js';
export { createLogger, describeError, type Logger, NestLogger } from './logging/logger.js';
export { OutageLog } from './logging/outage-log.js';
export { openCore, type OpenedCore } from './start/open-core.js';
export type { ProcessDefinition } from './start/serve.js';
export { runProcess } from './start/run-process.js';
export { StartupError } from './startup.error.js';
export { OutboxRelayModule } from './outbox/outbox-relay.module.js';
export { deliveryTerms, WebhookSendingModule } from './webhooks/webhook-sending.module.js';
export { MessageSender, textOf } from './messages/message-sender.js';
