import { Evidences, FileStore, hubScope, OrderLifecycle } from '#domain';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DispatchWorld } from '../../../test/support/index.js';
import { taskNamed } from './periodic.tasks.js';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('clean-up of expired records', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clean-'));
  let world: DispatchWorld;

  beforeAll(async () => {
    world = await DispatchWorld.open({ env: { DATA_DIR: folder } });
  });
  afterAll(async () => {
    await world.close();
    rmSync(folder, { recursive: true });
  });

  const forget = (what: string) => taskNamed(`forget ${what}`, (owner) => world.domain.get(owner)).run();

  it('removes evidence no delivery used within a day, with its file', async () => {
    const { domain, clock } = world;
    const evidences = domain.get(Evidences);
    const courierId = await world.aCourier(null);
    const scope = hubScope(world.scope.hubId, { kind: 'courier', id: courierId });
    await domain.get(OrderLifecycle).reassign(world.scope, (await world.createOrder()).id, courierId);
    const [unused, used] = [
      await evidences.store(scope, 'photo', PNG),
      await evidences.store(scope, 'photo', PNG),
    ];
    await evidences.use(scope, [used.id], { orderId: (await world.createOrder()).id, stop: 1 });
    clock.advance({ hours: 24 });
    await forget('unused evidence');
    expect(await evidences.byToken(unused.token)).not.toBeNull();
    clock.advance({ millis: 1 });
    await forget('unused evidence');
    expect(await evidences.byToken(unused.token)).toBeNull();
    expect(await domain.get(FileStore).get(unused.storageKey)).toBeNull();
    expect((await evidences.byToken(used.token))?.bytes).toEqual(PNG);
  });

  it('removes positions once their day is older than 30 days', async () => {
    const { domain, clock } = world;
    await forget('positions');
    const courierId = await world.aCourier(100);
    const kept = async () =>
      (await domain.db.query('select from courier_positions where courier_id = $1', [courierId])).length;
    clock.advance({ days: 30 });
    await forget('positions');
    expect(await kept()).toBe(1);
    clock.advance({ days: 1 });
    await forget('positions');
    expect(await kept()).toBe(0);
  });

  it('removes messages that ended more than 30 days ago', async () => {
    const { domain, clock } = world;
    const at = clock.now();
    await domain.db.execute(
      `insert into messages (channel, recipient, template, state, due_at, created_at, ended_at)
       values ('sms', '1', 'delivery_delivered', 'sent', null, $1, $1),
              ('sms', '2', 'delivery_delivered', 'queued', $1, $1, null)`,
      [at],
    );
    const kept = () => domain.db.query('select recipient from messages order by id');
    clock.advance({ days: 30 });
    await forget('messages');
    expect(await kept()).toHaveLength(2);
    clock.advance({ millis: 1 });
    await forget('messages');
    expect(await kept()).toEqual([{ recipient: '2' }]);
  });
});
