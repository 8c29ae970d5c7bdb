export { PasswordReset, RESET_PERSON_KINDS, type ResetPersonKind } from './password-reset.entity.js';
export { PasswordResets } from './password-resets.service.js';
export { PasswordResetsModule } from './password-resets.module.js';
