import { change } from './changes.js';

/**
 * Changes that drop cached records. The writer announces one in its transaction (`tx.announce`); caches that
 * listen (`dropOn`, `changes.on`) are named here. A lost notice costs the time behind a cache, else 3 s.
 *
 * By their time alone: `LearnedSpeeds` and `PreparationTimes` (10 and 5 min), the heat of orders (15 s),
 * `OrderProjections` (10 s), `SearchQueues` and `ShiftRoster` (5 s), available vehicles (2 s), owners of Pix
 * keys (10 min), the status page (15 s), ways and addresses that others answered.
 */
export const CHANGED = {
  /** Key: the hub. `Hubs`. */
  hub: change<number>('hubs.hub'),
  /** Key: the hub. `Catalog`: vehicle types and categories. */
  catalog: change<number>('catalog.hub'),
  /** Key: the hub. `Tariffs`. */
  tariffs: change<number>('pricing.tariffs'),
  /** Key: the hub. `ServiceAreas`. */
  areas: change<number>('geography.service_areas'),
  /** Key: the hub. `Gazetteer` (answers and cities a minute, names an hour), `StreetMap` (10 min). */
  streets: change<number>('geography.streets'),
  /** A street that an order taught. Key: the hub and its `name_key`. The names of `Gazetteer`. */
  streetLearned: change<string>('geography.street_learned'),
  /** Key: the merchant. `Merchants`, `MerchantSessions`. */
  merchant: change<number>('merchants.merchant'),
  /** Owners, sub-users, restrictions. Key: the hub. `Callers`, `MerchantSessions`, webhook readers (1 s). */
  accounts: change<number>('merchants.accounts'),
  /** Key: the courier. `CourierSessions`. */
  courier: change<number>('couriers.courier'),
  /** Sessions that ended. Key: the hash of their token. `Sessions`. */
  session: change<string>('sessions.ended'),
  /** People whose sessions may now do something else. Key: `personKey`. Operators, developers, log-ins. */
  person: change<string>('sessions.person'),
  /** Key: the hub. `Callers`, `SubscriptionTargets` (2 s). */
  credentials: change<number>('credentials.credentials'),
  /** Key: the subscription. `SubscriptionTargets` (2 s). */
  subscription: change<number>('webhooks.subscription'),
  /** Key: the connection. `ActingApps`. */
  connections: change<number>('developer-apps.connections'),
  /** Key: the grant. `ActingApps`. */
  grants: change<number>('app-access.grants'),
};
