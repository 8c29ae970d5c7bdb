import type { SheetColumns } from '#domain';

/** Names of columns in sheets of deliveries, without accents; the document names the first of each. */
export const SHEET_COLUMNS: SheetColumns = {
  name: ['nome', 'cliente', 'name', 'nombre'],
  phone: ['telefone', 'celular', 'phone', 'telefono'],
  address: ['endereco', 'address', 'direccion'],
  complement: ['complemento', 'complement'],
  instructions: ['recado', 'observacao', 'instructions', 'nota'],
  externalId: ['pedido', 'numero do pedido', 'external_id'],
  collect: ['cobrar', 'collect'],
};
