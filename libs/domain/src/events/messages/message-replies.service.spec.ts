import { Conversations, MessageLog, MessageReplies, Messages, OrderLifecycle, PhoneReplies } from '#domain';
import { DROPOFF, testDomain, TestHub, type TestDomain } from '../../../../../test/support/index.js';

describe('answers to messages', () => {
  let domain: TestDomain;
  let hub: TestHub;

  beforeAll(async () => {
    domain = await testDomain();
    hub = await TestHub.open(domain);
  });
  afterAll(() => domain.close());

  const tell = async (orderId: number, to = '(19) 99999-4711') => {
    const words = { recipientName: 'Ana', merchantName: 'Sol', link: 'https://x.test', code: null };
    const { hubId } = hub.scope;
    await domain.db.transaction((tx) =>
      domain
        .get(Messages)
        .enqueue(tx, { hubId, orderId, channel: 'sms', to, template: 'delivery_arriving', words }),
    );
    const [message] = await domain.get(MessageLog).list(hub.scope, { orderId }, { limit: 1 });
    return message?.lastError;
  };

  it('end messages to the phone, however it is written, until it wants them again', async () => {
    const replies = domain.get(MessageReplies);
    const { id } = await hub.order();
    await tell(id);
    expect(await replies.take({ from: '+5519999994711', text: ' Pare! ' })).toBe('stopped');
    expect(await tell(id)).toBe('stopped');
    expect(await tell(id, '(19) 98888-0000')).not.toBe('stopped');
    expect(await replies.take({ from: '19999994711', text: 'VOLTAR' })).toBe('started');
    expect(await tell(id)).not.toBe('stopped');
    expect(await replies.take({ from: '+5511911112222', text: 'Oi' })).toBeNull();
  });

  it('are taken once by their id, for as long as their signature is good', async () => {
    const replies = domain.get(PhoneReplies);
    const { id } = await hub.order();
    await tell(id);
    const stop = { id: 'msg_stop', channel: 'sms', from: '+5519999994711', text: 'PARE' } as const;
    expect(await replies.take(stop)).toBe('stopped');
    expect(await replies.take({ ...stop, id: 'msg_start', text: 'VOLTAR' })).toBe('started');
    domain.clock.advance({ minutes: 10 });
    expect(await replies.take(stop)).toBe('ignored');
    expect(await tell(id)).not.toBe('stopped');
    domain.clock.advance({ minutes: 1 });
    await replies.take({ ...stop, id: 'msg_other', text: 'VOLTAR' });
    expect(await domain.db.query('select from taken_replies')).toHaveLength(1);
  });

  it('are lines of the conversation of the order that the phone was told of last', async () => {
    const courier = await hub.courier();
    const order = await hub.order({ stops: [{ ...DROPOFF, phone: '(19) 97777-1234' }] });
    await domain.get(OrderLifecycle).accept(courier.scope, order.id, courier.id);
    await tell(order.id, '(19) 97777-1234');
    const replies = domain.get(PhoneReplies);
    const from = '+55 19 97777-1234';
    expect(await replies.take({ id: 'msg_1', channel: 'sms', from, text: 'Deixe na portaria' })).toBe(
      'written',
    );
    const talk = domain.get(Conversations);
    expect(await talk.of(hub.scope, order.id, 1)).toMatchObject([
      { side: 'recipient', via: 'sms', text: 'Deixe na portaria' },
    ]);
    expect(await replies.take({ id: 'msg_2', channel: 'sms', from: '+5511911112222', text: 'Oi' })).toBe(
      'ignored',
    );
  });
});
