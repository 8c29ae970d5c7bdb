import { createTestDatabase, type TestDatabase } from '../support/index.js';

const NAME = 'AppCredentials1795300000200';

describe('webhooks that connected apps had registered before they named their app', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it('become the app’s, and end where the connection had ended', async () => {
    const { db } = database;
    const migration = db.dataSource.migrations.find((one) => one.constructor.name === NAME)!;
    const runner = db.dataSource.createQueryRunner();
    await migration.down(runner);
    await db.execute(
      `with keys as (
         insert into credentials (id, hub_id, merchant_id, app_id, kind, environment, label, lookup, secret_box, secret_key_id,
                                  created_at)
         select n, 10001, n, app, 'full_api_key', 'live', 'x', decode(lpad(n::text, 64, '0'), 'hex'), '', '', now()
           from (values (1, null::bigint), (2, 7), (3, 7)) t (n, app)
       ), connections as (
         insert into app_connections (hub_id, merchant_id, app_id, credential_id, connected_at, disconnected_at)
         values (10001, 2, 7, 2, now(), null), (10001, 3, 7, 3, now(), now()))
       insert into webhook_subscriptions (id, hub_id, face, merchant_id, credential_id, url, secret_key_id, secret_box, created_at,
                                          updated_at)
       select n, 10001, 'full-api', n, n, 'https://example.com/' || n, '', '', now(), now() from generate_series(1, 3) n`,
    );
    await db.execute(
      `insert into webhook_deliveries (hub_id, face, subscription_id, outbox_id, topic, aggregate_id, stream, state, due_at,
              created_at)
       select 10001, 'full-api', n, n, 'order.updated', 10001, 'o:10001', 'due', now(), now() from generate_series(1, 3) n`,
    );
    await migration.up(runner);
    await runner.release();
    expect(await db.query('select id, app_id as "appId" from webhook_subscriptions order by id')).toEqual([
      { id: 1, appId: null },
      { id: 2, appId: 7 },
    ]);
    expect(
      await db.query(
        `select subscription_id as id, state, last_error as error from webhook_deliveries order by subscription_id`,
      ),
    ).toEqual([
      { id: 1, state: 'due', error: null },
      { id: 2, state: 'due', error: null },
      { id: 3, state: 'cancelled', error: 'subscription_removed' },
    ]);
  });
});
