import { changesOf } from './record.rules.js';

describe('a record’s form', () => {
  it('sends the fields that were changed, whole where they are groups', () => {
    const begun = { name: 'Loja', phone: '', address: { street: 'A', number: '1' }, tags: [1, 2] };
    const typed = { ...begun, phone: '81', address: { street: 'A', number: '2' } };
    expect(changesOf(begun, typed)).toEqual({ phone: '81', address: { street: 'A', number: '2' } });
    expect(changesOf(begun, { ...begun, address: { ...begun.address } })).toEqual({});
  });
});
