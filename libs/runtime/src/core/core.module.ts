import {
  Cipher,
  Cities,
  Clock,
  CodeCallback,
  Database,
  Demonstration,
  DomainModule,
  FileLinks,
  PhoneLinks,
  FileStore,
  HubGate,
  MessageTransport,
  OutboxNotifier,
  Passwords,
  PushServices,
  PushSubscriptionStore,
  PlanningThread,
  PublicUrl,
  AppTokenCipher,
  QuoteCipher,
  ReceiverCheck,
  WakeUps,
} from '#domain';
import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { optionalModules } from './optional-providers.js';
import { BackgroundWork } from './background-work.js';
import { CallerAdmission } from './caller-admission.js';
import { RequestRecording } from './request-recording.js';
import { LOGGER, PUSH_KEYS, RUNTIME_CONFIG, SECRET_KEYS, type Core } from './core.js';
import { RenderedBodies } from '../bodies/rendered-bodies.js';
import { DatabaseWatch } from '../database/database-watch.js';
import { NotificationListener } from '../database/notification-listener.js';
import { HubTurns } from '../limits/hub-turns.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { AddressGuard } from '../webhooks/address-guard.js';
import { HttpCodeCallback } from '../webhooks/code-callback.js';
import { WebhookClient } from '../webhooks/webhook-client.js';
import { ConfiguredTransport } from '../messages/configured-transport.js';
import { PushTransport } from '../messages/push-transport.js';
import { FolderCities, mapServices } from '../geography/map-services.js';
import { Metrics } from '../metrics/metrics.js';
import { createFileStore } from '../storage/file-store.js';

@Module({})
export class CoreModule {
  /** @param names default: the modules that the configuration names */
  static forRoot(core: Core, names = core.config.modules): DynamicModule {
    const { modules, instead } = optionalModules(names);
    const ofModules = names.flatMap((name) => core.ofModules[name]);
    const providers = [...providersOf(core), ...instead, ...ofModules];
    const imports = [DomainModule, ...modules];
    const exports = [...providers, ...imports];
    return { module: CoreModule, global: true, imports: [DiscoveryModule, ...imports], providers, exports };
  }
}

function providersOf(core: Core): Provider[] {
  const { webhookAllowInsecure: allowInsecure, loopbackReceivers: allowLoopback } = core.config;
  const guard = new AddressGuard({ allowInsecure, allowLoopback });
  const client = new WebhookClient(guard);
  return [
    { provide: RUNTIME_CONFIG, useValue: core.config },
    { provide: LOGGER, useValue: core.logger },
    { provide: SECRET_KEYS, useValue: core.secretKeys },
    { provide: Passwords, useValue: core.passwords },
    { provide: Clock, useValue: core.clock },
    { provide: Cipher, useValue: core.cipher },
    { provide: AppTokenCipher, useValue: new AppTokenCipher(core.secretKeys) },
    { provide: QuoteCipher, useValue: new QuoteCipher(core.secretKeys) },
    { provide: Database, useValue: core.database },
    { provide: DataSource, useValue: core.database.dataSource },
    { provide: NotificationListener, useValue: core.listener },
    { provide: WakeUps, useValue: core.wakeUps },
    { provide: OutboxNotifier, useValue: core.outboxNotifier },
    { provide: PlanningThread, useValue: core.planning },
    { provide: Cities, useValue: new FolderCities(core.config.dataDir) },
    { provide: FileStore, useValue: createFileStore(core.config) },
    { provide: PublicUrl, useValue: new PublicUrl(core.config.publicUrl) },
    { provide: FileLinks, useValue: new FileLinks(core.config.publicUrl, core.secretKeys, core.clock) },
    { provide: PhoneLinks, useValue: new PhoneLinks(core.secretKeys) },
    { provide: Demonstration, useValue: new Demonstration(core.config.demonstration) },
    { provide: Metrics, useValue: core.metrics },
    { provide: RenderedBodies, useValue: core.renderedBodies },
    { provide: ReceiverCheck, useValue: guard },
    { provide: WebhookClient, useValue: client },
    { provide: PushServices, useExisting: ReceiverCheck },
    { provide: PUSH_KEYS, useValue: core.pushKeys },
    {
      provide: PushTransport,
      useFactory: (db: Database, clock: Clock) =>
        new PushTransport(core.pushKeys, core.config, client, new PushSubscriptionStore(db, clock), clock),
      inject: [Database, Clock],
    },
    { provide: MessageTransport, useClass: ConfiguredTransport },
    { provide: CodeCallback, useClass: HttpCodeCallback },
    { provide: RateLimiter, useValue: core.rateLimiter },
    { provide: HubTurns, useValue: core.hubTurns },
    { provide: HubGate, useValue: core.hubGate },
    { provide: DatabaseWatch, useValue: core.watch },
    BackgroundWork,
    RequestRecording,
    CallerAdmission,
    ...mapServices(core),
  ];
}
