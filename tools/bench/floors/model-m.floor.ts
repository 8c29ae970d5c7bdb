import { requireKey, trackingUrl, type Floor, type StoredOrder } from './floor.js';

/** Every column of the answer; sample values would leave work out. */
const PAGE = `
  select o.id, o.public_id, o.status, o.created_at as data_hora_solicitacao,
         o.accepted_at as data_hora_aceite, o.arrived_pickup_at as data_hora_chegada_local,
         o.finished_at as data_hora_finalizacao, o.cancelled_at as data_hora_cancelamento,
         o.started_at as data_hora_pendencia, o.merchant_id::text as cliente_id,
         o.merchant_id::text as empresa_id, o.hub_id::text as bandeira_chamada_id,
         o.late_charge_cents as taxas_cancelamento, o.needs_return as com_retorno,
         o.preferred_courier_id is not null as condutor_especificado,
         coalesce(o.payment_code, o.payment_method) as tipo_pagamento, o.total_cents, o.distance_m,
         o.duration_s, o.tracking_token, o.pickup, o.stops, m.name as nome_passageiro,
         o.courier_id::text as condutor_id, o.courier_id::text as taxista_id, c.name as nome_condutor,
         c.name as nome_taxista, c.phone as telefone_condutor, c.phone as telefone_taxista,
         c.vehicle_model as veiculo, c.vehicle_plate as placa_veiculo, c.vehicle_color as cor_veiculo
    from (select * from orders where hub_id = $1 and deleted_at is null
           order by created_at desc, id desc limit 20) o join merchants m on m.id = o.merchant_id
    left join couriers c on c.id = o.courier_id
   order by o.created_at desc, o.id desc`;

function element(sample: Record<string, unknown>, row: StoredOrder) {
  const { id, status, total_cents, distance_m, duration_s, tracking_token, pickup, stops, ...shown } = row;
  const [stop] = sample['paradas'] as object[];
  const value = (total_cents / 100).toFixed(2);
  const kilometres = (distance_m / 1_000).toFixed(2);
  const place = {
    ...(sample['coleta'] as object),
    endereco: pickup['address'],
    lat: String(pickup['latitude']),
    lng: String(pickup['longitude']),
  };
  return {
    ...sample,
    ...shown,
    id: String(id),
    status_solicitacao: status === 'completed' ? 'F' : 'P',
    distancia_percorrida_km: kilometres,
    valor_corrida: value,
    valor_corrida_integral: value,
    estimativa_km: kilometres,
    estimativa_minutos: String(Math.ceil(Number(duration_s) / 60)),
    link_acompanhamento_solicitacao: trackingUrl(tracking_token),
    coleta: place,
    partida: place,
    paradas: stops.map((one) => ({
      ...stop,
      id: String(id * 1_000 + Number(one['ordinal'])),
      endereco: one['address'],
      lat: String(one['latitude']),
      lng: String(one['longitude']),
      nome_cliente: one['name'],
      link_rastreio_pedido: trackingUrl(one['trackingToken']),
      entregue: one['status'] === 'delivered',
    })),
  };
}

/** Routes: the status code of one order, and a list of twenty orders. */
export function modelMFloors({ app, pool, world, samples }: Floor): void {
  requireKey(app, '/api/m', 'api-key', world.modelMKey);
  app.get('/api/m/solicitacaoStatus', async (request, response) => {
    const text = 'select status from orders where id = $1 and hub_id = $2 and deleted_at is null';
    const values = [request.query['id_mch'], world.hubId];
    const { rows } = await pool.query<{ status: string }>({ name: 'status', text, values });
    const code = rows[0]!.status === 'completed' ? 'F' : 'P';
    response.json({ success: true, response: { status: code }, errors: [] });
  });
  app.get('/api/m/solicitacao', async (_request, response) => {
    const { rows } = await pool.query<StoredOrder>({ name: 'page', text: PAGE, values: [world.hubId] });
    const orders = rows.map((row) => element(samples.modelMOrder, row));
    response.json({ success: true, response: orders, errors: [] });
  });
}
