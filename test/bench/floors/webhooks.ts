import { createHmac } from 'node:crypto';
import { Agent, request as send } from 'undici';
import type { Floor } from './floor.js';

interface Event {
  readonly id: number;
  readonly hub_id: number;
  readonly topic: string;
  readonly aggregate_id: number;
  readonly stream: string;
}

const CLAIM = `update floor.outbox set processed_at = now() where id in (
    select id from floor.outbox where processed_at is null order by id limit 500 for update skip locked)
  returning id, hub_id, topic, aggregate_id, stream`;

const WRITE = `
  with d as (
    insert into floor.webhook_deliveries (hub_id, face, subscription_id, outbox_id, topic, aggregate_id, stream, state,
        created_at)
    select hub_id, 'full-api', 1, id, topic, aggregate_id, stream, 'delivered', now()
      from floor.outbox where id = any($1::bigint[])
    returning id, hub_id
  )
  insert into floor.webhook_attempts (delivery_id, hub_id, at, duration_ms, status) select id, hub_id, now(), 1, 204 from d`;

/** Claims five hundred, sends them over sixty-four connections, writes down what came of it, and again. */
export async function webhookFloors({ app, pool, samples }: Floor): Promise<void> {
  await pool.query(`
    create table floor.webhook_deliveries (like public.webhook_deliveries including all);
    create table floor.webhook_attempts (like public.webhook_attempts including all)`);
  const dispatcher = new Agent({ connections: 64 });
  const deliver = async (url: string, { aggregate_id }: Event) => {
    const body = JSON.stringify({ event: 'ORDER_CREATED', order: { ...samples.order, id: aggregate_id } });
    const signature = createHmac('sha256', 'secret').update(body).digest('base64');
    const headers = { 'content-type': 'application/json', 'webhook-signature': signature };
    const answer = await send(url, { method: 'POST', headers, body, dispatcher });
    await answer.body.dump();
  };
  app.post('/drain', async (request, response) => {
    const { url } = request.body as { url: string };
    for (;;) {
      const { rows } = await pool.query<Event>(CLAIM);
      if (rows.length === 0) break;
      await Promise.all(rows.map((event) => deliver(url, event)));
      await pool.query(WRITE, [rows.map(({ id }) => id)]);
    }
    response.json({ done: true });
  });
}
