import { DomainError, toReais, type BatchProgress } from '#domain';
import { EndpointError } from '../endpoint.decorator.js';
import { errorReply } from '../error.mapper.js';
import { Output, OutputList } from '../openapi/output.decorator.js';
import { wireInstant, wireInstantOrNull } from '../vocabulary/instant.mapper.js';
import { ORDER_CREATION_ERRORS } from './order-creation.errors.js';

const nullable = { nullable: true } as const;

export class BatchRowBody {
  @Output('integer', 'O status que o pedido teria sozinho: 201 quando foi criado', { example: 201 })
  status: number;
  @Output('integer', 'Id do pedido criado', nullable) id: number | null;
  @Output('string', 'Número do pedido criado', nullable) public_id: string | null;
  @Output('string', 'O external_id enviado', nullable) external_id: string | null;
  @Output('number', 'Preço do pedido criado', nullable) total_value: number | null;
  @Output('string', 'Por que foi recusado', nullable) mensagem: string | null;
  @Output('string', 'O campo da recusa, se há um', nullable) campo: string | null;
}

export class OrderBatchBody {
  @Output('integer', 'Id do lote; nulo quando tudo já foi feito nesta resposta', nullable) id: number | null;
  @Output('boolean', 'Todos ou nenhum') atomico: boolean;
  @Output('integer', 'Pedidos enviados') total: number;
  @Output('integer', 'Pedidos criados até agora') criados: number;
  @Output('integer', 'Pedidos recusados até agora') recusados: number;
  @Output('string', 'Quando foi enviado') created_at: string;
  @Output('string', 'Quando terminou; nulo: em andamento', nullable) finished_at: string | null;
  @OutputList(() => BatchRowBody, 'Um resultado por pedido já decidido, na ordem do envio')
  resultados: BatchRowBody[];
}

export function toOrderBatchBody(batch: BatchProgress): OrderBatchBody {
  const { id, atomic, total, results, createdAt, endedAt } = batch;
  const criados = results.filter(({ order }) => order !== null).length;
  return {
    id,
    atomico: atomic,
    total,
    criados,
    recusados: results.length - criados,
    created_at: wireInstant(createdAt),
    finished_at: wireInstantOrNull(endedAt),
    resultados: results.map(toRow),
  };
}

type Result = BatchProgress['results'][number];

function toRow({ order, refusal }: Result): BatchRowBody {
  const { id = null, publicId = null, externalId = null, totalCents = null } = order ?? {};
  const placed = { id, public_id: publicId, external_id: externalId };
  const total_value = totalCents === null ? null : toReais(totalCents);
  return {
    ...placed,
    total_value,
    ...(refusal ? refused(refusal) : { status: 201, mensagem: null, campo: null }),
  };
}

/** As the endpoint for one order answers it. */
function refused({ code, facts }: NonNullable<Result['refusal']>) {
  if (facts.faults) return malformed(facts.faults as Faults);
  const error = new DomainError(code, facts);
  const answer = (ORDER_CREATION_ERRORS as Partial<typeof ORDER_CREATION_ERRORS & Record<string, never>>)[
    code
  ];
  const { status, body } = errorReply(
    answer === undefined
      ? { kind: 'domain', error }
      : {
          kind: 'http',
          status: answer.status,
          exception: new EndpointError(answer, facts, { cause: error }),
        },
  );
  if ('message' in body) return { status, mensagem: body.message, campo: null };
  const [campo = null] = Object.keys(body.errors ?? {});
  return { status, mensagem: campo === null ? body.mensagem : (body.errors?.[campo]?.[0] ?? null), campo };
}

/** Faults of an order by field; the field is empty where the order is no object. */
type Faults = readonly (readonly [field: string, messages: readonly string[]])[];

function malformed(faults: Faults) {
  const [field, messages] = faults[0] ?? ['', []];
  return { status: 400, mensagem: messages[0] ?? null, campo: field === '' ? null : field };
}
