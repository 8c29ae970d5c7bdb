import { seededRandom } from './seeded-random.js';
import type { OrderRecord } from '#domain';
import { Pool } from 'undici';

/** Addresses below a tracking link that take something of a recipient. */
const PAGES = [
  'conversa',
  'recado',
  'ponto',
  'ponto/mapa.svg',
  'horario',
  'nova-entrega',
  'avaliacao',
  'reclamacao',
  'dados',
  '',
  'estado',
] as const;
const FIELDS = [
  'text',
  'coming',
  'instructions',
  'leave',
  'neighbour',
  'digits',
  'latitude',
  'longitude',
  'tap.x',
  'tap.y',
  'kind',
  'at',
  'stars',
  'reason',
  '__proto__',
  'latitude[]',
  'constructor',
  '',
] as const;
const VALUES = [
  '',
  'yes',
  '4711',
  '0000',
  '5',
  '-1',
  '1e999',
  'NaN',
  '90.0001',
  '-22.9',
  '-47.06',
  '2026-13-40T99:00',
  '\u0000',
  'a\u0000bcd',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '%',
  'x'.repeat(5_000),
  '🙂'.repeat(200),
  '\ud800',
  'leave_at_door',
  'neighbour',
  'kind',
  'damaged',
  '2026-03-02T18:00:00Z',
  '9'.repeat(400),
  '[object Object]',
  'null',
  'undefined',
] as const;
const PATHS = ['nada', '%', '../..', 'x'.repeat(500), '\u0000', '🙂', '; drop table orders'] as const;
const TYPES = [
  'application/x-www-form-urlencoded',
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=x',
];
const METHODS = ['GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE'] as const;

interface FuzzedPages {
  readonly baseUrl: string;
  readonly seed: number;
  readonly count: number;
  readonly atOnce: number;
  /** Orders whose links are used, each with a mark of its own in every text about its recipient. */
  readonly orders: readonly { readonly order: OrderRecord; readonly mark: string }[];
}

/** What fuzzed pages answered: how often which status, and what must not be. */
interface FuzzReport {
  readonly statuses: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

/** Sends requests of a seed to the pages of recipients; a fault is a 5xx, or another recipient's mark. */
export async function fuzzRecipientPages({
  baseUrl,
  seed,
  count,
  atOnce,
  orders,
}: FuzzedPages): Promise<FuzzReport> {
  const random = seededRandom(seed);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  const pool = new Pool(baseUrl, { connections: atOnce });
  const send = async () => {
    const { order, mark } = pick(orders);
    const tokens = [order.trackingToken, ...order.stops.map((stop) => stop.trackingToken)];
    const real = random() < 0.85;
    const token = real
      ? pick(tokens)
      : pick(['x', pick(tokens).slice(1), encodeURIComponent(pick(PATHS)).slice(0, 900)]);
    const fields = Array.from(
      { length: Math.floor(random() * 5) },
      () => [pick(FIELDS), pick(VALUES)] as const,
    );
    const form = new URLSearchParams(
      fields.map(([name, value]): [string, string] => [name, value]),
    ).toString();
    const [method, type] = [pick(METHODS), pick(TYPES)];
    const path = `/rastreio/${token}/${pick(PAGES)}`;
    const bodies = [form, JSON.stringify(Object.fromEntries(fields)), '{"a":', '[]', 'null'];
    const { statusCode, body } = await pool.request({
      method,
      path: method === 'GET' ? `${path}?${form.slice(0, 4_000)}` : path,
      headers: { 'content-type': type, 'accept-language': pick(['pt-BR', 'en', 'es', 'xx;q=9', '']) },
      body: method === 'GET' ? null : type === TYPES[0] ? form : pick(bodies),
    });
    const text = await body.text();
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    const foreign = orders.find((other) => other.mark !== mark && text.includes(other.mark));
    if (statusCode >= 500) faults.push(`${method} ${path} ${form.slice(0, 200)}: ${String(statusCode)}`);
    if (foreign) faults.push(`${method} ${path} shows ${foreign.mark}`);
  };
  for (let sent = 0; sent < count; sent += atOnce)
    await Promise.all(Array.from({ length: Math.min(atOnce, count - sent) }, send));
  await pool.close();
  return { statuses, faults };
}
