import {
  type Messages,
  Catalog,
  CourierAccess,
  CourierBlocks,
  CourierDocuments,
  CourierDuty,
  CourierEvents,
  CourierPositions,
  CourierPresenceStore,
  CourierQueries,
  CourierRegistrations,
  Fleets,
  hubScope,
  NearestCouriers,
  Outbox,
  OutboxNotifier,
  Passwords,
  type Point,
  PushSubscriptionStore,
  type Scope,
  SecondFactors,
  Sessions,
} from '#domain';
import { AccessNotices, CourierStore, LogIns } from '#domain/testing';
import type { TestCore } from './test-core.js';

/** Does not hash, so that tests are fast. */
class FakePasswords extends Passwords {
  hash(password: string): Promise<string> {
    return Promise.resolve(`hash of ${password}`);
  }

  matches(hash: string, password: string): Promise<boolean> {
    return Promise.resolve(hash === `hash of ${password}`);
  }
}

/** Acts of these tests tell nobody. */
const NO_MESSAGES = { channels: () => [], enqueue: () => Promise.resolve() } as unknown as Messages;

interface CourierOptions {
  readonly hubId?: number;
  readonly vehicleTypeIds?: readonly number[];
  /** Online at this place, with a current position. */
  readonly at?: Point;
}

/** The services of the couriers folder, constructed without Nest, and couriers for tests. */
export class CourierWorld {
  readonly catalog: Catalog;
  readonly events: CourierEvents;
  readonly store: CourierStore;
  readonly presence: CourierPresenceStore;
  readonly registrations: CourierRegistrations;
  readonly duty: CourierDuty;
  readonly blocks: CourierBlocks;
  readonly positions: CourierPositions;
  readonly queries: CourierQueries;
  readonly access: CourierAccess;
  readonly documents: CourierDocuments;
  readonly nearest: NearestCouriers;
  private made = 0;

  constructor(private readonly core: TestCore) {
    const { db, clock, cipher } = core;
    const passwords = new FakePasswords();
    const sessions = new Sessions(db, clock);
    const notices = new AccessNotices(NO_MESSAGES);
    const factors = new SecondFactors(db, clock, cipher, passwords, sessions);
    this.catalog = new Catalog(db, clock);
    this.events = new CourierEvents(new Outbox(new OutboxNotifier(db)), clock);
    this.store = new CourierStore(
      clock,
      this.events,
      new PushSubscriptionStore(db, clock),
      sessions,
      notices,
    );
    this.presence = new CourierPresenceStore(clock);
    this.registrations = new CourierRegistrations(
      db,
      clock,
      passwords,
      this.catalog,
      this.store,
      new Fleets(db, clock),
    );
    this.duty = new CourierDuty(db, this.presence, this.store, this.events, clock);
    this.blocks = new CourierBlocks(db, clock, this.store);
    this.positions = new CourierPositions(db, clock, this.events);
    this.queries = new CourierQueries(db);
    this.access = new CourierAccess(db, new LogIns(passwords, sessions, factors));
    this.documents = new CourierDocuments(db, clock, this.store);
    this.nearest = new NearestCouriers(db);
  }

  /** An approved courier, online when a place is given. */
  async aCourier({ hubId = 1, vehicleTypeIds, at }: CourierOptions = {}): Promise<number> {
    const scope = hubScope(hubId);
    const n = ++this.made;
    const { id } = await this.registrations.register(scope, {
      name: `Courier ${String(n)}`,
      phone: String(11_900_000_000 + n),
      password: 'segredo-1',
      ...(vehicleTypeIds && { vehicleTypeIds: [...vehicleTypeIds] }),
    });
    await this.registrations.approve(scope, id);
    if (at) await this.sendOnline(scope, id, at);
    return id;
  }

  async sendOnline(scope: Scope, id: number, at: Point): Promise<void> {
    await this.duty.goOnline(scope, id);
    await this.positions.record(id, [{ ...at, at: this.core.clock.now() }]);
  }
}
