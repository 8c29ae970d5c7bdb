import { requireKey, type Floor, type StoredOrder } from './floor.js';

/** Every column of the answer; sample values would leave work out. */
const PAGE = `
  select o.id, o.public_id, o.status, o.created_at, o.accepted_at, o.arrived_pickup_at, o.finished_at, o.cancelled_at,
         o.started_at, o.merchant_id, o.hub_id, o.total_cents, o.late_charge_cents, o.preferred_courier_id, o.needs_return,
         o.payment_method, o.payment_code, o.distance_m, o.duration_s, o.tracking_token, o.pickup, o.stops, o.courier_id,
         m.name as merchant, c.name as courier, c.phone, c.vehicle_model, c.vehicle_plate, c.vehicle_color
    from (select * from orders where hub_id = $1 and deleted_at is null order by created_at desc, id desc limit 20) o
    join merchants m on m.id = o.merchant_id
    left join couriers c on c.id = o.courier_id
   order by o.created_at desc, o.id desc`;

function element(sample: Record<string, unknown>, row: StoredOrder) {
  const [stop] = sample['paradas'] as object[];
  const value = (row.total_cents / 100).toFixed(2);
  const kilometres = (row.distance_m / 1_000).toFixed(2);
  const place = {
    ...(sample['coleta'] as object),
    endereco: row.pickup['address'],
    lat: String(row.pickup['latitude']),
    lng: String(row.pickup['longitude']),
  };
  return {
    ...sample,
    id: String(row.id),
    data_hora_solicitacao: row['created_at'],
    data_hora_aceite: row['accepted_at'],
    data_hora_chegada_local: row['arrived_pickup_at'],
    data_hora_finalizacao: row['finished_at'],
    data_hora_cancelamento: row['cancelled_at'],
    data_hora_pendencia: row['started_at'],
    status_solicitacao: row['status'] === 'completed' ? 'F' : 'P',
    cliente_id: String(row['merchant_id']),
    nome_passageiro: row['merchant'],
    empresa_id: String(row['merchant_id']),
    distancia_percorrida_km: kilometres,
    valor_corrida: value,
    valor_corrida_integral: value,
    condutor_especificado: row['preferred_courier_id'] !== null,
    com_retorno: row['needs_return'],
    condutor_id: String(row['courier_id']),
    nome_condutor: row['courier'],
    telefone_condutor: row['phone'],
    taxista_id: String(row['courier_id']),
    nome_taxista: row['courier'],
    telefone_taxista: row['phone'],
    estimativa_km: kilometres,
    estimativa_minutos: String(Math.ceil(Number(row['duration_s']) / 60)),
    link_acompanhamento_solicitacao: `http://127.0.0.1:3000/rastreio/${String(row['tracking_token'])}`,
    public_id: row['public_id'],
    coleta: place,
    partida: place,
    paradas: row.stops.map((one) => ({
      ...stop,
      id: String(row.id * 1_000 + Number(one['ordinal'])),
      endereco: one['address'],
      lat: String(one['latitude']),
      lng: String(one['longitude']),
      nome_cliente: one['name'],
      link_rastreio_pedido: `http://127.0.0.1:3000/rastreio/${String(one['trackingToken'])}`,
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
