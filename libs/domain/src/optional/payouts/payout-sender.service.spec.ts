import { cents, CourierRegistrations, Wallets } from '#domain';
import { PayoutAccounts, type PayoutProvider, Payouts, PayoutSender } from '#domain/modules';
import { testDomain, TestHub, type TestDomain } from '../../../../../test/support/index.js';

describe('payouts at a bank that does not answer', () => {
  let domain: TestDomain;

  beforeAll(async () => {
    domain = await testDomain();
  });
  afterAll(() => domain.close());

  it('are sent again only when the bank knows of none, and never once it has named one', async () => {
    const hub = await TestHub.open(domain, { sandbox: true });
    const courier = await hub.courier();
    const wallet = { kind: 'courier', id: courier.id } as const;
    await domain.get(Wallets).credit(hub.scope, wallet, { amount: cents(5_000) });
    await domain.get(CourierRegistrations).update(hub.scope, courier.id, { pixKey: 'ana@example.com' });
    const request = { amount: cents(5_000), description: 'Saque' };
    const { entry } = await domain.get(Payouts).request(courier.scope, courier.id, request);
    const hours = async (count: number) => {
      for (let hour = 0; hour < count; hour++) {
        domain.clock.advance({ hours: 1 });
        await domain.get(PayoutSender).runDue();
      }
    };
    await domain.get(PayoutSender).runDue();
    await domain.get(Payouts).approve(hub.scope, entry.id);
    const state = async () => {
      const payouts = await domain.get(Payouts).ofWithdrawals(hub.scope, [entry.id]);
      return payouts.get(entry.id)?.state;
    };

    const bank = { name: 'asaas', send: jest.fn(), ask: jest.fn() };
    jest.spyOn(domain.get(PayoutAccounts), 'of').mockResolvedValue({
      provider: bank as unknown as PayoutProvider,
      credentials: { environment: 'sandbox', apiKey: '' },
    });
    bank.send.mockResolvedValue({ kind: 'unknown', reason: 'A resposta não chegou' });
    bank.ask.mockResolvedValue({ kind: 'unknown', reason: 'O provedor não respondeu' });
    await hours(3);
    expect(bank.send).toHaveBeenCalledTimes(1);
    bank.ask.mockResolvedValue({ kind: 'absent' });
    const transfer = { id: 'transfer-1', state: 'pending', endToEndId: null, owner: null, reason: null };
    bank.send.mockResolvedValue({ kind: 'accepted', transfer });
    await hours(6);
    expect(bank.send).toHaveBeenCalledTimes(2);
    bank.ask.mockResolvedValue({ kind: 'found', transfer: { ...transfer, state: 'done' } });
    await hours(1);
    expect(await state()).toBe('paid');
  });
});
