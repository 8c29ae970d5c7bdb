import { createHmac } from 'node:crypto';
import type { Express } from 'express';
import { Agent, request as send, type Dispatcher } from 'undici';
import type { Floor } from './floor.js';

interface Event {
  readonly id: number;
  readonly aggregate_id: number;
}

const CLAIM = `update floor.outbox set processed_at = now() where id in (
    select id from floor.outbox where processed_at is null order by id limit 500 for update skip locked)
  returning id, aggregate_id`;

/** Claims five hundred events, signs and sends them over sixty-four connections, stores nothing, and repeats. */
export function webhookFloors({ app, pool, samples }: Floor): void {
  const client = new SigningClient();
  onDrain(app, '/drain', async (url) => {
    for (;;) {
      const { rows } = await pool.query<Event>(CLAIM);
      if (rows.length === 0) return;
      const sent = rows.map(async (event) => (await client.post(url, bodyOf(samples, event))).body.dump());
      await Promise.all(sent);
    }
  });
}

export class SigningClient {
  private readonly dispatcher = new Agent({ connections: 64 });

  async post(url: string, body: Buffer): Promise<Dispatcher.ResponseData> {
    const signature = createHmac('sha256', 'secret').update(body).digest('base64');
    const headers = { 'content-type': 'application/json', 'webhook-signature': signature };
    return await send(url, { method: 'POST', headers, body, dispatcher: this.dispatcher });
  }
}

export function bodyOf({ order }: Floor['samples'], event: Pick<Event, 'aggregate_id'>): Buffer {
  return Buffer.from(JSON.stringify({ event: 'ORDER_CREATED', order: { ...order, id: event.aggregate_id } }));
}

/** Answers when the whole backlog is sent. */
export function onDrain(app: Express, path: string, drain: (url: string) => Promise<void>): void {
  app.post(path, async (request, response) => {
    await drain((request.body as { url: string }).url);
    response.json({ done: true });
  });
}
