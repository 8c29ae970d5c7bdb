import type { RunningGateway } from '../support/running-gateway.js';

const NAMES = ['Maria Clara', 'João Pedro', 'Luiza', 'Rafael', 'Beatriz', 'Caio', 'Helena', 'Davi'];
const ORDERS = 14;
/** Distance between couriers in degrees, so that each has another place. */
const APART = 0.002;

type Body = Readonly<Record<string, unknown>>;

async function send(url: string, token: string | null, body: Body): Promise<Body> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}: ${await response.text()}`);
  const text = await response.text();
  return text === '' ? {} : (JSON.parse(text) as Body);
}

/** Couriers on shift and orders in every state, so that the screenshots show a working day. */
export async function fillDay({ baseUrl, facts }: RunningGateway): Promise<void> {
  const { fullApi, couriers, place, admin } = facts;
  for (const [at, { phone, password }] of couriers.entries()) {
    const { token } = await send(`${baseUrl}/api/courier/login`, null, { phone, password });
    await send(`${baseUrl}/api/courier/online`, String(token), {});
    const latitude = place.pickup.latitude + at * APART;
    const longitude = place.pickup.longitude + at * APART;
    const position = { latitude, longitude, at: new Date(performance.timeOrigin + performance.now()) };
    await send(`${baseUrl}/api/courier/positions`, String(token), position);
  }
  const orders: number[] = [];
  for (let at = 0; at < ORDERS; at++) {
    const order = await send(`${baseUrl}/api/v1/orders`, fullApi.hubKey, {
      tipo_veiculo_id: fullApi.tipoVeiculoId,
      cliente_id: fullApi.clienteId,
      endereco_coleta: { endereco: place.pickup.address },
      enderecos_entrega: [{ endereco: place.dropoff.address, nome: NAMES[at % NAMES.length] }],
    });
    orders.push(Number((order['data'] as Body | undefined)?.['id'] ?? order['id']));
  }
  for (const [at, orderId] of orders.slice(0, couriers.length).entries())
    await send(`${baseUrl}/api/admin/orders/${String(orderId)}/assign`, admin.token, {
      courierId: couriers[at]?.id,
    });
}
