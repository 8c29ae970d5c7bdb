import { z } from 'zod';
import { DomainError, isEnded, isInProgress, OrderQueries, stopId, trackingUrl, type Caller } from '#domain';
import { VersionedAnswer } from '#runtime';
import { CurrentCaller } from '../auth/api-key.guard.js';
import { statusCode } from '../vocabulary/index.js';
import { Endpoint, EndpointParam, EndpointQuery } from '../wire/endpoint.decorator.js';
import { pathRef } from '../wire/request.parser.js';
import { PrimaryBaseController } from '../wire/envelope.mapper.js';
import { requestRefAttribute } from './open-request.dto.js';
import * as receiptExamples from './receipt.examples.js';
import { receipt } from './receipt.mapper.js';
import { requestList, type RequestList } from './request-list.dto.js';
import { RequestListQueries } from './request-list.queries.js';
import * as examples from './request.examples.js';
import { HubContexts } from './hub-context.provider.js';

const CHANGES =
  'Com data_hora_alteracao_min: as solicitações alteradas desde então, também as excluídas, da alteração mais antiga à ' +
  'mais nova; os demais filtros são ignorados. Ao lado de response vem proximo_cursor: envie-o em cursor na próxima consulta.';
const oneRequest = z.object({ id_mch: requestRefAttribute() });
const EXAMPLE = { pedido: { id_mch: '10001' } };

type OneRequest = z.output<typeof oneRequest>;

@PrimaryBaseController()
export class RequestsController {
  constructor(
    private readonly orders: OrderQueries,
    private readonly requests: RequestListQueries,
    private readonly surroundings: HubContexts,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'solicitacao',
    status: 200,
    summary: 'Listar solicitações',
    description: CHANGES,
    conditional: true,
    access: 'any',
    query: requestList,
    examples: { pagina: { limite: 20, pagina: 1 } },
    answer: [examples.request],
    nullable: ['lat', 'lng'],
  })
  list(@CurrentCaller() { scope }: Caller, @EndpointQuery() query: RequestList) {
    return this.requests.page(scope, query);
  }

  @Endpoint({
    method: 'GET',
    path: 'solicitacaoStatus',
    status: 200,
    summary: 'Situação da solicitação',
    conditional: true,
    access: 'any',
    query: oneRequest,
    examples: EXAMPLE,
    answer: { status: 'E' },
  })
  async status(@CurrentCaller() { scope }: Caller, @EndpointQuery() { id_mch: ref }: OneRequest) {
    return VersionedAnswer.ofBody({ status: statusCode(await this.orders.statusOf(scope, ref)) });
  }

  @Endpoint({
    method: 'GET',
    path: 'posicaoCondutor',
    status: 200,
    summary: 'Posição do condutor',
    access: 'any',
    query: oneRequest,
    examples: EXAMPLE,
    answer: { lat_condutor: '-23.104', lng_condutor: '-46.203' },
    nullable: ['lat_condutor', 'lng_condutor'],
  })
  async position(@CurrentCaller() { scope }: Caller, @EndpointQuery() { id_mch: ref }: OneRequest) {
    const { status, courier } = await this.orders.byRef(scope, ref);
    const shown = isInProgress(status) ? courier : null;
    return {
      lat_condutor: shown?.latitude?.toString() ?? null,
      lng_condutor: shown?.longitude?.toString() ?? null,
    };
  }

  @Endpoint({
    method: 'GET',
    path: 'reciboEntrega',
    status: 200,
    summary: 'Recibo da entrega',
    access: 'any',
    query: oneRequest,
    examples: EXAMPLE,
    answer: receiptExamples.receiptExample,
    nullable: ['data_hora'],
  })
  async receipt(@CurrentCaller() { scope, hubId }: Caller, @EndpointQuery() { id_mch: ref }: OneRequest) {
    const order = await this.orders.byRef(scope, ref);
    if (order.status !== 'completed') throw new DomainError('order_not_finished');
    return receipt(order, await this.surroundings.of(hubId));
  }

  @Endpoint({
    method: 'GET',
    path: 'obterLinkRastreio/:id',
    status: 200,
    summary: 'Links de rastreio',
    access: 'any',
    params: { id: pathRef },
    answer: [
      { parada_id: '50123001', link_rastreio: 'https://exemplo.com/rastreio/x', codigo_confirmacao: 4821 },
    ],
    nullable: ['codigo_confirmacao'],
  })
  async links(@CurrentCaller() { scope, hubId }: Caller, @EndpointParam('id') ref: string) {
    const order = await this.orders.byRef(scope, ref);
    if (isEnded(order.status)) throw new DomainError('order_not_active');
    const { publicUrl } = await this.surroundings.of(hubId);
    return order.stops.map((stop) => ({
      parada_id: stopId(order.id, stop.ordinal),
      link_rastreio: trackingUrl(publicUrl, stop.trackingToken),
      codigo_confirmacao: stop.confirmationCode === null ? null : Number(stop.confirmationCode),
    }));
  }
}
