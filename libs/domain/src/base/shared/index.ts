export {
  type ChangeCursor,
  cursorAfter,
  cursorText,
  offsetOf,
  type Page,
  type PageRequest,
  parseCursor,
} from './changes.js';
export { AppTokenCipher, Cipher, deriveKey, QuoteCipher, type Sealed } from './cipher.js';
export { Clock, SystemClock } from './clock.js';
export { type CsvRow, parseCsv } from './csv.js';
export {
  DeclaredFields,
  type FieldFacts,
  type FieldFault,
  formOf,
  GONE,
  GONE_NUMBER,
  GONE_WORDS,
  PERSON_NAME,
  type TextOf,
} from './declared-fields.js';
export {
  type DocumentKind,
  FEDERATIVE_UNITS,
  formatDocument,
  isCnpj,
  isCpf,
  isDocument,
  isFederativeUnit,
} from './documents.js';
export {
  DomainError,
  type DomainErrorCode,
  type DomainErrorFacts,
  inOrderOfId,
  isDomainError,
  isDone,
} from './domain-error-codes.js';
export { FileLinks } from './file-links.js';
export { nationalPhone, nationalPhoneSql, PhoneLinks } from './phone.js';
export {
  contentTypeOfKey,
  FILE_EXTENSIONS,
  FILE_TOKEN,
  type FileBody,
  type FileContent,
  type FileContentType,
  FileStore,
  isFileKey,
  keepPicture,
  KEPT_FILE_URL,
  MAX_FILE_BYTES,
  newFileKey,
  type NewFile,
  newFileToken,
  type ReceivedFile,
  sizeOfFile,
} from './file-store.js';
export {
  distanceMeters,
  drivingSeconds,
  type GeoBox,
  isPoint,
  lineMeters,
  type MaybePoint,
  type Point,
  pointOf,
  pointSchema,
  roadMeters,
  VEHICLE_KINDS,
  type VehicleKind,
} from './geo.js';
export { groupedBy } from './grouped-by.js';
export {
  isBase62,
  isPublicId,
  isSameCode,
  isUuid,
  newNumericCode,
  newPublicId,
  newUuid,
  randomBase62,
  sha256,
  toBase62,
} from './ids.js';
export { hasCalendarDate, parseInstant, utcMilliseconds, utcSeconds } from './instant.js';
export { MODULE_NAMES, type ModuleName } from './module-names.js';
export { type MaybePromise, thenMaybeSync } from './maybe-promise.js';
export { MAX_PIXELS, pixelsOf, withoutMetadata } from './picture-metadata.js';
export {
  type Cents,
  cents,
  centsSchema,
  formatReais,
  MAX_CENTS,
  parseDecimal,
  parseReais,
  roundReais,
  share,
  toDecimalString,
  toReais,
  ZERO,
} from './money.js';
export {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  type PasswordOwner,
  type PasswordProblem,
  passwordProblem,
  Passwords,
  requirePassword,
} from './password.rules.js';
export { Demonstration, PublicUrl, trackingUrl } from './public-url.js';
export {
  type Actor,
  actorIdOf,
  type ActorKind,
  actorSchema,
  courierScope,
  hubScope,
  readableMerchants,
  requireHubScope,
  type Scope,
  SYSTEM_ACTOR,
} from './scope.js';
export {
  escapeLike,
  fold,
  isEmail,
  isHeaderText,
  normalEmail,
  onlyDigits,
  requireEmail,
  requireHeaderText,
  requireText,
} from './text.js';
export { nextAttemptAt, RETRY_SCHEDULE_MS } from './retry-schedule.js';
export { FACE_NAMES, FACES, type FaceName, type OrderChannel, REQUESTS_FACE } from './faces.js';
export {
  channelOf,
  JOB_CHANNELS,
  type JobChannel,
  type JobHandler,
  type JobName,
  type JobPayloads,
  WakeUps,
  type WakeOptions,
} from './wake-ups.js';
