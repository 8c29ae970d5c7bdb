import { z } from 'zod';
import { DomainError, isEnded, isInProgress, OrderQueries, stopId, trackingUrl } from '#domain';
import { VersionedAnswer } from '#runtime';
import { statusCode } from '../vocabulary/index.js';
import { modelMApi } from '../wire/endpoint.decorator.js';
import { pathRef } from '../wire/request.parser.js';
import { requestRefAttribute } from './open-request.dto.js';
import * as receiptExamples from './receipt.examples.js';
import { receipt } from './receipt.mapper.js';
import { requestList, RequestListQueries } from './request-list.queries.js';
import * as examples from './request.examples.js';
import { HubContexts } from './hub-context.provider.js';

const CHANGES =
  'Com data_hora_alteracao_min: as solicitações alteradas desde então, também as excluídas, da alteração mais antiga à ' +
  'mais nova; os demais filtros são ignorados. Ao lado de response vem proximo_cursor: envie-o em cursor na próxima consulta.';
const oneRequest = z.object({ id_mch: requestRefAttribute() });
const EXAMPLE = { pedido: { id_mch: '10001' } };

const api = modelMApi({ orders: OrderQueries, requests: RequestListQueries, hubContexts: HubContexts });

export const RequestsController = api.controller('RequestsController', {
  list: api.get('solicitacao', {
    summary: 'Listar solicitações',
    description: CHANGES,
    conditional: true,
    access: 'any',
    query: requestList,
    examples: { pagina: { limite: 20, pagina: 1 } },
    answer: [examples.request],
    nullable: ['lat', 'lng'],
    run: ({ requests, scope, query }) => requests.page(scope, query),
  }),
  status: api.get('solicitacaoStatus', {
    summary: 'Situação da solicitação',
    conditional: true,
    access: 'any',
    query: oneRequest,
    examples: EXAMPLE,
    answer: { status: 'E' },
    run: async ({ orders, scope, query: { id_mch: ref } }) =>
      VersionedAnswer.ofBody({ status: statusCode(await orders.statusOf(scope, ref)) }),
  }),
  position: api.get('posicaoCondutor', {
    summary: 'Posição do condutor',
    access: 'any',
    query: oneRequest,
    examples: EXAMPLE,
    answer: { lat_condutor: '-23.104', lng_condutor: '-46.203' },
    nullable: ['lat_condutor', 'lng_condutor'],
    run: async ({ orders, scope, query: { id_mch: ref } }) => {
      const { status, courier } = await orders.byRef(scope, ref);
      const shown = isInProgress(status) ? courier : null;
      return {
        lat_condutor: shown?.latitude?.toString() ?? null,
        lng_condutor: shown?.longitude?.toString() ?? null,
      };
    },
  }),
  receipt: api.get('reciboEntrega', {
    summary: 'Recibo da entrega',
    access: 'any',
    query: oneRequest,
    examples: EXAMPLE,
    answer: receiptExamples.receiptExample,
    nullable: ['data_hora'],
    run: async ({ orders, hubContexts, scope, hubId, query: { id_mch: ref } }) => {
      const order = await orders.byRef(scope, ref);
      if (order.status !== 'completed') throw new DomainError('order_not_finished');
      return receipt(order, await hubContexts.of(hubId));
    },
  }),
  links: api.get('obterLinkRastreio/:id', {
    summary: 'Links de rastreio',
    access: 'any',
    params: { id: pathRef },
    answer: [
      { parada_id: '50123001', link_rastreio: 'https://exemplo.com/rastreio/x', codigo_confirmacao: 4821 },
    ],
    nullable: ['codigo_confirmacao'],
    run: async ({ orders, hubContexts, scope, hubId, id: ref }) => {
      const order = await orders.byRef(scope, ref);
      if (isEnded(order.status)) throw new DomainError('order_not_active');
      const { publicUrl } = await hubContexts.of(hubId);
      return order.stops.map((stop) => ({
        parada_id: stopId(order.id, stop.ordinal),
        link_rastreio: trackingUrl(publicUrl, stop.trackingToken),
        codigo_confirmacao: stop.confirmationCode === null ? null : Number(stop.confirmationCode),
      }));
    },
  }),
});
