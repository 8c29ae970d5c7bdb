import { CitiesRoads, type RoadsAnswer, type RoadsQuestion } from '#city';
import {
  Catalog,
  cents,
  Credentials,
  demoQuarter,
  DomainModule,
  GazetteerImporter,
  Hubs,
  hubScope,
  type HubSettingsInput,
  type Scope,
  ServiceAreas,
  Tariffs,
  Wallets,
  WebhookSubscriptions,
} from '#domain';
import { CoreModule } from '#runtime';
import { openFaceServer, ThreadedRoads } from '#runtime/testing';
import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consoleFace } from '../../../apps/console/src/face.js';
import { fullApiFace } from '../../../apps/full-api/src/face.js';
import { layDemoCity } from '../../../apps/gateway/src/demo/demo.service.js';
import { type PeriodicTask, taskNamed } from '../../../apps/worker/src/periodic.tasks.js';
import { aCourier, aMerchant, anOperator } from '../../../test/support/builders/index.js';
import { testCore, type TestCore } from '../../../test/support/test-core.js';
import { createTestDatabase } from '../../../test/support/test-database.js';
import { TestReceiver } from '../../../test/support/test-receiver.js';
import type { CompanyDay } from './company-day.builder.js';

type Token<T> = abstract new (...args: never[]) => T;

@Module({})
class Worker {}

/** Without a thread: a run that plays several days would start one for each. */
class RoadsHere extends ThreadedRoads {
  readonly cities: CitiesRoads;

  constructor({ clock, logger }: TestCore, dataDir: string) {
    super(clock, logger, { dataDir });
    const warn = (message: string) => {
      throw new Error(message);
    };
    this.cities = new CitiesRoads(join(dataDir, 'cities'), warn, () => clock.millis());
  }

  override ask(question: RoadsQuestion): Promise<RoadsAnswer> {
    return Promise.resolve(this.cities.answer(question));
  }
}

/** Bursts wait for the pool's eight connections, and a busy machine must not end a day. */
const CONNECT_TIMEOUT_MS = 60_000;
const OPENING_BALANCE = cents(2_000_000);

/** Faces, a worker that is restarted, the city's roads, and a receiver of webhooks. */
export class CompanyWorld {
  private worker: INestApplicationContext | null = null;

  private constructor(
    readonly core: TestCore & { readonly roads: RoadsHere },
    private readonly server: Awaited<ReturnType<typeof openFaceServer>>,
    private readonly dataDir: string,
    readonly receiver: TestReceiver,
  ) {}

  scope!: Scope;
  vehicleTypeId = 0;
  operator = '';
  readonly merchants: number[] = [];
  readonly couriers: number[] = [];

  static async open(day: CompanyDay, dispatch: HubSettingsInput['dispatch']): Promise<CompanyWorld> {
    const dataDir = mkdtempSync(join(tmpdir(), 'lm-company-'));
    await layDemoCity(dataDir);
    const database = await createTestDatabase({ connectTimeoutMs: CONNECT_TIMEOUT_MS });
    const tested = await testCore({ now: day.startsAt, env: { DATA_DIR: dataDir }, database });
    const core = {
      ...tested,
      config: { ...tested.config, loopbackReceivers: true },
      roads: new RoadsHere(tested, dataDir),
    };
    const server = await openFaceServer({ core, faces: [consoleFace, fullApiFace], env: {}, port: 0 });
    const world = new CompanyWorld(core, server, dataDir, await TestReceiver.start());
    await world.found(day, dispatch);
    await world.startWorker();
    return world;
  }

  async close(): Promise<void> {
    await this.stopWorker();
    await this.server.close();
    await this.receiver.close();
    await this.core.roads.close();
    await this.core.close();
    rmSync(this.dataDir, { recursive: true });
  }

  get<T>(token: Token<T>): T {
    return this.server.nest.get<T>(token, { strict: false });
  }

  courierScope(courierId: number): Scope {
    return hubScope(this.scope.hubId, { kind: 'courier', id: courierId });
  }

  get workerRuns(): boolean {
    return this.worker !== null;
  }

  /** The worker must be running. */
  task(name: string): PeriodicTask {
    return taskNamed(name, (owner) => this.worker!.get(owner, { strict: false }));
  }

  async startWorker(): Promise<void> {
    const host = { module: Worker, imports: [CoreModule.forRoot(this.core), DomainModule] };
    this.worker = await NestFactory.createApplicationContext(host, { logger: false, abortOnError: false });
  }

  async stopWorker(): Promise<void> {
    await this.worker?.close();
    this.worker = null;
  }

  /** As an operator's board asks. */
  async ask<T>(path: string): Promise<T> {
    const answer = await fetch(`${this.server.baseUrl}/api/admin${path}`, {
      headers: { Authorization: `Bearer ${this.operator}` },
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  private async found(day: CompanyDay, dispatch: HubSettingsInput['dispatch']): Promise<void> {
    const { city, state, timezone, streets, serviceArea, tariffs } = demoQuarter();
    const settings: HubSettingsInput = {
      dispatch,
      priceDistances: 'roads',
      recipientMessages: { onTheWay: ['sms'], arriving: ['sms'], delivered: ['sms'] },
    };
    const hub = await this.get(Hubs).create({
      name: 'Empresa de um dia',
      city,
      state,
      timezone,
      plan: 'premium',
      settings,
    });
    this.scope = hubScope(hub.id);
    await this.get(GazetteerImporter).import(hub.id, streets);
    await this.get(ServiceAreas).create(this.scope, { ...serviceArea, isDefault: true });
    const type = await this.get(Catalog).createVehicleType(hub.id, { name: 'Moto', kind: 'motorbike' });
    this.vehicleTypeId = type.id;
    await this.get(Tariffs).put(this.scope, { ...tariffs.motorbike, vehicleTypeId: type.id });
    await this.people(day);
    await this.get(WebhookSubscriptions).create(this.scope, {
      face: 'full-api',
      url: this.receiver.url(),
      credentialId: (await this.get(Credentials).issueKey(this.scope, KEY)).id,
    });
  }

  private async people(day: CompanyDay): Promise<void> {
    this.operator = await anOperator(this, this.scope.hubId, 'owner');
    for (const { name, pays } of day.shops) {
      const { id } = await aMerchant(this, this.scope, { name });
      this.merchants.push(id);
      const opening = { amount: OPENING_BALANCE, description: 'Saldo' };
      if (pays === 'wallet') await this.get(Wallets).credit(this.scope, { kind: 'merchant', id }, opening);
    }
    while (this.couriers.length < day.riders.length)
      this.couriers.push(await aCourier(this, this.scope, [this.vehicleTypeId]));
  }
}

const KEY = { kind: 'full_api_key', merchantId: null, label: 'Simulação' } as const;
