import { matching, type Searched } from './found.rules.js';

const order = (id: number, more: Partial<Searched> = {}): Searched => ({
  id,
  publicId: `QPTY${String(id)}`,
  externalId: null,
  externalDisplayId: null,
  merchant: { name: 'Padaria Alvorada' },
  courier: null,
  stops: [],
  ...more,
});
const stop = {
  name: 'Maria Souza',
  phone: '+55 19 98888-4321',
  address: 'Rua São João, 480',
  district: 'Cambuí',
};
const ALL = [
  order(1, { stops: [stop] }),
  order(2, { courier: { name: 'Érica Lima' }, externalDisplayId: '#4321' }),
  order(3, { publicId: 'ZZTOP' }),
];
const found = (typed: string) => matching(ALL, typed).map(({ id }) => id);

describe('a search on the board', () => {
  it('finds open orders by the start of a code, address, courier, recipient, shop and the end of a phone', () => {
    expect(found('qpty')).toEqual([1, 2]);
    expect(found('zzt')).toEqual([3]);
    expect(found('sao joao 480')).toEqual([1]);
    expect(found('cambui')).toEqual([1]);
    expect(found('erica')).toEqual([2]);
    expect(found('souza maria')).toEqual([1]);
    expect(found('alvorada')).toEqual([1, 2, 3]);
    expect(found('4321')).toEqual([1]);
    expect(found('#4321')).toEqual([2]);
    expect(found('ninguém')).toEqual([]);
  });
});
