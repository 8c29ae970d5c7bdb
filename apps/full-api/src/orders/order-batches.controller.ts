import {
  type BatchCommand,
  Clock,
  DomainError,
  HeldQuotes,
  OrderBatches,
  toReais,
  type BatchProgress,
} from '#domain';
import { fullApi, EndpointError } from '../endpoint.decorator.js';
import { pathId } from '../validation/dto.parser.js';
import { isForAnotherMerchant, keyedRequest } from './idempotent-orders.service.js';
import { toPlaceOrderCommand } from './order-command.mapper.js';
import { OrderBatchDto, type BatchedOrderDto } from './order.dto.js';
import { errorReply } from '../exception.filter.js';
import { Output, OutputList } from '../openapi/output.decorator.js';
import { wireInstant, wireInstantOrNull } from '../vocabulary/instant.mapper.js';
import { ORDER_CREATION_ERRORS } from './order-creation.errors.js';

const nullable = { nullable: true } as const;

class BatchRowBody {
  @Output('integer', 'O status que o pedido teria sozinho: 201 quando foi criado', { example: 201 })
  status: number;
  @Output('integer', 'Id do pedido criado', nullable) id: number | null;
  @Output('string', 'Número do pedido criado', nullable) public_id: string | null;
  @Output('string', 'O external_id enviado', nullable) external_id: string | null;
  @Output('number', 'Preço do pedido criado', nullable) total_value: number | null;
  @Output('string', 'Por que foi recusado', nullable) mensagem: string | null;
  @Output('string', 'O campo da recusa, se há um', nullable) campo: string | null;
}

class OrderBatchBody {
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

function toOrderBatchBody(batch: BatchProgress): OrderBatchBody {
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
  return {
    id,
    public_id: publicId,
    external_id: externalId,
    total_value: totalCents === null ? null : toReais(totalCents),
    ...(refusal ? refused(refusal) : { status: 201, mensagem: null, campo: null }),
  };
}

/** As the endpoint for one order answers it. */
function refused({ code, facts }: NonNullable<Result['refusal']>) {
  if (facts.faults) return malformed(facts.faults as [field: string, messages: string[]][]);
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

/** By field; the field is empty where the order is no object. */
function malformed([[field, messages] = ['', []]]: readonly [field: string, messages: string[]][]) {
  return { status: 400, mensagem: messages[0] ?? null, campo: field === '' ? null : field };
}

const api = fullApi('', 'Pedidos', { batches: OrderBatches, quotes: HeldQuotes, clock: Clock });

/** An addition to the contract: many orders in one request. */
export const OrderBatchesController = api.controller('OrderBatchesController', {
  place: api.post('orders/lote', {
    summary: 'Cria até 500 pedidos de uma vez (adição nossa ao contrato)',
    description:
      'Um resultado por pedido, na ordem do envio. Até 50 são criados na hora; mais viram um lote que GET /orders/lote/{id} ' +
      'acompanha. Um pedido fora do documento é o resultado dele (400), ou com atomico recusa todos. A Idempotency-Key vale para o lote todo e continua ' +
      'livre quando nada foi criado.',
    access: 'ordering',
    body: OrderBatchDto,
    answer: OrderBatchBody,
    idempotent: true,
    errors: [400, 403, 422],
    run: async ({ batches, quotes, clock, caller, scope, body, request, response }) => {
      const commands = body.pedidos.map((one, place): BatchCommand => {
        const faults = body.faultsOf(place);
        if (faults) return { refusal: { code: 'invalid_value', facts: { faults: Object.entries(faults) } } };
        if (isForAnotherMerchant(caller, one)) throw new DomainError('forbidden');
        return rowOf(one, quotes, clock.now());
      });
      const key = request.get('idempotency-key');
      const named = key === undefined ? null : keyedRequest(caller, 'orders/lote', body, key);
      const atomic = body.atomico ?? false;
      const { batch, replayed } = await batches.place(scope, { commands, atomic, named });
      if (replayed) response.setHeader('Idempotency-Replayed', 'true');
      return toOrderBatchBody(batch);
    },
  }),
  read: api.get('orders/lote/:id', {
    summary: 'Mostra até onde um lote chegou, com um resultado por pedido (adição nossa ao contrato)',
    access: 'any',
    params: { id: pathId('bulk_not_found') },
    answer: OrderBatchBody,
    errors: [404],
    run: async ({ batches, scope, id }) => toOrderBatchBody(await batches.byId(scope, id)),
  }),
});

/** An unknown quote refuses its order alone. */
function rowOf(order: BatchedOrderDto, quotes: HeldQuotes, now: Date): BatchCommand {
  try {
    const asked = toPlaceOrderCommand(order, now);
    return order.cotacao_id ? { ...asked, held: quotes.open(order.cotacao_id) } : asked;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, facts } = error;
    return { refusal: { code, facts } };
  }
}
