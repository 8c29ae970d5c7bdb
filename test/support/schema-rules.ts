/** The declared exceptions of `test/schema.spec.ts`, each with its reason. A new table joins the rule or this file. */

export const TABLES_WITHOUT_HUB: Readonly<Record<string, string>> = {
  hubs: 'is the hub',
  order_endings: 'counts ended orders of all hubs for /metrics',
};

/** Unique indexes across hubs. */
export const UNIQUE_ACROSS_HUBS: Readonly<Record<string, string>> = {
  code_tries_pkey: 'the order id is unique across hubs and cells',
  courier_positions_pkey:
    'the courier id is unique across hubs and cells; hub_id would lengthen every entry of the track',
  courier_presence_pkey: 'the courier id is unique across hubs and cells',
  credentials_client_id_idx: 'look-up before the hub is known: client id of Open Delivery',
  credentials_lookup_idx: 'look-up before the hub is known: digest of a key',
  evidence_files_token_idx: 'public token of a file link',
  ledger_entries_pkey: 'the transaction id is unique across hubs and cells',
  operator_tokens_lookup_idx: 'look-up before the hub is known: digest of a token',
  operators_email_idx: 'look-up before the hub is known: e-mail of a log-in',
  order_endings_pkey: 'counts of all hubs',
  order_events_pkey: 'the order id is unique across hubs and cells',
  order_offers_open_idx: 'courier id and order id are unique across hubs and cells',
  order_searches_pkey: 'the order id is unique across hubs and cells',
  orders_tracking_idx: 'public token of a tracking page',
  orders_txid_idx: 'look-up before the hub is known: call-back of a payment provider',
  orders_uuid_idx: 'public token of a link; version 7 UUIDs are unique everywhere',
  merchant_tokens_lookup_idx: 'look-up before the hub is known: digest of a token',
  second_factors_pkey: 'one a person, whose id is of all hubs',
  password_resets_lookup_idx: 'look-up before the hub is known: digest of a token',
  pictures_token_idx: 'public token of a file link',
  robot_tasks_pkey: 'the order id is unique across hubs and cells',
  wallet_top_ups_txid_idx: 'look-up before the hub is known: call-back of a payment provider',
  webhook_deliveries_event_idx: 'subscription id and outbox id are unique across hubs and cells',
  webhook_deliveries_in_flight_idx: 'the subscription id is unique across hubs and cells',
};

export const FOREIGN_KEYS: Readonly<Record<string, string>> = {
  categories: 'FOREIGN KEY (hub_id, vehicle_type_id) REFERENCES vehicle_types(hub_id, id)',
  courier_documents: 'FOREIGN KEY (hub_id, courier_id) REFERENCES couriers(hub_id, id)',
  operator_tokens: 'FOREIGN KEY (operator_id) REFERENCES operators(id)',
};

/** PostgreSQL checks a foreign key with a look-up and a row lock on the parent for every row written. */
const HOT = 'written on the hot path: the check locks the parent row for every row written';
const ROOT = 'its only parent is the hub, which is never deleted';
const BULK = 'written by imports of a million rows';

export const TABLES_WITHOUT_FOREIGN_KEY: Readonly<Record<string, string>> = {
  address_imports: ROOT,
  audit_records: 'outlives what it tells of',
  bulk_jobs: 'operators are never deleted',
  bulk_rows: 'made with its job, and forgotten with it',
  code_tries: HOT,
  courier_positions: HOT,
  courier_presence: 'rewritten with every position; made in the statement that makes the courier',
  courier_totals: ROOT,
  couriers: 'fleet_id is set to null by the deletion of a fleet, in the same transaction',
  credentials: 'merchants are never deleted; last uses are written in batches',
  delivery_import_rows: 'made with its import, and forgotten with it',
  delivery_imports: 'merchants are never deleted',
  delivery_requests: HOT,
  dispatch_decisions: HOT,
  dispatch_replays: ROOT,
  evidence_files: 'order_id is written on the hot path of a delivery',
  fleets: ROOT,
  hubs: 'has no parent',
  idempotent_answers: HOT,
  known_houses: BULK,
  ledger_accounts: 'the holder is a merchant, a courier or a shard of the hub, by role',
  ledger_entries: HOT,
  ledger_transactions: HOT,
  merchant_places: 'merchants are never deleted',
  merchant_tokens: 'merchants are never deleted',
  messages: 'A message may be to one of the platform, who has no hub, and outlives its order in the log.',
  invoices: 'merchants are never deleted; orders point at it without a key, as they are too hot',
  merchants: 'the owner is checked by the rule that forbids chains of owners; merchants are never deleted',
  operators: ROOT,
  order_counters: HOT,
  order_endings: 'has no parent',
  order_events: HOT,
  order_groups: 'outlives its leader order',
  order_offers: HOT,
  order_searches: HOT,
  orders: HOT,
  outbox: HOT,
  password_resets: 'the person is a courier, a merchant or an operator, by kind',
  payments: 'a payment of an unknown order must be kept as well',
  planning_passes: HOT,
  preparation_times: 'merchants are never deleted; written in batches',
  pictures: 'the owner is a merchant, a vehicle type or a category, by kind',
  robot_tasks: HOT,
  saved_views: 'operators are never deleted',
  second_factors: 'the person is an operator or a merchant, by kind',
  service_areas: ROOT,
  wallet_top_ups: 'merchants are never deleted',
  street_grams: BULK,
  street_stretches: BULK,
  streets: BULK,
  tariffs: 'a vehicle type, category or merchant may be gone while its tariff still explains old prices',
  vehicle_types: ROOT,
  webhook_attempts: HOT,
  webhook_deliveries: HOT,
  webhook_subscriptions: ROOT,
};
