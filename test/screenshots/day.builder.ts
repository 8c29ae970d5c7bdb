import { demoGazetteerCsv } from '#domain';
import type { RunningGateway } from '../support/running-gateway.js';

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
type Send = (path: string, body?: Body) => Promise<Body>;

function sender(baseUrl: string, token: string | null): Send {
  return async (path, body = {}) => {
    const response = await fetch(baseUrl + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
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
    await send('/api/courier/online');
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

/** Couriers on shift, shops, and orders in every state, so that pictures show a working day. */
export async function fillDay(gateway: RunningGateway): Promise<void> {
  const { baseUrl, facts } = gateway;
  const operator = sender(baseUrl, facts.admin.token);
  const couriers = await shift(gateway);
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
  await sender(baseUrl, null)('/api/courier/register', {
    hubId: facts.hub.id,
    name: 'Nina Travessa',
    phone: '11955551234',
    password: 'segredo-9',
    cpf: '52998224725',
    vehicleKind: 'motorbike',
    vehiclePlate: 'ABC1D23',
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
