import { causeOf, type FailureCause, proofOf } from './fault.rules.js';

describe('why a delivery failed', () => {
  it.each<[FailureCause, string[]]>([
    ['absent', ['Ninguém atende', 'Nobody answers', 'Nadie atiende', 'Cliente ausente']],
    [
      'address',
      [
        'Endereço não existe ou está errado',
        'The address is wrong or does not exist',
        'La dirección no existe',
      ],
    ],
    [
      'refused',
      ['O cliente recusou o pedido', 'The recipient refused the order', 'El cliente rechazó el pedido'],
    ],
    [
      'unsafe',
      ['Lugar perigoso ou sem acesso', 'Dangerous place or no access', 'Lugar peligroso o sin acceso'],
    ],
    ['damaged', ['O pedido está danificado', 'The order is damaged', 'El pedido está dañado']],
    ['recalled_by_shop', ['merchant_request', 'problem_at_merchant']],
    ['recalled_by_recipient', ['consumer_request']],
    ['recalled_by_company', ['operator']],
    ['other', ['Choveu muito', '']],
  ])('is read from a reason in the words of the apps and of the core: %s', (cause, reasons) => {
    expect(reasons.map(causeOf)).toEqual(reasons.map(() => cause));
  });
});

describe('how well a failure is proved', () => {
  const within = { withinM: 300, waitMinutes: 5 };
  const visit = { farM: 20, waitedS: 300, photos: 1, byCourier: true };

  it.each([
    ['waited', {}],
    ['photo', { waitedS: 299 }],
    ['photo', { farM: 301 }],
    ['photo', { farM: null }],
    ['said', { waitedS: 10, photos: 0 }],
    ['said', { byCourier: false, photos: 0 }],
  ])('is %s with %o', (proof, facts) => {
    expect(proofOf({ ...visit, ...facts }, within)).toBe(proof);
  });
});
