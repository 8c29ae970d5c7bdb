import {
  Hubs,
  hubScope,
  mayAct,
  Merchants,
  PaymentSimulations,
  SecondFactors,
  type MerchantSession,
} from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Inject, Injectable } from '@nestjs/common';

/** The session as a page needs it. */
@Injectable()
export class CurrentSessions {
  constructor(
    private readonly hubs: Hubs,
    private readonly merchants: Merchants,
    private readonly factors: SecondFactors,
    private readonly simulations: PaymentSimulations,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  async show({ merchant: who, accountId, hubId, scope }: MerchantSession) {
    const { ...hub } = await this.hubs.get(hubId);
    const { phone, logoUrl, color } = hub.settings.branding;
    const own = await this.merchants.get(scope, who.id);
    // A sub-user may not read its owner's record, but needs the account's name.
    const { id, name, media } = await this.merchants.get(hubScope(hubId, scope.actor), accountId);
    const blockOf = await this.merchants.blockOf(own);
    const order = blockOf === null && !own.restrictions.ordering;
    return {
      merchant: who,
      account: { id, name, logoUrl: media[0]?.url ?? null },
      hub: {
        ...hub,
        phone,
        logoUrl,
        color,
        pix: hub.settings.onlinePayment !== null,
        simulatesPayments: await this.simulations.allowed(hubId),
      },
      may: {
        order,
        handle: mayAct(who, 'ordering'),
        change: mayAct(who, 'changing'),
        invoiced: own.invoicingEnabled,
        manage: who.ownerId === null,
      },
      blocked: blockOf !== null,
      blockOf,
      modules: this.config.modules,
      secondFactor: await this.factors.stateOf('merchant', who.id),
    };
  }
}
