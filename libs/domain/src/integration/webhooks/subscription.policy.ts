import { Injectable } from '@nestjs/common';
import type { OutboxTopic } from '../../events/index.js';
import { DomainError, requireHeaderText, type Scope } from '../../base/index.js';
import { ReceiverUrlPolicy } from './receiver-url.policy.js';
import { isCourierTopic } from './subscription.rules.js';
import { CourierEventPlans } from './webhook.port.js';

interface RequestedSubscription {
  readonly url?: string;
  readonly topics?: readonly OutboxTopic[] | null;
  readonly securityCode?: string | null;
}

/** What a caller may register. */
@Injectable()
export class SubscriptionPolicy {
  constructor(
    private readonly receivers: ReceiverUrlPolicy,
    private readonly plans: CourierEventPlans,
  ) {}

  /** @throws invalid_value (url, securityCode) · plan_required · forbidden (courier events) */
  async require(scope: Scope, { url, topics, securityCode }: RequestedSubscription): Promise<void> {
    if (typeof securityCode === 'string') requireHeaderText(securityCode, 'securityCode');
    if (url !== undefined) await this.receivers.require(url);
    if (!topics?.some(isCourierTopic)) return;
    if (scope.merchantId !== null) throw new DomainError('forbidden', { field: 'events' });
    if (!(await this.plans.allows(scope.hubId))) throw new DomainError('plan_required', { field: 'events' });
  }
}
