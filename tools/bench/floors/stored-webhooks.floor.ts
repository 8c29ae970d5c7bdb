import { randomInt } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { Floor } from './floor.js';
import { bodyOf, onDrain, SigningClient } from './webhooks.floor.js';

interface Event {
  readonly id: number;
  readonly hub_id: number;
  readonly aggregate_id: number;
  readonly stream: string;
  readonly payload: object;
}

const TABLES = `
  create table floor.webhook_deliveries_open (like public.webhook_deliveries_open including all);
  create table floor.webhook_deliveries (like public.webhook_deliveries_default including all);
  create table floor.webhook_bodies (like public.webhook_bodies_default including all) with (toast_tuple_target = 8160);
  create table floor.webhook_attempts (like public.webhook_attempts_default including all)`;

const CLAIM = `
  with waiting as materialized (
    select id from floor.outbox where processed_at is null order by id limit 500 for update skip locked)
  update floor.outbox set processed_at = now() where id = any (array(select id from waiting))
  returning id, hub_id, aggregate_id, stream, payload`;

const STORE = `
  with delivery as (
    insert into floor.webhook_deliveries_open (hub_id, face, subscription_id, outbox_id, topic, aggregate_id, stream, state,
           due_at, leased_until, event, headers, created_at, nonce)
    select hub_id, 'full-api', 1, id, 'order.created', aggregate_id, stream, 'due', now(), now() + interval '1 minute',
           'ORDER_CREATED', '{}', now(), nonce
      from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[]) as e(id, hub_id, aggregate_id, stream, nonce)
    returning id, hub_id, outbox_id
  ), body as (
    insert into floor.webhook_bodies (delivery_id, hub_id, stored_at, body)
    select id, hub_id, now(), convert_from(substr($6::bytea, ($7::int[])[i], ($8::int[])[i]), 'UTF8')
      from delivery, lateral width_bucket(outbox_id, $1::bigint[]) as i
  )
  select id, outbox_id from delivery`;

const SETTLE = `
  with attempt as (
    insert into floor.webhook_attempts (delivery_id, hub_id, at, duration_ms, status, answer)
    select id, 1, now(), duration, status, answer
      from unnest($1::bigint[], $2::int[], $3::int[], $4::text[]) as a(id, duration, status, answer)
  ), sent as (
    delete from floor.webhook_deliveries_open where id = any ($1::bigint[]) returning *
  )
  insert into floor.webhook_deliveries (id, hub_id, face, subscription_id, outbox_id, topic, aggregate_id, stream, state,
         attempts, event, headers, last_status, created_at, settled_at, settled_on, nonce)
  select id, hub_id, face, subscription_id, outbox_id, topic, aggregate_id, stream, 'delivered', 1, event, headers,
         ($3::int[])[width_bucket(id, $1::bigint[])], created_at, now(), now(), nonce
    from sent`;

/**
 * The least that stores what a delivery leaves to be seen: row and body before it is sent, attempt and end of it afterwards.
 * Events are sent while the next ones are claimed and stored.
 */
export async function storedWebhookFloors({ app, pool, samples }: Floor): Promise<void> {
  await pool.query(TABLES);
  const client = new SigningClient();
  onDrain(app, '/drain-stored', async (url) => {
    const settlement = new Settlement((values) => pool.query({ name: 'settle', text: SETTLE, values }));
    let earlier = Promise.resolve();
    for (;;) {
      const stored = await storeNext(pool, samples);
      await earlier;
      if (stored.length === 0) break;
      const sent = stored.map(async ({ id, body }) => {
        const began = performance.now();
        const answer = await client.post(url, body);
        const text = await answer.body.text();
        settlement.add({ id, status: answer.statusCode, durationMs: performance.now() - began, text });
      });
      earlier = Promise.all(sent).then(() => undefined);
    }
    await settlement.done();
  });
}

async function storeNext(pool: Floor['pool'], samples: Floor['samples']) {
  const connection = await pool.connect();
  try {
    await connection.query('begin');
    const stored = await storeClaimed(connection, samples);
    await connection.query('commit');
    return stored;
  } finally {
    connection.release();
  }
}

async function storeClaimed(connection: PoolClient, samples: Floor['samples']) {
  const { rows } = await connection.query<Event>({ name: 'claim', text: CLAIM });
  const events = rows.sort((a, b) => a.id - b.id);
  const bodies = events.map((event) => bodyOf(samples, event));
  const values = [
    events.map(({ id }) => id),
    events.map(({ hub_id }) => hub_id),
    events.map(({ aggregate_id }) => aggregate_id),
    events.map(({ stream }) => stream),
    events.map(() => randomInt(2 ** 48 - 1)),
    Buffer.concat(bodies),
    startsOf(bodies),
    bodies.map(({ length }) => length),
  ];
  const written = await connection.query<{ id: number; outbox_id: number }>({
    name: 'store',
    text: STORE,
    values,
  });
  const ids = new Map(written.rows.map(({ id, outbox_id }) => [outbox_id, id]));
  return events.map(({ id }, i) => ({ id: ids.get(id)!, body: bodies[i]! }));
}

/** Positions of the bodies in one text, as `substr` counts them. */
function startsOf(bodies: readonly Buffer[]): number[] {
  let next = 1;
  return bodies.map(({ length }) => (next += length) - length);
}

interface Attempt {
  readonly id: number;
  readonly status: number;
  readonly durationMs: number;
  readonly text: string;
}

/** Writes attempts in batches, one after the other: what came while one was written is the next. */
class Settlement {
  private readonly waiting: Attempt[] = [];
  private writing: Promise<void> | null = null;

  constructor(private readonly write: (values: unknown[]) => Promise<unknown>) {}

  add(attempt: Attempt): void {
    this.waiting.push(attempt);
    this.writing ??= this.writeAll();
  }

  async done(): Promise<void> {
    await this.writing;
  }

  private async writeAll(): Promise<void> {
    await new Promise(setImmediate);
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, 500).sort((a, b) => a.id - b.id);
      await this.write([
        batch.map(({ id }) => id),
        batch.map(({ durationMs }) => Math.round(durationMs)),
        batch.map(({ status }) => status),
        batch.map(({ text }) => text),
      ]);
    }
    this.writing = null;
  }
}
