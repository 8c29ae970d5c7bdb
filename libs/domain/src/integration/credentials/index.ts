export { Callers } from './callers.service.js';
export { type Caller, Credential, type CredentialKind } from './credential.entity.js';
export { Credentials } from './credentials.service.js';
export { keyForm, type KeyForm } from './credential-key.rules.js';
