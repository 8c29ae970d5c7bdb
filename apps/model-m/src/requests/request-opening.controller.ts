import { Catalog, OrderCreation, toReais, type Caller } from '#domain';
import { CurrentCaller } from '../auth/api-key.guard.js';
import { Endpoint, EndpointBody, EndpointQuery } from '../wire/endpoint.decorator.js';
import { PrimaryBaseController } from '../wire/envelope.mapper.js';
import { estimateQuery, type EstimateQuery } from './estimate.dto.js';
import { openRequestByCompany, openRequestByHub, type OpenRequest } from './open-request.dto.js';
import { RequestOpeningCommands } from './request-opening.commands.js';
import * as examples from './request.examples.js';

const point = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  lat: latitude,
  lng: longitude,
});

@PrimaryBaseController()
export class RequestOpeningController {
  constructor(
    private readonly creation: OrderCreation,
    private readonly commands: RequestOpeningCommands,
    private readonly catalog: Catalog,
  ) {}

  @Endpoint({
    method: 'POST',
    path: 'abrirSolicitacao',
    status: 200,
    summary: 'Abrir solicitação',
    access: 'any',
    body: { hub: openRequestByHub, company: openRequestByCompany },
    examples: examples.openings,
    answer: { id_mch: '50123', public_id: '7K2M9Q' },
  })
  async open(@CurrentCaller() caller: Caller, @EndpointBody() input: OpenRequest) {
    const order = await this.creation.create(caller.scope, await this.commands.place(caller, input));
    return { id_mch: String(order.id), public_id: order.publicId };
  }

  @Endpoint({
    method: 'GET',
    path: 'estimarSolicitacao',
    status: 200,
    summary: 'Estimar solicitação',
    access: 'any',
    query: estimateQuery,
    examples: { coordenadas: examples.estimateQueryExample },
    answer: examples.estimate,
  })
  async estimate(@CurrentCaller() caller: Caller, @EndpointQuery() query: EstimateQuery) {
    const command = await this.commands.quote(caller, query);
    const quote = await this.creation.quote(caller.scope, command);
    return {
      estimativa_valor: toReais(quote.totalCents),
      estimativa_minutos: Math.ceil(quote.durationS / 60),
      estimativa_km: Math.round(quote.distanceM / 10) / 100,
      categoria_nome: await this.nameOf(caller.hubId, command.categoryId, quote.vehicleTypeId),
      tarifa_nome: quote.price.tariffName,
      partida: point(quote.pickup),
      desejado: point(quote.stops.at(-1) ?? quote.pickup),
    };
  }

  private async nameOf(hubId: number, categoryId: number | null, vehicleTypeId: number): Promise<string> {
    const named =
      categoryId === null
        ? await this.catalog.vehicleType(hubId, vehicleTypeId)
        : await this.catalog.category(hubId, categoryId);
    return named.name;
  }
}
