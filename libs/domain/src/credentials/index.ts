export { Callers, CREDENTIALS_CHANGED } from './callers.service.js';
export { type Caller, Credential } from './credential.entity.js';
export { CredentialsModule } from './credentials.module.js';
export { Credentials, type IssuedPair } from './credentials.service.js';
export { keyHash } from './credential-key.rules.js';
