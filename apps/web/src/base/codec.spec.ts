import * as c from './codec.js';

/** What is read of a text; undefined: it is refused. */
const readOf = <R>(codec: c.Codec<R>, text: string) => codec.read(text, () => undefined);

describe('a typed amount', () => {
  it.each([
    ['12', 1_200],
    ['12,5', 1_250],
    ['12.50', 1_250],
    ['R$ 1.234,56', 123_456],
    ['1234,56', 123_456],
    ['1.000', 100_000],
    ['0,01', 1],
  ])('%s', (typed, cents) => {
    expect(readOf(c.centsFrom(1), typed)).toBe(cents);
  });

  it.each(['', '0', '-5', '1,234', '1.23.4', 'doze', '12,345'])('is not %p', (typed) => {
    expect(readOf(c.centsFrom(1), typed)).toBeUndefined();
  });
});

describe('a codec', () => {
  it.each([
    ['kilometres', c.kilometres, 1_250, '1,25'],
    ['percent', c.percent(0, 100), 1_250, '12,5'],
    ['percent on top', c.onTop(-99, 400), 12_500, '25'],
    ['hours of minutes', c.scaled(60, c.decimal(0, 99, 1)), 90, '1,5'],
    ['a choice', c.oneOf([30, 60]), 60, '60'],
    ['a number or none', c.optional(c.whole(1, 99)), null, ''],
  ])('of %s comes back as it was', (_, codec, value, text) => {
    expect([codec.show(value), readOf<unknown>(codec, text)]).toEqual([text, value]);
  });

  it.each([
    [c.whole(1, 99), '100'],
    [c.whole(1, 99), '1,5'],
    [c.decimal(0, 9, 1), '1,25'],
    [c.percent(0, 100), '101'],
    [c.needed, '  '],
    [c.optional(c.whole(1, 99)), 'dez'],
  ])('refuses what is none', (codec, text) => {
    expect(readOf<unknown>(codec, text)).toBeUndefined();
  });
});

const SHOP = c.record({
  name: c.needed,
  address: c.optional(c.record({ street: c.optionalText, number: c.optional(c.whole(1, 9)) })),
  bands: c.list(c.record({ upToM: c.kilometres })),
});

describe('a record', () => {
  const shop = { name: 'Loja', address: { street: 'A', number: 1 }, bands: [{ upToM: 1_500 }] };

  it('is shown and read again, and is none where nothing is written', () => {
    expect(c.readForm(SHOP, SHOP.show(shop)).record).toEqual(shop);
    expect(SHOP.show({})).toEqual({ name: '', address: { street: '', number: '' }, bands: [] });
    const draft = { ...SHOP.show(shop), address: SHOP.show({}).address };
    expect(c.readForm(SHOP, draft).record).toEqual({ ...shop, address: null });
  });

  it('says by path what is wrong and what is missing', () => {
    const draft = {
      name: ' ',
      address: { street: '', number: '10' },
      bands: [{ upToM: '1' }, { upToM: 'x' }],
    };
    expect(c.readForm(SHOP, draft, { wrong: 'errado', missing: 'falta' })).toMatchObject({
      record: null,
      faults: { name: 'falta', 'address.number': 'errado', 'bands.1.upToM': 'errado' },
    });
  });

  it('leaves out what is not asked for, and says in a rule’s own words what belongs to several fields', () => {
    const shift = c.record(
      { from: c.whole(0, 24), to: c.whole(0, 24), pay: c.cents, paid: c.flag },
      ({ from, to }, wrong) => {
        if ((from ?? 0) > (to ?? 24)) wrong('to', 'antes do começo');
      },
      ({ paid }) => (paid ? [] : ['pay']),
    );
    const draft = { from: '10', to: '9', pay: 'nada', paid: false };
    expect(c.readForm(shift, draft).faults).toEqual({ to: 'antes do começo' });
    expect(c.readForm(shift, { ...draft, to: '11' }).record).toEqual({ from: 10, to: 11, paid: false });
  });
});
