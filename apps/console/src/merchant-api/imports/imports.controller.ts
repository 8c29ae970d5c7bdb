import { DeliveryImports, SHEET_ROW_STATES, type ImportProgress, type MerchantSession } from '#domain';
import { z } from 'zod';
import {
  centsAnswer,
  countAnswer,
  instantAnswer,
  listOf,
  optionalInstantAnswer,
  textAnswer,
} from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { pathId } from '../../http/path.schemas.js';
import { CurrentMerchant, MerchantController } from '../session/index.js';
import { SHEET_COLUMNS } from './sheet.vocabulary.js';

const csv = z
  .string()
  .min(1)
  .max(200_000)
  .meta({ examples: ['nome;telefone;endereco\nMaria;11988887777;Rua Cometa Dourada, 450'] });
const previewBody = z.strictObject({ csv });
const importBody = z.strictObject({
  /** The sender's name for the request: the same again is the same import; with other deliveries it is refused. */
  key: z.string().min(1).max(100),
  csv,
  paymentMethod: z.enum(['wallet', 'invoiced']),
});

const delivery = z.strictObject({
  name: textAnswer,
  phone: textAnswer,
  address: z.string(),
  complement: textAnswer,
  instructions: textAnswer,
  externalId: textAnswer,
  collectCents: centsAnswer.nullable(),
});
const previewAnswer = z.strictObject({
  items: z.array(
    z.strictObject({
      line: z.int(),
      delivery,
      totalCents: centsAnswer.nullable(),
      /** Code of the refusal that the row would get; null: it can be ordered. */
      fault: textAnswer,
    }),
  ),
  /** Of the rows without a fault. */
  totalCents: centsAnswer,
  faults: countAnswer,
});
const progress = {
  id: z.int(),
  /** The sender's name for the request. */
  key: z.string(),
  paymentMethod: z.enum(['wallet', 'invoiced']),
  total: countAnswer,
  done: countAnswer,
  refused: countAnswer,
  createdAt: instantAnswer,
  endedAt: optionalInstantAnswer,
};
const progressAnswer = z.strictObject(progress);
const detailAnswer = z.strictObject({
  ...progress,
  rows: z.array(
    z.strictObject({
      line: z.int(),
      delivery,
      state: z.enum(SHEET_ROW_STATES),
      refusal: textAnswer,
      orderId: z.int().nullable(),
    }),
  ),
});
const params = { id: pathId('bulk_not_found') };

/** Sheets of deliveries, each a job that a worker does, that can be left and found again. */
@MerchantController('delivery-imports')
export class DeliveryImportsController {
  constructor(private readonly imports: DeliveryImports) {}

  @Endpoint({
    method: 'POST',
    path: 'preview',
    status: 200,
    summary:
      'Reads a sheet and says row by row what it would cost or why it would be refused; orders nothing',
    description:
      'CSV with a header, at most 200 rows: `endereco` (or `address`), and `nome`, `telefone`, `complemento`, ' +
      '`recado`, `pedido`, `cobrar` (reais). Separated by commas, semicolons or tabs.',
    body: previewBody,
    answer: previewAnswer,
    errors: [422],
  })
  async preview(
    @CurrentMerchant() { scope, merchant }: MerchantSession,
    @EndpointBody() body: z.output<typeof previewBody>,
  ) {
    const items = await this.imports.preview(scope, merchant.id, { ...body, columns: SHEET_COLUMNS });
    const totalCents = items.reduce((sum, row) => sum + (row.totalCents ?? 0), 0);
    return { items, totalCents, faults: items.filter(({ fault }) => fault !== null).length };
  }

  @Endpoint({
    method: 'POST',
    status: 201,
    summary: 'Orders the deliveries of a sheet as a job; faulty rows are refused, the others ordered',
    access: 'ordering',
    body: importBody,
    answer: progressAnswer,
    errors: [422],
  })
  async begin(
    @CurrentMerchant() { scope, merchant }: MerchantSession,
    @EndpointBody() body: z.output<typeof importBody>,
  ) {
    return shown(await this.imports.begin(scope, merchant.id, { ...body, columns: SHEET_COLUMNS }));
  }

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists the person’s last sheets, newest first',
    answer: listOf(progressAnswer),
  })
  async list(@CurrentMerchant() { scope, merchant }: MerchantSession) {
    return { items: (await this.imports.latest(scope, merchant.id)).map(shown) };
  }

  @Endpoint({
    method: 'GET',
    path: ':id',
    status: 200,
    summary: 'Shows how far a sheet has come, and what became of each row',
    params,
    answer: detailAnswer,
    errors: [404],
  })
  async read(@CurrentMerchant() { scope, merchant }: MerchantSession, @EndpointParam('id') id: number) {
    const found = await this.imports.byId(scope, merchant.id, id);
    return { ...shown(found), rows: await this.imports.rows(scope, id) };
  }
}

function shown({ id, key, paymentMethod, total, done, refused, createdAt, endedAt }: ImportProgress) {
  return { id, key, paymentMethod, total, done, refused, createdAt, endedAt };
}
