export type { AnsweringDecorator, Declared, FittingAnswer } from './answer-fit.js';
export { LICENSE, serveApiDocs } from './api-docs.js';
export { CONDITIONAL_ANSWERS } from './conditional-answers.js';
export { rawBodyOf } from './body-parsing.js';
export type { CollectionItem, CollectionPlan } from './collection-plan.js';
export { addressOf } from './caller-address.js';
export { bearerToken, callerDecorator, callerOf, requireCaller, setCaller } from './caller.js';
export {
  controllersOf,
  declarationOf,
  endpointDecorators,
  type EndpointDeclaration,
  type ValueOrigin,
} from './endpoint.js';
export { EventStream } from './event-stream.js';
export { requestOf, responseOf } from './execution-host.js';
export { ANSWER_HELP } from './answer-help.js';
export { bearerHint, hintCredential, keyHint } from './credential-hint.js';
export { unknownAmong, unknownFields } from './ignored-fields.js';
export { answersWith, type RefusalText } from './refusal-texts.js';
export { capFieldErrors, MAX_REPORTED_FIELDS } from './field-errors.js';
export { FaceExceptionFilter } from './face-exception.filter.js';
export type { FaceDefinition } from './face-definition.js';
export { asListenError, openFaceServer, type FaceServer } from './server.js';
export { limitRate } from './rate-limit.js';
export { contextOf, noteHub } from './request-context.js';
export { UploadsModule, UploadStorage } from './upload-storage.js';
export { classify, type Failure, type TransportFault } from './transport.error.js';
