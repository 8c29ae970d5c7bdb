import { atSamePoint, addressWords } from './merchant.rules.js';

const WRITTEN = {
  street: 'Rua das Araras Azuis',
  number: '200',
  complement: null,
  district: null,
  city: 'Campinas',
  state: 'SP',
  postalCode: null,
};
const BEFORE = { ...WRITTEN, latitude: -22.9, longitude: -47.06 };

describe('the address of a merchant', () => {
  it('is looked up by street, number, district, city and state', () => {
    expect(addressWords({ ...WRITTEN, complement: 'Fundos', postalCode: '13000-000' })).toBe(
      'Rua das Araras Azuis, 200, Campinas, SP',
    );
  });

  it.each([
    ['is written again', {}],
    ['has another complement and postal code', { complement: 'Fundos', postalCode: '13000-000' }],
    ['is written in other letters', { street: ' rua das araras azuis' }],
  ])('keeps its point when it %s', (_, changes) => {
    const written = { ...WRITTEN, ...changes };
    expect(atSamePoint(written, BEFORE)).toEqual({ ...written, latitude: -22.9, longitude: -47.06 });
  });

  it.each([
    ['has another number', { number: '201' }, BEFORE],
    ['was none before', {}, null],
    ['had no point before', {}, { ...BEFORE, latitude: null }],
  ])('has to be looked up when it %s', (_, changes, before) => {
    expect(atSamePoint({ ...WRITTEN, ...changes }, before)).toBeNull();
  });
});
