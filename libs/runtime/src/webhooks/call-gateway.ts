import {
  CallGateway,
  type CallToConnect,
  Clock,
  type GatewayAddress,
  standardHeaders,
  standardKey,
} from '#domain';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { RuntimeConfig } from '../config/index.js';
import { RUNTIME_CONFIG } from '../core/core.js';
import { acquireClient, releaseClient } from './shared-client.js';
import type { WebhookClient } from './webhook-client.js';

/** Asks a hub's telephony to connect two people, signed by the Standard Webhooks convention: any 2xx is a yes. */
@Injectable()
export class HttpCallGateway extends CallGateway implements OnModuleDestroy {
  private client: WebhookClient | null = null;

  constructor(
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
    private readonly clock: Clock,
  ) {
    super();
  }

  async connect({ url, secret }: GatewayAddress, call: CallToConnect): Promise<string | null> {
    this.client ??= acquireClient(this.config);
    const body = JSON.stringify({ ...call, id: String(call.id) });
    // The id is the same however often the request arrives: a gateway discards repeats by it.
    const signed = standardHeaders(`call_${String(call.id)}`, body, standardKey(secret), this.clock.now());
    const { error, answer } = await this.client.post({
      url,
      body,
      headers: { 'Content-Type': 'application/json', ...signed },
      accepts: (status) => status >= 200 && status < 300,
    });
    return error === null ? null : `${error}: ${answer}`;
  }

  async onModuleDestroy(): Promise<void> {
    if (this.client !== null) await releaseClient(this.config);
  }
}
