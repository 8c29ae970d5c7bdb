import { createHmac } from 'node:crypto';
import { ApiPixPayments, ManualPayments } from './payment.provider.js';

const E2E = 'E12345678202603021200abcdefghijk';
const notice = { endToEndId: E2E, txid: 'abc123', valor: '110.00', horario: '2026-03-02T09:00:00.000-03:00' };

function signed(body: unknown, secret = 'secret', prefix = 'sha256=') {
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  return { body: bytes, signature: prefix + createHmac('sha256', secret).update(bytes).digest('hex') };
}

describe('API Pix call-backs', () => {
  const provider = new ApiPixPayments(['secret', 'the one before']);

  it('are read from the shape of the Banco Central, whatever else they carry', () => {
    const payer = { pagador: { nome: 'Fulano' }, infoPagador: 'obrigado' };
    const { txid: _, ...withoutTxid } = notice;
    const call = signed({
      pix: [
        { ...notice, ...payer },
        { ...withoutTxid, valor: '0.05' },
      ],
      extra: 1,
    });
    expect(provider.read(call)).toEqual([
      { endToEndId: E2E, txid: 'abc123', amount: 11_000, paidAt: new Date('2026-03-02T12:00:00.000Z') },
      { endToEndId: E2E, txid: null, amount: 5, paidAt: new Date('2026-03-02T12:00:00.000Z') },
    ]);
  });

  it('may be signed with any secret in use, with or without the prefix', () => {
    expect(provider.read(signed({ pix: [notice] }, 'the one before'))).toHaveLength(1);
    expect(provider.read(signed({ pix: [notice] }, 'secret', ''))).toHaveLength(1);
  });

  it('are refused unless the very bytes were signed with our secret', () => {
    const { body, signature } = signed({ pix: [notice] });
    const refused = expect.objectContaining({ code: 'credential_invalid' });
    const wrong = [
      signed({ pix: [notice] }, 'other'),
      { body, signature: undefined },
      { body, signature: '' },
      { body, signature: 'sha256=' },
      { body, signature: signature.slice(0, -2) },
      { body, signature: 'sha256=zz' },
      { body: Buffer.concat([body, Buffer.from(' ')]), signature },
    ];
    for (const call of wrong) expect(() => provider.read(call)).toThrow(refused);
  });

  it.each([
    ['', 'not json'],
    ['pix', {}],
    ['pix', { pix: [] }],
    ['pix.0.endToEndId', { pix: [{ ...notice, endToEndId: 'short' }] }],
    ['pix.0.txid', { pix: [{ ...notice, txid: "'; drop" }] }],
    ['pix.0.valor', { pix: [{ ...notice, valor: '1.001' }] }],
    ['pix.0.valor', { pix: [{ ...notice, valor: '-1.00' }] }],
    ['pix.0.valor', { pix: [{ ...notice, valor: '0.00' }] }],
    ['pix.0.valor', { pix: [{ ...notice, valor: 110 }] }],
    ['pix.0.horario', { pix: [{ ...notice, horario: 'ontem' }] }],
  ])('are refused for a wrong %p: %p', (field, body) => {
    expect(() => provider.read(signed(body))).toThrow(
      expect.objectContaining({ code: 'invalid_value', facts: { field } }),
    );
  });

  it('are refused where payments are confirmed by hand', () => {
    expect(() => new ManualPayments().read()).toThrow(expect.objectContaining({ code: 'feature_disabled' }));
  });
});
