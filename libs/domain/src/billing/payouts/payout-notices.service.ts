import { Injectable } from '@nestjs/common';
import { Clock, Database, statement } from '../../base/index.js';
import { PayoutAccounts } from './payout-accounts.service.js';
import { PAYOUT_TEXTS } from './payout-texts.rules.js';
import { contradiction } from './payout.rules.js';
import type { PayoutState } from './payout.entity.js';

const NUDGE = statement(
  'payouts.nudge',
  `update payouts set due_at = $4, asks = 0
    where hub_id = $1 and reference = $2 and state = 'paying' and (provider_id is null or provider_id = $3)`,
);
const STATE_OF = statement(
  'payouts.state_of',
  `select state, reference from payouts where hub_id = $1 and (provider_id = $2 or reference = $3)`,
);
const DOUBT = statement(
  'payouts.doubt',
  `update payouts set trouble = $3 where hub_id = $1 and reference = $2 and trouble is null`,
);
/** Adopts one of several transfers with our reference. */
const ADOPT = statement(
  'payouts.adopt',
  `update payouts set provider_id = $3
    where hub_id = $1 and reference = $2 and state = 'paying' and amount - fee = $4
      and (provider_id is null or provider_id = $3)
   returning id`,
);

/** Calls of the payment provider. They may come late, twice, in any order, or not at all: the worker asks for the truth. */
@Injectable()
export class PayoutNotices {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly accounts: PayoutAccounts,
  ) {}

  /** @throws credential_invalid · invalid_value (not in the provider's form) */
  async receive(hubId: number, token: string | undefined, body: unknown): Promise<void> {
    const provider = await this.accounts.calledBy(hubId, token);
    const notice = provider.readNotice(body);
    if (!notice) return;
    const { providerId, reference, state } = notice;
    const found = await this.db.first<{ state: PayoutState; reference: string }>(STATE_OF, [
      ...[hubId, providerId, reference],
    ]);
    if (!found) return;
    await this.db.execute(NUDGE, [hubId, found.reference, providerId, this.clock.now()]);
    const trouble = contradiction(found.state, state);
    if (trouble !== null) await this.db.execute(DOUBT, [hubId, found.reference, trouble]);
  }

  /**
   * Whether the provider may make a transfer: one for each payout, of its amount. null: yes; else why not.
   * @throws credential_invalid · invalid_value
   */
  async consent(hubId: number, token: string | undefined, body: unknown): Promise<string | null> {
    const provider = await this.accounts.calledBy(hubId, token);
    const asked = provider.readConsent(body);
    if (!asked || asked.reference === null) return PAYOUT_TEXTS.notOurs;
    const { reference, providerId, amount } = asked;
    const adopted = await this.db.first(ADOPT, [hubId, reference, providerId, amount]);
    return adopted ? null : PAYOUT_TEXTS.notOurs;
  }
}
