import { Injectable } from '@nestjs/common';
import { newWebhookSecret, ReceiverUrlPolicy } from '../../integration/index.js';
import { change, Cipher, Clock, Database, ExpiringCache, PublicUrl, type Scope } from '../../base/index.js';
import { HubCallGateway } from './call-gateway.entity.js';
import { CallGateway, type CallToConnect } from './call-gateway.port.js';

/** Key: the hub. */
const GATEWAY_CHANGED = change<number>('phone-calls.gateway');

/** The telephony of hubs: who has one, and calls of it. */
@Injectable()
export class CallGateways {
  private readonly cache: ExpiringCache<number, HubCallGateway | null>;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly cipher: Cipher,
    private readonly receivers: ReceiverUrlPolicy,
    private readonly port: CallGateway,
    private readonly publicUrl: PublicUrl,
  ) {
    const load = (hubId: number) => db.manager.findOneBy(HubCallGateway, { hubId });
    this.cache = new ExpiringCache(clock, load).dropOn(db, GATEWAY_CHANGED);
  }

  /** null: the hub's people call each other by their own phones. */
  of(hubId: number): Promise<HubCallGateway | null> {
    return this.cache.get(hubId);
  }

  /** Connects the hub, or replaces address and secret. The secret is shown once: the gateway signs and checks by it. @throws invalid_value (`url`) */
  async connect({ hubId }: Scope, url: string): Promise<{ gateway: HubCallGateway; secret: string }> {
    await this.receivers.require(url);
    const secret = newWebhookSecret();
    const { keyId, box } = this.cipher.seal(secret);
    const connectedAt = this.clock.now();
    const gateway: HubCallGateway = { hubId, url, secretKeyId: keyId, secretBox: box, connectedAt };
    await this.db.transaction(async (tx) => {
      tx.announce(GATEWAY_CHANGED, hubId);
      await tx.manager.upsert(HubCallGateway, gateway, ['hubId']);
    });
    return { gateway, secret };
  }

  async disconnect({ hubId }: Scope): Promise<void> {
    await this.db.transaction(async (tx) => {
      tx.announce(GATEWAY_CHANGED, hubId);
      await tx.manager.delete(HubCallGateway, { hubId });
    });
  }

  /** By which the gateway's own calls are known; null: the hub has none. */
  async secretOf(hubId: number): Promise<string | null> {
    const gateway = await this.of(hubId);
    return gateway && this.opened(gateway);
  }

  /** Where a gateway tells how calls go. */
  eventsUrl(hubId: number): string {
    return `${this.publicUrl.base}/api/calls/${String(hubId)}/events`;
  }

  /** Calls the network, so never inside a transaction. null: it was taken, else why not. */
  async ring(gateway: HubCallGateway, call: Omit<CallToConnect, 'eventsUrl'>): Promise<string | null> {
    const { hubId, url } = gateway;
    const address = { url, secret: this.opened(gateway) };
    return await this.port.connect(address, { ...call, eventsUrl: this.eventsUrl(hubId) });
  }

  /** Seals the secrets with the current SECRET_KEY. Returns how many were sealed anew. */
  async resealAll(): Promise<number> {
    return this.db.transaction(async (tx) => {
      const found = await tx.manager.find(HubCallGateway, { lock: { mode: 'pessimistic_write' } });
      const old = found.filter((one) => !this.cipher.isCurrent(sealedOf(one)));
      for (const one of old) {
        const { keyId, box } = this.cipher.seal(this.opened(one));
        await tx.manager.save(Object.assign(one, { secretKeyId: keyId, secretBox: box }));
      }
      return old.length;
    });
  }

  private opened(gateway: HubCallGateway): string {
    return this.cipher.open(sealedOf(gateway));
  }
}

function sealedOf({ secretKeyId, secretBox }: HubCallGateway) {
  return { keyId: secretKeyId, box: secretBox };
}
