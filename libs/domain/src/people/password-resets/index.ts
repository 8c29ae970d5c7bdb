export { RESET_PERSON_KINDS, type ResetPersonKind } from './reset-person.store.js';
export { PasswordResets } from './password-resets.service.js';
