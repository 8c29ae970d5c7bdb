import { cents } from '#domain';
import { TestReceiver } from '../../../../../test/support/test-receiver.js';
import { AsaasHttp } from './asaas-http.client.js';
import { AsaasPayouts } from './asaas-payouts.client.js';

const KEY = { environment: 'sandbox', apiKey: 'a-key' } as const;
const ORDER = { reference: 'ref-1', amount: cents(12_345), pixKey: '529.982.247-25', description: 'Repasse' };
const SENT_AT = new Date('2026-11-25T12:00:00Z');
const SENT = { ...ORDER, sentAt: SENT_AT, providerId: null };
const after = (minutes: number) => new Date(SENT_AT.getTime() + minutes * 60_000);

function transfer(more: object = {}) {
  return {
    object: 'transfer',
    id: 'tr-1',
    value: 123.45,
    status: 'PENDING',
    failReason: null,
    externalReference: 'ref-1',
    endToEndIdentifier: null,
    bankAccount: { ownerName: 'Ana Fictícia', cpfCnpj: '***.982.247-**', bank: { name: 'Banco X' } },
    ...more,
  };
}

describe('payouts by Asaas', () => {
  let server: TestReceiver;
  let http: AsaasHttp;
  let payouts: AsaasPayouts;

  beforeAll(async () => {
    server = await TestReceiver.start();
    http = new AsaasHttp({ production: 'http://127.0.0.1:1', sandbox: server.url('/v3') });
    payouts = new AsaasPayouts(http);
  });
  afterAll(async () => {
    await http.close();
    await server.close();
  });

  const answers = (status: number, body: unknown) =>
    server.reacts(() => ({ status, body: JSON.stringify(body) }));

  it('sends a transfer by Pix key, in reais, with our id', async () => {
    answers(200, transfer());
    expect(await payouts.send(KEY, ORDER)).toEqual({
      kind: 'accepted',
      transfer: {
        id: 'tr-1',
        state: 'pending',
        reason: null,
        endToEndId: null,
        owner: { name: 'Ana Fictícia', document: '***.982.247-**', bank: 'Banco X' },
      },
    });
    const last = server.received.at(-1)!;
    expect([last.path, last.headers['access_token']]).toEqual(['/v3/transfers', 'a-key']);
    expect(JSON.parse(last.body)).toEqual({
      value: 123.45,
      operationType: 'PIX',
      pixAddressKey: '52998224725',
      pixAddressKeyType: 'CPF',
      description: 'Repasse',
      externalReference: 'ref-1',
    });
  });

  it.each([
    [400, 'refused'],
    [401, 'not_taken'],
    [429, 'not_taken'],
    // One like it was sent within 15 minutes: perhaps this one.
    [409, 'unknown'],
    [500, 'unknown'],
    [200, 'unknown'],
  ])('takes the answer %i as %s, in the provider’s words', async (status, kind) => {
    answers(status, { errors: [{ code: 'x', description: 'Saldo insuficiente.' }] });
    expect(await payouts.send(KEY, ORDER)).toEqual({ kind, reason: 'Saldo insuficiente.' });
  });

  it('knows what never left from what may have arrived', async () => {
    server.reacts(() => 'reset');
    expect(await payouts.send(KEY, ORDER)).toMatchObject({ kind: 'unknown' });
    expect(await payouts.send({ ...KEY, environment: 'production' }, ORDER)).toMatchObject({
      kind: 'not_taken',
    });
    expect(await payouts.send(KEY, { ...ORDER, pixKey: 'x' })).toMatchObject({ kind: 'refused' });
  });

  it('finds a lost transfer by our id, on whichever page', async () => {
    server.reacts(({ path }) => {
      const first = path.includes('offset=0');
      const data = first
        ? [transfer({ id: 'other', externalReference: 'x' })]
        : [transfer({ status: 'DONE' })];
      return { status: 200, body: JSON.stringify({ hasMore: first, data }) };
    });
    expect(await payouts.ask(KEY, SENT, after(1))).toMatchObject({
      kind: 'found',
      transfer: { id: 'tr-1', state: 'done' },
    });
    expect(server.received.at(-1)!.path).toContain('dateCreated%5Bge%5D=2026-11-24');
  });

  it('says that there is none only when there can no longer be one', async () => {
    answers(200, { hasMore: false, data: [] });
    expect(await payouts.ask(KEY, SENT, after(14))).toMatchObject({ kind: 'unknown' });
    expect(await payouts.ask(KEY, SENT, after(15))).toEqual({ kind: 'absent' });
    answers(500, {});
    expect(await payouts.ask(KEY, SENT, after(99))).toMatchObject({ kind: 'unknown' });
  });

  it('counts the transfer that was made, of several with our id', async () => {
    const data = [transfer({ id: 'tr-0', status: 'CANCELLED' }), transfer({ id: 'tr-2', status: 'DONE' })];
    answers(200, { hasMore: false, data });
    expect(await payouts.ask(KEY, SENT, after(1))).toMatchObject({ transfer: { id: 'tr-2' } });
  });

  it('asks by the provider’s id once it knows it, with the reason of a failure', async () => {
    answers(200, transfer({ status: 'FAILED', failReason: 'Conta encerrada' }));
    expect(await payouts.ask(KEY, { ...SENT, providerId: 'tr-1' }, after(1))).toMatchObject({
      transfer: { state: 'failed', reason: 'Conta encerrada' },
    });
    expect(server.received.at(-1)!.path).toBe('/v3/transfers/tr-1');
  });

  it('learns whose a key is from the code of a Pix to it', async () => {
    answers(200, { receiver: { name: 'Ana Fictícia', cpfCnpj: '***', ispbName: 'Banco X' } });
    expect(await payouts.ownerOf(KEY, '(19) 99999-0000')).toEqual({
      name: 'Ana Fictícia',
      document: '***',
      bank: 'Banco X',
    });
    expect(JSON.parse(server.received.at(-1)!.body)).toMatchObject({
      payload: expect.stringContaining('+5519999990000'),
    });
    answers(400, {});
    expect(await payouts.ownerOf(KEY, '19999990000')).toBeNull();
  });

  it('reads events of transfers and questions for consent, and nothing else', () => {
    expect(payouts.readNotice({ event: 'TRANSFER_DONE', transfer: transfer({ status: 'DONE' }) })).toEqual({
      providerId: 'tr-1',
      reference: 'ref-1',
      state: 'done',
    });
    expect(payouts.readNotice({ event: 'PAYMENT_RECEIVED', payment: {} })).toBeNull();
    expect(payouts.readConsent({ type: 'TRANSFER', transfer: transfer() })).toEqual({
      providerId: 'tr-1',
      reference: 'ref-1',
      amount: 12_345,
    });
    expect(payouts.readConsent({ type: 'BILL', transfer: null })).toBeNull();
    expect(() => payouts.readNotice({ event: 'TRANSFER_DONE' })).toThrow();
  });
});
