import { Body, Query } from '@nestjs/common';
import { Catalog, OrderPlacement, toReais, type Caller } from '#domain';
import { Calling } from '../auth/caller.js';
import { decode, decodeQuery } from '../wire/decode.js';
import { Endpoint } from '../wire/endpoint.js';
import { PortugueseController } from '../wire/portuguese.controller.js';
import { estimateQuery } from './estimate.dto.js';
import { openRequestByCompany, openRequestByHub, withDeparture } from './open-request.dto.js';
import { OpeningCommands } from './opening.commands.js';
import * as examples from './request.examples.js';

const point = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  lat: latitude,
  lng: longitude,
});

@PortugueseController()
export class OpeningController {
  constructor(
    private readonly placement: OrderPlacement,
    private readonly commands: OpeningCommands,
    private readonly catalog: Catalog,
  ) {}

  @Endpoint({
    method: 'POST',
    path: 'abrirSolicitacao',
    summary: 'Abrir solicitação',
    access: 'any',
    body: openRequestByHub,
    examples: examples.openings,
    answer: { id_mch: '50123', public_id: '7K2M9Q' },
  })
  async open(@Calling() caller: Caller, @Body() body: unknown) {
    const schema = caller.merchantId === null ? openRequestByHub : openRequestByCompany;
    const command = await this.commands.place(caller, decode(schema, withDeparture(body)));
    const order = await this.placement.place(caller.scope, command);
    return { id_mch: String(order.id), public_id: order.publicId };
  }

  @Endpoint({
    method: 'GET',
    path: 'estimarSolicitacao',
    summary: 'Estimar solicitação',
    access: 'any',
    query: estimateQuery,
    examples: { coordenadas: examples.estimateQuery },
    answer: examples.estimate,
  })
  async estimate(@Calling() caller: Caller, @Query() query: Record<string, unknown>) {
    const command = await this.commands.quote(caller, decodeQuery(estimateQuery, query));
    const quote = await this.placement.quote(caller.scope, command);
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
