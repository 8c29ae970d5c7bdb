import { Catalog, OrderCreation, toReais } from '#domain';
import { modelMApi } from '../wire/endpoint.decorator.js';
import { estimateQuery } from './estimate.dto.js';
import { openRequestByCompany, openRequestByHub } from './open-request.dto.js';
import { RequestOpeningCommands } from './request-opening.commands.js';
import * as examples from './request.examples.js';

const point = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  lat: latitude,
  lng: longitude,
});

const api = modelMApi({ creation: OrderCreation, commands: RequestOpeningCommands, catalog: Catalog });

export const RequestOpeningController = api.controller('RequestOpeningController', {
  open: api.post('abrirSolicitacao', {
    summary: 'Abrir solicitação',
    access: 'any',
    body: { hub: openRequestByHub, company: openRequestByCompany },
    examples: examples.openings,
    answer: { id_mch: '50123', public_id: '7K2M9Q' },
    run: async ({ creation, commands, caller, scope, body }) => {
      const order = await creation.create(scope, await commands.place(caller, body));
      return { id_mch: String(order.id), public_id: order.publicId };
    },
  }),
  estimate: api.get('estimarSolicitacao', {
    summary: 'Estimar solicitação',
    access: 'any',
    query: estimateQuery,
    examples: { coordenadas: examples.estimateQueryExample },
    answer: examples.estimate,
    run: async ({ creation, commands, catalog, caller, scope, hubId, query }) => {
      const command = await commands.quote(caller, query);
      const quote = await creation.quote(scope, command);
      const { name } =
        command.categoryId === null
          ? await catalog.vehicleType(hubId, quote.vehicleTypeId)
          : await catalog.category(hubId, command.categoryId);
      return {
        estimativa_valor: toReais(quote.totalCents),
        estimativa_minutos: Math.ceil(quote.durationS / 60),
        estimativa_km: Math.round(quote.distanceM / 10) / 100,
        categoria_nome: name,
        tarifa_nome: quote.price.tariffName,
        partida: point(quote.pickup),
        desejado: point(quote.stops.at(-1) ?? quote.pickup),
      };
    },
  }),
});
