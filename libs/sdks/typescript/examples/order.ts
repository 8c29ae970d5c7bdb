/**
 * A whole order in a sandbox: quoted, placed at that price, followed to its end, found in the list. With `npm
 * start`: BASE_URL=http://localhost:3000, and KEY, CUSTOMER_ID, VEHICLE_TYPE_ID from data/demo.json.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { answerOf, fullApi, ValidationError } from '../src/index.js';

const { BASE_URL = 'http://localhost:3000', KEY = '', CUSTOMER_ID = '', VEHICLE_TYPE_ID = '' } = process.env;
const api = fullApi({ baseUrl: BASE_URL, key: KEY });

const wanted = {
  cliente_id: Number(CUSTOMER_ID),
  tipo_veiculo_id: Number(VEHICLE_TYPE_ID),
  endereco_coleta: { endereco: 'Rua das Acácias, 100', latitude: -22.898391, longitude: -47.062014 },
  enderecos_entrega: [
    { endereco: 'Rua dos Ipês, 42', nome: 'Maria', latitude: -22.915808, longitude: -47.057995 },
  ],
};

const hold = { header: { Prefer: 'hold' as const } };
const quote = await answerOf(api.POST('/api/v1/orders/calcular', { params: hold, body: wanted }));
console.log('quote', quote.cotacao_id !== undefined);

const used = { header: { 'Quote-Id': quote.cotacao_id ?? '' } };
const placed = await answerOf(api.POST('/api/v1/orders', { params: used, body: wanted }));
console.log('placed', placed.public_id !== '');

const params = { path: { id: String(placed.id) } };
let seen = '';
while (seen !== 'completed' && seen !== 'cancelled') {
  const order = await answerOf(api.GET('/api/v1/orders/{id}', { params }));
  if (order.order_status !== seen) console.log('status', (seen = order.order_status));
  await pause(300);
}

let found = false;
for await (const order of api.orders({ limit: 1 })) if ((found = order.id === placed.id)) break;
console.log('listed', found);

try {
  await api.POST('/api/v1/orders/calcular', { body: { ...wanted, enderecos_entrega: [] } });
} catch (error) {
  if (!(error instanceof ValidationError)) throw error;
  console.log('refused', Object.keys(error.fields).join(','));
}
