import { type SheetColumns, DeliveryImports, JOB_ROW_STATES, type ImportProgress } from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import * as fields from '../../http/field.schemas.js';
import { merchantApi } from '../session/merchant-api.decorator.js';

/** Names of columns in sheets of deliveries, without accents; the document names the first of each. */
const SHEET_COLUMNS: SheetColumns = {
  name: ['nome', 'cliente', 'name', 'nombre'],
  phone: ['telefone', 'celular', 'phone', 'telefono'],
  address: ['endereco', 'address', 'direccion'],
  complement: ['complemento', 'complement'],
  instructions: ['recado', 'observacao', 'instructions', 'nota'],
  externalId: ['pedido', 'numero do pedido', 'external_id'],
  collect: ['cobrar', 'collect'],
};

const csv = z
  .string()
  .min(1)
  .max(200_000)
  .meta({ examples: ['nome;telefone;endereco\nMaria;11988887777;Rua Cometa Dourada, 450'] });
const importBody = z.strictObject({
  /** The sender's name of the request: again, it is the same import; with other deliveries it is refused. */
  key: z.string().min(1).max(100),
  csv,
  paymentMethod: z.enum(['wallet', 'invoiced']),
});

const delivery = z.strictObject({
  name: answers.text,
  phone: answers.text,
  address: z.string(),
  ...answers.each(['complement', 'instructions', 'externalId'], answers.text),
  collectCents: answers.cents.nullable(),
});
const previewAnswer = z.strictObject({
  items: z.array(
    z.strictObject({
      line: z.int(),
      delivery,
      totalCents: answers.cents.nullable(),
      /** Code of the refusal that the row would get; null: it can be ordered. */
      fault: answers.text,
    }),
  ),
  /** Price of the rows without a fault. */
  totalCents: answers.cents,
  faults: answers.count,
});
const progress = {
  id: z.int(),
  key: z.string(),
  paymentMethod: z.enum(['wallet', 'invoiced']),
  ...answers.each(['total', 'done', 'refused'], answers.count),
  createdAt: answers.instant,
  endedAt: answers.optionalInstant,
};
const progressAnswer = z.strictObject(progress);
const detailAnswer = z.strictObject({
  ...progress,
  rows: z.array(
    z.strictObject({
      line: z.int(),
      delivery,
      state: z.enum(JOB_ROW_STATES),
      refusal: answers.text,
      orderId: z.int().nullable(),
    }),
  ),
});

const api = merchantApi(
  'delivery-imports',
  { imports: DeliveryImports },
  { id: fields.pathId('bulk_not_found') },
);

export const DeliveryImportsController = api.controller('DeliveryImportsController', {
  preview: api.post('preview', {
    summary:
      'Reads a sheet and says row by row what it would cost or why it would be refused; orders nothing',
    description:
      'CSV with a header, at most 200 rows: `endereco` (or `address`), and `nome`, `telefone`, `complemento`, ' +
      '`recado`, `pedido`, `cobrar` (reais). Separated by commas, semicolons or tabs.',
    body: z.strictObject({ csv }),
    answer: previewAnswer,
    errors: [422],
    run: async ({ imports, by, merchantId, body }) => {
      const items = await imports.preview(by, merchantId, { ...body, columns: SHEET_COLUMNS });
      const totalCents = items.reduce((sum, row) => sum + (row.totalCents ?? 0), 0);
      return { items, totalCents, faults: items.filter(({ fault }) => fault !== null).length };
    },
  }),
  begin: api.post('', {
    summary: 'Orders the deliveries of a sheet as a job; faulty rows are refused, the others ordered',
    access: 'ordering',
    body: importBody,
    answer: progressAnswer,
    errors: [422],
    run: async ({ imports, by, merchantId, body }) =>
      shown(await imports.begin(by, merchantId, { ...body, columns: SHEET_COLUMNS })),
  }),
  list: api.get('', {
    summary: 'Lists the person’s last sheets, newest first',
    answer: answers.listOf(progressAnswer),
    run: async ({ imports, by, merchantId }) => (await imports.latest(by, merchantId)).map(shown),
  }),
  read: api.get(':id', {
    summary: 'Shows how far a sheet has come, and what became of each row',
    answer: detailAnswer,
    run: async ({ imports, by, merchantId, id }) => {
      const found = await imports.byId(by, merchantId, id);
      return { ...shown(found), rows: await imports.rows(by, id) };
    },
  }),
});

function shown(progress: ImportProgress) {
  return { ...progress, paymentMethod: progress.input.paymentMethod };
}
