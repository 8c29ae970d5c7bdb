import type { ActingApp, AppScope } from './merchant-permission.rules.js';
import type { ActingMerchant } from './merchant-sessions.service.js';

/** Judged by its form alone. */
export function isAppToken(token: string): boolean {
  return token.startsWith('at_');
}

/** Identifies apps that act for merchants; absent: the installation has none, so their tokens are refused. */
export abstract class AppCallers {
  /** @throws credential_invalid */
  abstract authenticate(token: string): Promise<ActingMerchant & { readonly app: ActingApp }>;
  abstract note(app: ActingApp, act: AppScope): void;
}
