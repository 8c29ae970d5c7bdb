import {
  CallGateways,
  isDomainError,
  OrderLifecycle,
  OrderQueries,
  PhoneCallBook,
  PhoneCalls,
  standardHeaders,
  standardKey,
  type OrderRecord,
} from '#domain';
import { DROPOFF, testDomain, TestHub, type TestDomain } from '../../../../../test/support/index.js';
import { TestReceiver } from '../../../../../test/support/test-receiver.js';

describe('calls between recipient and courier', () => {
  let domain: TestDomain;
  let telephony: TestReceiver;
  let hub: TestHub;
  let other: TestHub;
  let calls: PhoneCalls;
  let secret: string;

  beforeAll(async () => {
    domain = await testDomain({ env: { WEBHOOK_ALLOW_INSECURE: 'true' } });
    telephony = await TestReceiver.start();
    hub = await TestHub.open(domain);
    other = await TestHub.open(domain);
    calls = domain.get(PhoneCalls);
    ({ secret } = await domain.get(CallGateways).connect(hub.scope, telephony.url('/ring')));
  });
  afterAll(async () => {
    await domain.close();
    await telephony.close();
  });
  beforeEach(() => {
    domain.clock.advance({ minutes: 2 });
    telephony.reacts(() => ({ status: 202 }));
    telephony.received.length = 0;
  });

  const STOP = { ...DROPOFF, name: 'Ana', phone: '(19) 99999-4711' };
  const tokenOf = ({ stops: [stop] }: OrderRecord) => stop!.trackingToken;
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => 'taken',
      (error: unknown) => (isDomainError(error) ? error.code : String(error)),
    );
  const carried = async (at = hub, stop: object = STOP) => {
    const courier = await at.courier();
    const order = await at.order({ stops: [{ ...STOP, ...stop }] });
    await domain.get(OrderLifecycle).accept(courier.scope, order.id, courier.id);
    return { courier, order, token: tokenOf(order) };
  };
  const noted = async ({ id }: OrderRecord) => {
    const entries = await domain.get(OrderQueries).timeline(id);
    return entries.filter(({ type }) => type === 'order.phone_call').map(({ data }) => data);
  };
  const book = () => domain.get(PhoneCallBook);

  it('ring who asks first, signed, and are on the timeline without a number', async () => {
    const { courier, order } = await carried();
    await calls.askAsCourier(courier.scope, order.id, 1);
    const [{ body, headers }] = telephony.received as [(typeof telephony.received)[number]];
    const sent = JSON.parse(body) as { id: string; first: { phone: string } };
    expect(sent).toMatchObject({
      orderNumber: order.publicId,
      first: { side: 'courier', phone: expect.stringMatching(/^\+551999999\d{4}$/) },
      second: { side: 'recipient', phone: '+5519999994711' },
      language: 'pt-BR',
      eventsUrl: domain.get(CallGateways).eventsUrl(hub.hub.id),
    });
    const signed = standardHeaders(`call_${sent.id}`, body, standardKey(secret), domain.clock.now());
    expect(headers).toMatchObject(signed);
    await book().report(hub.hub.id, Number(sent.id), { state: 'ringing', seconds: null });
    await book().report(hub.hub.id, Number(sent.id), { state: 'answered', seconds: 42 });
    await book().report(hub.hub.id, Number(sent.id), { state: 'missed', seconds: null });
    expect(await book().of(hub.scope, order.id, 1)).toMatchObject([
      { side: 'courier', state: 'answered', seconds: 42 },
    ]);
    expect(await noted(order)).toEqual([
      { side: 'courier', state: 'asked', seconds: null },
      { side: 'courier', state: 'answered', seconds: 42 },
    ]);
    const report = { state: 'missed', seconds: null } as const;
    expect(await refusal(book().report(other.hub.id, Number(sent.id), report))).toBe('order_not_found');
  });

  it('need the end of the phone from a recipient, and ring one who presses twice once', async () => {
    const { token } = await carried();
    expect(await refusal(calls.askAsRecipient(token, '0000'))).toBe('wrong_code');
    await calls.askAsRecipient(token, '4711');
    await calls.askAsRecipient(token, '4711');
    expect(telephony.received).toHaveLength(1);
    expect(JSON.parse(telephony.received[0]!.body)).toMatchObject({
      first: { side: 'recipient' },
      second: { side: 'courier' },
    });
  });

  it('begin with the courier, end an hour after the end, and are of that courier alone', async () => {
    const alone = await hub.order({ stops: [STOP] });
    expect(await refusal(calls.askAsRecipient(tokenOf(alone), '4711'))).toBe('transition_refused');
    const { courier, order, token } = await carried();
    const stranger = await hub.courier();
    expect(await refusal(calls.askAsCourier(stranger.scope, order.id, 1))).toBe('order_not_found');
    const life = domain.get(OrderLifecycle);
    await life.collect(courier.scope, order.id);
    await life.deliverStop(courier.scope, order.id, 1, {});
    domain.clock.advance({ minutes: 59 });
    expect(await refusal(calls.askAsRecipient(token, '4711'))).toBe('taken');
    domain.clock.advance({ minutes: 2 });
    expect(await refusal(calls.askAsCourier(courier.scope, order.id, 1))).toBe('transition_refused');
  });

  it('are a few an hour, and not many in all', async () => {
    const { courier, order, token } = await carried();
    const ask = async () => {
      domain.clock.advance({ minutes: 1 });
      return await refusal(calls.askAsCourier(courier.scope, order.id, 1));
    };
    const hour = async () => [await ask(), await ask(), await ask(), await ask(), await ask()];
    const four = ['taken', 'taken', 'taken', 'taken', 'limit_reached'];
    expect(await hour()).toEqual(four);
    expect(await refusal(calls.askAsRecipient(token, '4711'))).toBe('taken');
    domain.clock.advance({ minutes: 61 });
    expect(await hour()).toEqual(four);
    domain.clock.advance({ minutes: 61 });
    expect(await hour()).toEqual(['taken', 'taken', 'limit_reached', 'limit_reached', 'limit_reached']);
  });

  it('that the telephony does not take have failed, and may be asked for again', async () => {
    const { courier, order } = await carried();
    telephony.reacts(() => ({ status: 409 }));
    const ask = () => refusal(calls.askAsCourier(courier.scope, order.id, 1));
    expect(await ask()).toBe('external_service_unavailable');
    telephony.reacts(() => ({ status: 200 }));
    expect(await ask()).toBe('taken');
    const states = (await book().of(hub.scope, order.id, null)).map(({ state }) => state);
    expect(states).toEqual(['failed', 'asked']);
    expect(await noted(order)).toHaveLength(3);
  });

  it('need telephony and both numbers: one behind a locator cannot be dialled', async () => {
    const elsewhere = await carried(other);
    const ask = ({ courier, order }: typeof elsewhere) =>
      refusal(calls.askAsCourier(courier.scope, order.id, 1));
    expect(await ask(elsewhere)).toBe('feature_disabled');
    expect(await ask(await carried(hub, { phoneLocator: '1234' }))).toBe('feature_disabled');
    expect(await ask(await carried(hub, { phone: '12' }))).toBe('feature_disabled');
    expect(telephony.received).toHaveLength(0);
  });
});
