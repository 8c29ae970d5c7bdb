import { keyed, type Floor } from './floor.js';

const PAGE = `select id, public_id, external_id, status, created_at, pickup, stops, total_cents, courier_id, merchant_id
  from orders where hub_id = $1 and deleted_at is null order by created_at desc, id desc limit 20`;

/** The letter of one order, and twenty orders. */
export function modelMFloors({ app, pool, world, samples }: Floor): void {
  keyed(app, '/api/m', 'api-key', world.modelMKey);
  app.get('/api/m/solicitacaoStatus', async (request, response) => {
    const text = 'select status from orders where id = $1 and hub_id = $2 and deleted_at is null';
    const values = [request.query['id_mch'], world.hubId];
    const { rows } = await pool.query<{ status: string }>({ name: 'status', text, values });
    const letter = rows[0]!.status === 'completed' ? 'F' : 'P';
    response.json({ success: true, response: { status: letter }, errors: [] });
  });
  app.get('/api/m/solicitacao', async (_request, response) => {
    const { rows } = await pool.query<Record<string, unknown>>({
      name: 'page',
      text: PAGE,
      values: [world.hubId],
    });
    const orders = rows.map((row) => ({
      ...samples.modelMOrder,
      id_mch: row['id'],
      public_id: row['public_id'],
    }));
    response.json({ success: true, response: orders, errors: [] });
  });
}
