import { Clock, DeliveryClaims, DeliverySettlement, WakeUps, type WebhookDialect } from '#domain';
import {
  type DynamicModule,
  Inject,
  Injectable,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type Provider,
  type Type,
} from '@nestjs/common';
import { LOGGER } from '../core/core.js';
import { DatabaseWatch } from '../database/database-watch.js';
import { WebhookClient } from './webhook-client.js';
import { countAttempts } from './attempt-writer.js';
import { WebhookSender } from './webhook-sender.js';
import type { Logger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import { blocksMarkdown } from '../guide/guide-markdown.js';
import { commonBlocks } from '../guide/guide-places.js';
import { same } from '../guide/guide.js';

const DIALECT = Symbol('WebhookDialect');

/** Leases end during an outage: senders first record what they sent before, or others send it again. */
const RECORDING_MS = 3_000;

@Injectable()
class SenderServices {
  constructor(
    readonly claims: DeliveryClaims,
    readonly settlement: DeliverySettlement,
    readonly clock: Clock,
    readonly metrics: Metrics,
    readonly client: WebhookClient,
    @Inject(LOGGER) readonly logger: Logger,
  ) {}
}

@Injectable()
class WebhookSenderRunner implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly sender: WebhookSender;

  constructor(
    parts: SenderServices,
    private readonly wakeUps: WakeUps,
    @Inject(DatabaseWatch) watch: DatabaseWatch | null,
    @Inject(DIALECT) private readonly dialect: WebhookDialect,
  ) {
    const { claims, settlement, clock, logger, client } = parts;
    const onAttempt = countAttempts(parts.metrics.registry, dialect.face);
    const resting = () => watch?.refusedWritesWithin(RECORDING_MS) === true;
    this.sender = new WebhookSender(
      { claims, settlement, clock, logger, client, onAttempt, resting },
      dialect,
    );
  }

  onApplicationBootstrap(): void {
    this.wakeUps.on('webhooks.send', async () => this.sender.wake(), this.dialect.face);
    this.sender.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.sender.stop();
  }
}

@Module({})
export class WebhookSendingModule {
  /** `needs`: providers that the face's dialect injects. */
  static forDialect(dialect: Type<WebhookDialect>, needs: Provider[] = []): DynamicModule {
    return {
      module: WebhookSendingModule,
      providers: [
        ...needs,
        dialect,
        { provide: DIALECT, useExisting: dialect },
        SenderServices,
        WebhookSenderRunner,
      ],
    };
  }
}

/** Markdown for each face's document. `taken`: the answer by which a receiver accepts. */
export function deliveryTerms(accepted: string): string {
  const blocks = commonBlocks(['retries', 'standard-signature'], 'pt', { 'success-status': same(accepted) });
  return blocksMarkdown(blocks.filter(({ kind }) => kind !== 'samples'));
}
