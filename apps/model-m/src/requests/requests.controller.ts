import { Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { Clock, DomainError, isEnded, isInProgress, OrderQueries, stopId, type Caller } from '#domain';
import { Calling } from '../auth/caller.js';
import { statusLetter } from '../vocabulary/index.js';
import { decodeQuery } from '../wire/decode.js';
import { Endpoint } from '../wire/endpoint.js';
import { PortugueseController } from '../wire/portuguese.controller.js';
import { requestRef } from './open-request.dto.js';
import * as receiptExamples from './receipt.examples.js';
import { receipt } from './receipt.mapper.js';
import { filterOf, requestByRef, requestList } from './request-list.dto.js';
import * as examples from './request.examples.js';
import { requestElement, trackingLink } from './request.mapper.js';
import { SurroundingsOfHub } from './surroundings.js';

const PER_PAGE = 20;
const oneRequest = z.object({ id_mch: requestRef() });
const EXAMPLE = { pedido: { id_mch: '10001' } };

type Query = Record<string, unknown>;

@PortugueseController()
export class RequestsController {
  constructor(
    private readonly orders: OrderQueries,
    private readonly surroundings: SurroundingsOfHub,
    private readonly clock: Clock,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'solicitacao',
    summary: 'Listar solicitações',
    access: 'any',
    query: requestList,
    examples: { pagina: { limite: 20, pagina: 1 } },
    answer: [examples.request],
    nullable: ['lat', 'lng'],
  })
  async list(@Calling() { scope, hubId }: Caller, @Query() query: Query) {
    const around = await this.surroundings.of(hubId);
    const { id, id_mch: ref = id } = decodeQuery(requestByRef, query);
    if (ref !== undefined) return [requestElement(await this.orders.byRef(scope, ref), around)];
    const input = decodeQuery(requestList, query);
    const { limite = PER_PAGE, pagina = 1 } = input;
    const filter = filterOf(input, around.hub, this.clock.now());
    const found = filter && (await this.orders.newest(scope, filter, limite, (pagina - 1) * limite));
    return (found ?? []).map((order) => requestElement(order, around));
  }

  @Endpoint({
    method: 'GET',
    path: 'solicitacaoStatus',
    summary: 'Situação da solicitação',
    access: 'any',
    query: oneRequest,
    examples: EXAMPLE,
    answer: { status: 'E' },
  })
  async status(@Calling() { scope }: Caller, @Query() query: Query) {
    const { id_mch: ref } = decodeQuery(oneRequest, query);
    return { status: statusLetter(await this.orders.standing(scope, ref)) };
  }

  @Endpoint({
    method: 'GET',
    path: 'posicaoCondutor',
    summary: 'Posição do condutor',
    access: 'any',
    query: oneRequest,
    examples: EXAMPLE,
    answer: { lat_condutor: '-23.104', lng_condutor: '-46.203' },
    nullable: ['lat_condutor', 'lng_condutor'],
  })
  async position(@Calling() { scope }: Caller, @Query() query: Query) {
    const { status, courier } = await this.orders.byRef(scope, decodeQuery(oneRequest, query).id_mch);
    const shown = isInProgress(status) ? courier : null;
    return {
      lat_condutor: shown?.latitude?.toString() ?? null,
      lng_condutor: shown?.longitude?.toString() ?? null,
    };
  }

  @Endpoint({
    method: 'GET',
    path: 'reciboEntrega',
    summary: 'Recibo da entrega',
    access: 'any',
    query: oneRequest,
    examples: EXAMPLE,
    answer: receiptExamples.receipt,
    nullable: ['data_hora'],
  })
  async receipt(@Calling() { scope, hubId }: Caller, @Query() query: Query) {
    const order = await this.orders.byRef(scope, decodeQuery(oneRequest, query).id_mch);
    if (order.status !== 'completed') throw new DomainError('order_not_finished');
    return receipt(order, await this.surroundings.of(hubId));
  }

  @Endpoint({
    method: 'GET',
    path: 'obterLinkRastreio/:id',
    summary: 'Links de rastreio',
    access: 'any',
    answer: [
      { parada_id: '50123001', link_rastreio: 'https://exemplo.com/rastreio/x', codigo_confirmacao: 4821 },
    ],
    nullable: ['codigo_confirmacao'],
  })
  async links(@Calling() { scope, hubId }: Caller, @Param('id') ref: string) {
    const order = await this.orders.byRef(scope, ref);
    if (isEnded(order.status)) throw new DomainError('order_not_active');
    const { publicUrl } = await this.surroundings.of(hubId);
    return order.stops.map((stop) => ({
      parada_id: stopId(order.id, stop.ordinal),
      link_rastreio: trackingLink(publicUrl, stop.trackingToken),
      codigo_confirmacao: stop.confirmationCode === null ? null : Number(stop.confirmationCode),
    }));
  }
}
