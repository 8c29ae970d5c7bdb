import {
  Cipher,
  Clock,
  CodeCallback,
  Database,
  FileStore,
  OutboxBell,
  Passwords,
  PublicUrl,
  ReceiverCheck,
  SendersAtHand,
  WakeUps,
} from '#domain';
import { Module, type DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RateLimiter } from '../limits/index.js';
import { AddressGuard, HttpCodeCallback } from '../webhooks/index.js';
import { mapServices } from '../geography/index.js';
import { Metrics } from '../metrics/index.js';
import { fileStoreOf } from '../storage/index.js';
import { Argon2Passwords } from '../passwords/index.js';
import { LOGGER, RUNTIME_CONFIG, SECRET_KEYS, type Core } from './core.js';

/** Hands the process's one set of core objects to a face's own container. */
@Module({})
export class CoreModule {
  static forRoot(core: Core): DynamicModule {
    const providers = [
      { provide: RUNTIME_CONFIG, useValue: core.config },
      { provide: LOGGER, useValue: core.logger },
      { provide: SECRET_KEYS, useValue: core.secretKeys },
      { provide: Passwords, useClass: Argon2Passwords },
      { provide: Clock, useValue: core.clock },
      { provide: Cipher, useValue: core.cipher },
      { provide: Database, useValue: core.database },
      { provide: DataSource, useValue: core.database.dataSource },
      { provide: WakeUps, useValue: core.wakeUps },
      { provide: OutboxBell, useValue: core.outboxBell },
      { provide: SendersAtHand, useValue: core.senders },
      { provide: FileStore, useValue: fileStoreOf(core.config) },
      { provide: PublicUrl, useValue: new PublicUrl(core.config.publicUrl) },
      { provide: Metrics, useValue: core.metrics },
      {
        provide: ReceiverCheck,
        useValue: new AddressGuard({ allowInsecure: core.config.webhookAllowInsecure }),
      },
      { provide: CodeCallback, useClass: HttpCodeCallback },
      { provide: RateLimiter, useValue: core.rateLimiter },
      ...mapServices(core.config),
    ];
    return { module: CoreModule, global: true, providers, exports: providers };
  }
}
