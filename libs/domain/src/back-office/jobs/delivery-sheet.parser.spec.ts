import { parseDeliverySheet } from './delivery-imports.service.js';

const columns = {
  name: ['nome'],
  phone: ['telefone'],
  address: ['endereco'],
  complement: ['complemento'],
  instructions: ['recado'],
  externalId: ['pedido'],
  collect: ['cobrar'],
};
const faultsOf = (...lines: string[]) =>
  parseDeliverySheet({ csv: lines.join('\n'), columns }).map(({ fault }) => fault);

describe('a row of a sheet', () => {
  it.each([
    ['(19) 98888-7777', null],
    ['+55 19 3333-0001', null],
    ['', null],
    ['8888-7777', 'phone_invalid'],
    ['19 8888', 'phone_invalid'],
    ['19 18888-7777', 'phone_invalid'],
    ['a combinar', 'phone_invalid'],
  ])('with the phone "%s": %s', (phone, fault) => {
    expect(faultsOf('nome;telefone;endereco', `Ana;${phone};Rua Um, 1`)).toEqual([fault]);
  });

  it('needs a name where the sheet has names', () => {
    expect(faultsOf('nome;endereco', ';Rua Um, 1', 'Ana;Rua Um, 1')).toEqual(['name_missing', null]);
    expect(faultsOf('endereco', 'Rua Um 1')).toEqual([null]);
  });
});

it('names the heading that a sheet lacks', () => {
  expect(() => faultsOf('nome;rua', 'Ana;Rua Um, 1')).toThrow(
    expect.objectContaining({ code: 'required_value', facts: { field: 'csv.endereco' } }),
  );
});
