import {
  Clock,
  DeliveryClaims,
  DeliverySettlement,
  DomainModule,
  SendersAtHand,
  WakeUps,
  type WebhookDialect,
} from '#domain';
import {
  Inject,
  Injectable,
  Module,
  type DynamicModule,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type Provider,
  type Type,
} from '@nestjs/common';
import type { RuntimeConfig } from '../config/index.js';
import { LOGGER, RUNTIME_CONFIG } from '../core/core.js';
import type { Logger } from '../logging/index.js';
import { Metrics } from '../metrics/index.js';
import { joinClient, leaveClient } from './shared-client.js';
import { countAttempts } from './webhook.metrics.js';
import { WebhookSender } from './webhook.sender.js';

const DIALECT = Symbol('WebhookDialect');

@Injectable()
class SenderParts {
  constructor(
    readonly claims: DeliveryClaims,
    readonly settlement: DeliverySettlement,
    readonly clock: Clock,
    readonly metrics: Metrics,
    @Inject(LOGGER) readonly logger: Logger,
  ) {}
}

/** The sender of one face for as long as the face's application lives. */
@Injectable()
class RunningSender implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly sender: WebhookSender;

  constructor(
    parts: SenderParts,
    private readonly wakeUps: WakeUps,
    private readonly atHand: SendersAtHand,
    @Inject(DIALECT) private readonly dialect: WebhookDialect,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {
    const { claims, settlement, clock, logger } = parts;
    const onAttempt = countAttempts(parts.metrics.registry, dialect.face);
    const client = joinClient(config);
    this.sender = new WebhookSender({ claims, settlement, clock, logger, client, onAttempt }, dialect);
  }

  onApplicationBootstrap(): void {
    const wake = async () => {
      this.sender.wake();
    };
    this.wakeUps.on('webhooks.send', wake, this.dialect.face);
    this.sender.start();
    this.atHand.join(this.sender);
  }

  async onApplicationShutdown(): Promise<void> {
    this.atHand.leave(this.sender);
    await this.sender.stop();
    await leaveClient(this.config);
  }
}

/** Makes a face's process work off the face's own deliveries. */
@Module({})
export class WebhookSendingModule {
  /** `needs`: providers of the face that its dialect asks for. */
  static speaking(dialect: Type<WebhookDialect>, needs: Provider[] = []): DynamicModule {
    return {
      module: WebhookSendingModule,
      imports: [DomainModule],
      providers: [...needs, dialect, { provide: DIALECT, useExisting: dialect }, SenderParts, RunningSender],
    };
  }
}
