import {
  Conversations,
  isDomainError,
  OrderLifecycle,
  OrderQueries,
  RecipientWishes,
  type OrderRecord,
} from '#domain';
import { DROPOFF, testDomain, TestHub, type TestDomain } from '../../../../../test/support/index.js';

describe('the conversation of a stop', () => {
  let domain: TestDomain;
  let hub: TestHub;
  let talk: Conversations;

  beforeAll(async () => {
    domain = await testDomain();
    hub = await TestHub.open(domain);
    talk = domain.get(Conversations);
  });
  afterAll(() => domain.close());
  beforeEach(() => {
    domain.clock.advance({ minutes: 2 });
  });

  const STOP = { ...DROPOFF, name: 'Ana', phone: '(19) 99999-4711' };
  const tokenOf = ({ stops: [stop] }: OrderRecord) => stop!.trackingToken;
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => 'taken',
      (error: unknown) => (isDomainError(error) ? error.code : String(error)),
    );
  const carried = async () => {
    const courier = await hub.courier();
    const order = await hub.order({ stops: [STOP] });
    await domain.get(OrderLifecycle).accept(courier.scope, order.id, courier.id);
    await domain.get(OrderLifecycle).collect(courier.scope, order.id);
    return { courier, order, token: tokenOf(order) };
  };

  it('is written by both sides, on the timeline without its words, a button pressed twice once', async () => {
    const { courier, order, token } = await carried();
    await talk.writeAsRecipient(token, '  Estou no\n jardim ');
    await talk.writeAsRecipient(token, 'Estou no jardim');
    await talk.writeAsCourier(courier.scope, order.id, 1, 'Já vou');
    const { lines, open, mayCome } = await talk.ofRecipient(token);
    expect(lines.map(({ side, text }) => [side, text])).toEqual([
      ['recipient', 'Estou no jardim'],
      ['courier', 'Já vou'],
    ]);
    expect([open, mayCome]).toEqual([true, true]);
    const { stops } = await domain.get(OrderQueries).byId(hub.scope, order.id);
    expect(stops[0]?.lines).toEqual({ recipient: 1, courier: 1 });
    const entries = await domain.get(OrderQueries).timeline(order.id);
    const written = entries.filter(({ type }) => type === 'order.message');
    expect(written.map(({ actor, data }) => [actor.kind, data])).toEqual([
      ['consumer', null],
      ['courier', null],
    ]);
  });

  it('begins with the courier and ends an hour after the end', async () => {
    const alone = await hub.order({ stops: [STOP] });
    expect(await refusal(talk.writeAsRecipient(tokenOf(alone), 'Oi'))).toBe('transition_refused');
    const { courier, order, token } = await carried();
    await domain.get(OrderLifecycle).deliverStop(courier.scope, order.id, 1, {});
    domain.clock.advance({ minutes: 59 });
    expect(await refusal(talk.writeAsRecipient(token, 'Obrigada'))).toBe('taken');
    domain.clock.advance({ minutes: 2 });
    expect(await refusal(talk.writeAsRecipient(token, 'Ainda?'))).toBe('transition_refused');
    expect(await refusal(talk.writeAsCourier(courier.scope, order.id, 1, 'Oi'))).toBe('transition_refused');
    expect((await talk.ofRecipient(token)).open).toBe(false);
  });

  it('is of its courier and its recipient alone, and takes no empty, long or endless words', async () => {
    const { order, token } = await carried();
    const other = await hub.courier();
    expect(await refusal(talk.writeAsCourier(other.scope, order.id, 1, 'Oi'))).toBe('order_not_found');
    expect(await refusal(talk.writeAsRecipient('x'.repeat(22), 'Oi'))).toBe('order_not_found');
    expect(await refusal(talk.writeAsRecipient(token, ' \n '))).toBe('required_value');
    expect(await refusal(talk.writeAsRecipient(token, 'x'.repeat(301)))).toBe('invalid_value');
    for (let n = 0; n < 60; n++) await talk.writeAsRecipient(token, String(n));
    expect(await refusal(talk.writeAsRecipient(token, 'mais'))).toBe('limit_reached');
  });

  it('makes the courier wait for who comes to the door', async () => {
    const { courier, order, token } = await carried();
    const life = domain.get(OrderLifecycle);
    const wishes = domain.get(RecipientWishes);
    await life.arriveAtStop(courier.scope, order.id, 1, { position: DROPOFF_AT });
    domain.clock.advance({ minutes: 6 });
    await wishes.coming(token);
    const fail = () =>
      refusal(life.failStop(courier.scope, order.id, 1, { reason: 'Ausente', position: DROPOFF_AT }));
    expect(await fail()).toBe('required_value');
    domain.clock.advance({ minutes: 6 });
    await wishes.coming(token);
    expect(await refusal(wishes.coming(token))).toBe('limit_reached');
    domain.clock.advance({ minutes: 6 });
    expect(await fail()).toBe('taken');
    expect(await refusal(wishes.coming(token))).toBe('transition_refused');
  });

  const DROPOFF_AT = { latitude: DROPOFF.latitude, longitude: DROPOFF.longitude };
});
