import { fullApiFace } from '../../../apps/full-api/src/face.js';
import { EVENT_NAMES } from '../../../apps/full-api/src/vocabulary/events.js';
import { FullApiDialect } from '../../../apps/full-api/src/webhooks/dialect.js';
import { DROPOFF, keysOf, PICKUP } from '../../support/builders/index.js';
import { wordings, type FaceDriver, type Stage } from './face.driver.js';

export async function fullApiDriver(stage: Stage): Promise<FaceDriver> {
  const { face, world } = stage;
  const key = (await keysOf(face, world)).hub;
  const dialect = face.house.faces
    .find((each) => each.definition.name === fullApiFace.name)!
    .nest.get(FullApiDialect, { strict: false });
  const call = (method: 'get' | 'post' | 'delete', path: string) =>
    face.call()[method](`/api/v1${path}`).set('Authorization', `Bearer ${key}`);
  return {
    name: 'Full API',
    schedules: true,
    async open({ needsReturn = false, inMinutes } = {}) {
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
    async told(order) {
      const bodies = await wordings(stage, dialect, order, { events: [...EVENT_NAMES] });
      const sequences = bodies.map(({ sequence }) => sequence as number);
      expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
      return bodies.map((body) => (body['order'] as { order_status: string }).order_status);
    },
  };
}
