import type { SheetColumns } from '#domain';

/** Names of columns in sheets of deliveries, without accents; the document names the first of each. */
export const SHEET_COLUMNS: SheetColumns = {
  name: ['nome', 'cliente', 'name'],
  phone: ['telefone', 'celular', 'phone'],
  address: ['endereco', 'address'],
  complement: ['complemento', 'complement'],
  instructions: ['recado', 'observacao', 'instructions'],
  externalId: ['pedido', 'numero do pedido', 'external_id'],
  collect: ['cobrar', 'collect'],
};
