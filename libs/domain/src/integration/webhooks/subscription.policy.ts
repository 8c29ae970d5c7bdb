import { Injectable } from '@nestjs/common';
import { allowsCourierEvents, Hubs } from '../../company/index.js';
import {
  type Cipher,
  Clock,
  DomainError,
  type FaceName,
  FACES,
  requireHeaderText,
  type Scope,
} from '../../base/index.js';
import { ReceiverCheck } from './webhook.port.js';
import type { WebhookSubscription } from './webhook.entity.js';

/** The notice to an owner whose receiver answered a 2xx that the face does not accept; null: no notice. */
export function unexpectedSuccess(face: FaceName, status: number | null): string | null {
  const required: number | null = FACES[face].acceptedStatus;
  if (required === null || status === null || status < 200 || status > 299 || status === required)
    return null;
  return `answered ${String(status)}, ${String(required)} is required`;
}

export function sealedOrNull(cipher: Cipher, text: string | null) {
  if (text === null) return { securityCodeKeyId: null, securityCodeBox: null };
  const sealed = cipher.seal(text);
  return { securityCodeKeyId: sealed.keyId, securityCodeBox: sealed.box };
}

export interface WithCode {
  readonly securityCode?: string | null;
}
type RequestedSubscription = WithCode & Partial<Pick<WebhookSubscription, 'url' | 'topics'>>;

@Injectable()
export class SubscriptionPolicy {
  constructor(
    private readonly receivers: ReceiverCheck,
    private readonly hubs: Hubs,
    private readonly clock: Clock,
  ) {}

  /** @throws invalid_value (url, securityCode) · plan_required · forbidden (courier events) */
  async require(scope: Scope, { url, topics, securityCode }: RequestedSubscription): Promise<void> {
    if (typeof securityCode === 'string') requireHeaderText(securityCode, 'securityCode');
    if (url !== undefined) await this.receivers.require(url);
    if (!topics?.some((topic) => topic.startsWith('courier.'))) return;
    if (scope.merchantId !== null) throw new DomainError('forbidden', { field: 'events' });
    if (!allowsCourierEvents(await this.hubs.get(scope.hubId), this.clock.now()))
      throw new DomainError('plan_required', { field: 'events' });
  }
}

const DAY = 24 * 3_600_000;
const FAILING_FOR_MS = 5 * DAY;
const FAILURES_IN_A_ROW = 20;
const SPREAD_OVER_MS = DAY;

/** The owner is warned half way to each limit. */
const WARNING_SHARE = 0.5;

type FailureRecord = Pick<WebhookSubscription, 'failingSince' | 'consecutiveFailures'>;

/** When a subscription that keeps failing is deactivated at the latest; null while deliveries succeed. */
export function deactivationDue({ failingSince, consecutiveFailures }: FailureRecord): Date | null {
  if (failingSince === null) return null;
  const limit = consecutiveFailures >= FAILURES_IN_A_ROW ? SPREAD_OVER_MS : FAILING_FOR_MS;
  return new Date(failingSince.getTime() + limit);
}

/** Deactivates after 5 days without a success, or after 20 failures in a row over at least 24 hours. */
export function failureStanding({ failingSince, consecutiveFailures }: FailureRecord, now: Date) {
  if (failingSince === null) return 'well';
  const age = now.getTime() - failingSince.getTime();
  const beyond = (portion: number) =>
    age >= FAILING_FOR_MS * portion ||
    (consecutiveFailures >= FAILURES_IN_A_ROW * portion && age >= SPREAD_OVER_MS * portion);
  if (beyond(1)) return 'deactivate';
  return beyond(WARNING_SHARE) ? 'warn' : 'well';
}
