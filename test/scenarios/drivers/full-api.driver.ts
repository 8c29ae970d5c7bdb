import { EVENT_NAMES } from '../../../apps/full-api/src/vocabulary/event.vocabulary.js';
import { FullApiDialect } from '../../../apps/full-api/src/webhooks/full-api.dialect.js';
import { DROPOFF, keysOf, PICKUP } from '../../support/builders/index.js';
import { webhookMessages, type FaceDriver, type ScenarioContext } from './face.driver.js';

export async function fullApiDriver(stage: ScenarioContext): Promise<FaceDriver> {
  const { face, world } = stage;
  const key = (await keysOf(face, world)).hub;
  const dialect = face.get(FullApiDialect);
  const call = (method: 'get' | 'post' | 'delete', path: string) =>
    face.call()[method](`/api/v1${path}`).set('Authorization', `Bearer ${key}`);
  return {
    name: 'Full API',
    schedules: true,
    async create({ needsReturn = false, inMinutes } = {}) {
      const { body } = await call('post', '/orders')
        .send({
          tipo_veiculo_id: world.motorbike.id,
          cliente_id: world.store.id,
          endereco_coleta: { endereco: 'Rua da Coleta, 1', ...PICKUP },
          enderecos_entrega: [{ endereco: 'Rua da Entrega, 2', ...DROPOFF }],
          retorno_necessario: needsReturn,
          ...(inMinutes !== undefined && { agendamento_segundos: inMinutes * 60 }),
        })
        .expect(201);
      return { id: body.id as number, ref: String(body.id) };
    },
    async cancel({ ref }) {
      await call('delete', `/orders/${ref}`).expect(200);
    },
    async status({ ref }) {
      return (await call('get', `/orders/${ref}`).expect(200)).body.order_status as string;
    },
    async publishedStatuses(order) {
      const messages = await webhookMessages(stage, dialect, order, { events: [...EVENT_NAMES] });
      const sequences = messages.map(({ headers }) => Number(headers['webhook-sequence']));
      expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
      return messages.map(({ body }) => (body['order'] as { order_status: string }).order_status);
    },
  };
}
