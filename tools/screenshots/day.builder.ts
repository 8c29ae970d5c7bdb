import { demoGazetteerCsv } from '#domain/testing';
import { randomUUID } from 'node:crypto';
import type { RunningGateway } from '../../test/support/running-gateway.js';

const PEOPLE = ['Maria Clara', 'João Pedro', 'Luiza', 'Rafael', 'Beatriz', 'Caio', 'Helena', 'Davi'];
const SHOPS = ['Pizzaria Dois Irmãos', 'Farmácia Boa Hora', 'Sushi da Vila', 'Floricultura Camélia e Filhas'];
/** By what becomes of them; the rest look for a courier. */
const DELIVERED = 6;
const ON_THE_WAY = 3;
const ACCEPTED = 4;
const ORDERS = 22;
/** Degrees between couriers, so that each stands somewhere else. */
const APART = 0.004;
const MINUTE_MS = 60_000;

type Body = Readonly<Record<string, unknown>>;
type Send = (path: string, body?: Body, method?: 'POST' | 'PATCH') => Promise<Body>;

function sender(baseUrl: string, token: string | null): Send {
  return async (path, body = {}, method = 'POST') => {
    const response = await fetch(baseUrl + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${String(response.status)}: ${text}`);
    return text === '' ? {} : (JSON.parse(text) as Body);
  };
}

/** A house on every so-many-th stretch of the demonstration's streets. */
function addresses(count: number): string[] {
  const [head = '', ...lines] = demoGazetteerCsv().trim().split('\n');
  const columns = head.split(',');
  const step = Math.floor(lines.length / count);
  return Array.from({ length: count }, (_, at) => {
    const cells = lines[at * step]?.split(',') ?? [];
    const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
    return `${cell('street')}, ${String(Number(cell('from_number')) + 2)} - ${cell('district')}`;
  });
}

const now = () => performance.timeOrigin + performance.now();

/** Puts couriers on shift; answers how each of them sends. */
async function shift({ baseUrl, facts: { couriers, place } }: RunningGateway): Promise<Send[]> {
  const senders: Send[] = [];
  for (const [at, { phone, password }] of couriers.entries()) {
    const { token } = await sender(baseUrl, null)('/api/courier/login', { phone, password });
    const send = sender(baseUrl, String(token));
    await send('/api/courier/online', {
      ...(at < 2 && { until: new Date(now() + (at === 0 ? 25 : 240) * MINUTE_MS) }),
    });
    await send('/api/courier/positions', {
      latitude: place.pickup.latitude + (at - 1) * APART,
      longitude: place.pickup.longitude + (at % 2) * APART,
      at: new Date(now()),
    });
    senders.push(send);
  }
  return senders;
}

async function deliver(send: Send, order: Body): Promise<void> {
  const path = `/api/courier/orders/${String(order['id'])}`;
  for (const { id, confirmationCode } of order['stops'] as {
    id: string;
    confirmationCode: string | null;
  }[]) {
    await send(`${path}/stops/${id}/arrive`);
    await send(`${path}/stops/${id}/deliver`, { name: 'na portaria', code: confirmationCode });
  }
}

/** A receiver that takes what it is sent, and one that is not there. */
async function receivers({ baseUrl, facts }: RunningGateway, working: string): Promise<void> {
  const erp = sender(baseUrl, facts.fullApi.hubKey);
  const eventos = ['ORDER_CREATED', 'ORDER_ACCEPTED', 'ORDER_COLLECTED', 'ORDER_COMPLETED'];
  for (const url of [working, 'http://127.0.0.1:4999/avisos'])
    await erp('/api/v1/webhooks', { url, eventos });
}

/** Top-ups of shops, and withdrawals that wait for the operator. */
async function moveMoney(
  operator: Send,
  couriers: readonly Send[],
  { couriers: people }: RunningGateway['facts'],
  shops: readonly number[],
): Promise<void> {
  for (const [at, shop] of shops.entries())
    await operator(`/api/admin/wallets/merchants/${String(shop)}/top-up`, {
      amountCents: 15_000 + at * 7_350,
      paymentMethod: 'pix',
      description: 'Pix recebido',
    });
  for (const [at, courier] of couriers.entries()) {
    const { id = 0, email } = people[at] ?? {};
    await operator(`/api/admin/wallets/couriers/${String(id)}/credit`, {
      amountCents: 9_000 + at * 1_230,
      description: 'Semana passada',
    });
    if (at % 2 === 1) continue;
    await operator(`/api/admin/couriers/${String(id)}`, { pixKey: email }, 'PATCH');
    await courier('/api/courier/withdrawals', { amountCents: 5_000 });
  }
}

/** Couriers on shift, shops, and orders in every state, so that pictures show a working day. */
export async function fillDay(gateway: RunningGateway, working: string): Promise<void> {
  const { baseUrl, facts } = gateway;
  const operator = sender(baseUrl, facts.admin.token);
  const couriers = await shift(gateway);
  await receivers(gateway, working);
  const shops = [facts.fullApi.clienteId];
  for (const [at, name] of SHOPS.entries()) {
    const shop = await operator('/api/admin/merchants', {
      name,
      phone: `1193333000${String(at)}`,
      email: `loja${String(at)}@example.com`,
      invoicingEnabled: true,
    });
    shops.push(Number(shop['id']));
  }
  const places = addresses(ORDERS + shops.length);
  for (let at = 0; at < ORDERS; at++) {
    const shop = at % shops.length;
    const order = await operator('/api/admin/orders', {
      merchantId: shops[shop],
      vehicleTypeId: facts.fullApi.tipoVeiculoId,
      pickup: { address: shop === 0 ? facts.place.pickup.address : places[ORDERS + shop] },
      stops: [{ address: places[at], name: PEOPLE[at % PEOPLE.length], phone: '11944440000' }],
      paymentMethod: 'invoiced',
      needsReturn: at % 7 === 6,
      // The first that is on the way is late when its picture is taken, the second nearly.
      ...(at === DELIVERED && { deliverBy: new Date(now() + 5_000) }),
      ...(at === DELIVERED + 1 && { deliverBy: new Date(now() + 2 * MINUTE_MS) }),
      ...(at > ORDERS - 3 && { scheduledFor: new Date(now() + 90 * MINUTE_MS) }),
    });
    await advance(operator, couriers[at % couriers.length], order, at, facts);
  }
  await moveMoney(operator, couriers, facts, shops);
  await operator('/api/admin/couriers', {
    name: 'Nina Travessa',
    phone: '11955551234',
    password: 'segredo-longo-9',
    cpf: '52998224725',
    vehicle: { kind: 'motorbike', plate: 'ABC1D23' },
  });
}

/** Closes the period of one shop up to yesterday. */
export async function closeInvoice({ baseUrl, facts }: RunningGateway): Promise<void> {
  const day = (days: number) => new Date(now() + days * 24 * 60 * MINUTE_MS).toISOString().slice(0, 10);
  await sender(baseUrl, facts.admin.token)('/api/admin/invoices', {
    merchantId: facts.fullApi.clienteId,
    through: day(-2),
    dueDay: day(8),
  });
}

async function advance(
  operator: Send,
  courier: Send | undefined,
  order: Body,
  at: number,
  { couriers }: RunningGateway['facts'],
): Promise<void> {
  if (!courier || at >= DELIVERED + ON_THE_WAY + ACCEPTED) return;
  const path = `/api/courier/orders/${String(order['id'])}`;
  await operator(`/api/admin/orders/${String(order['id'])}/assign`, {
    courierId: couriers[at % couriers.length]?.id,
  });
  if (at >= DELIVERED + ON_THE_WAY) return;
  await courier(`${path}/arrive-pickup`);
  await courier(`${path}/collect`);
  if (at < DELIVERED) await deliver(courier, order);
}
