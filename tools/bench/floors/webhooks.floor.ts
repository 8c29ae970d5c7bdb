import { createHmac } from 'node:crypto';
import { Agent, request as send } from 'undici';
import type { Floor } from './floor.js';

interface Event {
  readonly id: number;
  readonly aggregate_id: number;
}

const CLAIM = `update floor.outbox set processed_at = now() where id in (
    select id from floor.outbox where processed_at is null order by id limit 500 for update skip locked)
  returning id, aggregate_id`;

/** Claims 500 events, signs and sends them over sixty-four connections, stores nothing, and repeats. */
export function webhookFloors({ app, pool, samples: { order } }: Floor): void {
  const dispatcher = new Agent({ connections: 64 });
  const post = async (url: string, { aggregate_id: id }: Event) => {
    const body = Buffer.from(JSON.stringify({ event: 'ORDER_CREATED', order: { ...order, id } }));
    const signature = createHmac('sha256', 'secret').update(body).digest('base64');
    const headers = { 'content-type': 'application/json', 'webhook-signature': signature };
    await (await send(url, { method: 'POST', headers, body, dispatcher })).body.dump();
  };
  // Answers when the whole backlog is sent.
  app.post('/drain', async (request, response) => {
    const { url } = request.body as { url: string };
    for (;;) {
      const { rows } = await pool.query<Event>(CLAIM);
      if (rows.length === 0) break;
      await Promise.all(rows.map((event) => post(url, event)));
    }
    response.json({ done: true });
  });
}
