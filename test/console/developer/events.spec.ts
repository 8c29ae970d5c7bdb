import { OutboxRelay } from '#domain';
import { EventStreamClient, type ReceivedEvent } from '../../support/index.js';
import { TestReceiver } from '../../support/test-receiver.js';
import { DeveloperWorld, type Person } from '../developer.world.js';

describe('developers’ API: what happens in an app’s sandbox, live', () => {
  let world: DeveloperWorld;
  let receiver: TestReceiver;
  let owner: Person;
  let id: number;
  let app: string;

  beforeAll(async () => {
    receiver = await TestReceiver.start();
    world = await DeveloperWorld.open();
    owner = await world.aDeveloper();
    id = await world.anApp(owner, 'full_api');
    app = `/apps/${String(id)}`;
    await owner.call('put', `${app}/webhook`, { url: receiver.url() }).expect(200);
  });
  afterAll(() => receiver.close());

  const listen = ({ token }: Person, { path = app, after }: { path?: string; after?: string } = {}) =>
    EventStreamClient.open(`${world.faces.baseUrl}/api/developer${path}/events`, token, after);
  const anOrder = async () => (await owner.call('post', `${app}/orders`).expect(201)).body.id as number;
  const step = (order: number, name: string) =>
    owner.call('post', `${app}/orders/${String(order)}/steps`, { step: name }).expect(200);
  const ask = async (path = app) => {
    const { secret } = (await owner.call('get', `${path}/credentials`)).body as { secret: string };
    await world.faces.call().get('/api/v1/orders').set('Authorization', `Bearer ${secret}`).expect(200);
  };
  const relay = () => world.faces.get(OutboxRelay).drain();
  const delivered = ({ event, data }: ReceivedEvent) => event === 'delivery' && data.state === 'delivered';
  const sorted = (events: readonly ReceivedEvent[]) => events.map(({ event }) => event).sort();

  it('sends requests, orders and messages as they change, and nothing of other apps', async () => {
    const other = `/apps/${String(await world.anApp(owner, 'full_api'))}`;
    const quiet = await listen(owner, { path: other });
    const stream = await listen(owner);
    expect(await stream.next()).toMatchObject({ event: 'ready', data: { resumed: false } });
    await ask();
    expect(await stream.next()).toMatchObject({
      event: 'request',
      data: { method: 'GET', path: '/api/v1/orders', status: 200 },
    });
    const order = await anOrder();
    expect(await stream.next()).toMatchObject({ event: 'order', data: { id: order, status: 'pending' } });
    await relay();
    const sent = (await stream.until(delivered)).at(-1)!;
    expect(sent.data).toMatchObject({
      event: 'ORDER_CREATED',
      attempts: 1,
      lastStatus: 200,
      aggregateId: order,
    });
    await ask(other);
    await quiet.next();
    expect(await quiet.next()).toMatchObject({ event: 'request' });
    for (const each of [stream, quiet]) each.hangUp();
  });

  it('goes on where a listener left off, also where an event is sent again', async () => {
    const first = await listen(owner);
    const { id: after } = await first.next();
    first.hangUp();
    world.faces.core.clock.advance({ minutes: 3 });
    const order = await anOrder();
    await step(order, 'cancel');
    await relay();
    const second = await listen(owner, { after });
    const missed = await second.until(
      ({ event, data }) => event === 'delivery' && data.event === 'ORDER_CANCELLED',
    );
    expect(missed[0]).toMatchObject({ event: 'ready', data: { resumed: true } });
    expect(sorted(missed)).toContain('order');
    const cursor = missed.at(-1)!.id;
    second.hangUp();

    world.faces.core.clock.advance({ minutes: 20 });
    const late = await listen(owner, { after: cursor });
    expect((await late.next()).data).toEqual({ resumed: false });
    late.hangUp();
    const wrong = await listen(owner, { after: 'nonsense' });
    expect((await wrong.next()).data).toEqual({ resumed: false });
    wrong.hangUp();
  });

  it('tells who was away too long for the last two hundred changes to read the lists', async () => {
    const first = await listen(owner);
    const { id: after } = await first.next();
    first.hangUp();
    world.faces.core.clock.advance({ minutes: 1 });
    await world.faces.core.db.execute(
      `insert into recorded_requests (hub_id, at, method, path, headers, status, duration_ms)
       select a.sandbox_hub_id, $2, 'GET', '/api/v1/orders', '{}', 200, 3
         from developer_apps a, generate_series(1, 201) where a.id = $1`,
      [id, world.faces.core.clock.now()],
    );
    const again = await listen(owner, { after });
    const events = await again.until(({ event }) => event === 'behind');
    expect(events.filter(({ event }) => event === 'request')).toHaveLength(200);
    again.hangUp();
  });

  it('ends with the log-in, and when its developer leaves the team', async () => {
    const guest = await world.aDeveloper('gil@example.com');
    await owner
      .call('post', `/teams/${String(owner.teamId)}/invitations`, { email: guest.email })
      .expect(201);
    await guest.call('post', '/invitations/accept', { token: await world.linkTo(guest.email) }).expect(200);
    const removed = await listen(guest);
    await removed.next();
    const member = `/teams/${String(owner.teamId)}/members/${String(guest.id)}`;
    await owner.call('delete', member).expect(204);
    await removed.ended;
    expect((await guest.call('get', `${app}/deliveries`)).status).toBe(404);

    const elsewhere = await world.enter(owner.email);
    const stream = await listen(elsewhere);
    await stream.next();
    await elsewhere.call('delete', '/sessions/current').expect(204);
    await stream.ended;
  });
});
