import { ModelMWebhookFormat } from '../../../apps/model-m/src/webhooks/status-webhook.mapper.js';
import { DROPOFF, keysOf, PICKUP } from '../../support/builders/index.js';
import { webhookBodies, type FaceDriver, type ScenarioContext } from './face.driver.js';

/** The hub's clock is three hours behind UTC; the protocol uses the hub's time. */
const HUB_OFFSET_MS = -3 * 3_600_000;

/** Webhooks publish these two besides the statuses. */
const STAGES = ['AP', 'ER'];

export async function modelMDriver(stage: ScenarioContext): Promise<FaceDriver> {
  const { face, world } = stage;
  const key = (await keysOf(face, world, 'model_m_key')).hub;
  const dialect = face.get(ModelMWebhookFormat);
  const call = (method: 'get' | 'post', path: string) =>
    face.call()[method](`/api/m${path}`).set('api-key', key);
  const scheduled = (inMinutes: number) => {
    const at = new Date(face.core.clock.millis() + inMinutes * 60_000 + HUB_OFFSET_MS).toISOString();
    return { data: at.slice(0, 10), hora: at.slice(11, 16) };
  };
  return {
    name: 'Model M',
    schedules: true,
    async create({ needsReturn = false, inMinutes } = {}) {
      const { body } = await call('post', '/abrirSolicitacao')
        .send({
          forma_pagamento: 'F',
          empresa_id: world.store.id,
          partida: { endereco: 'Rua da Coleta, 1', lat: PICKUP.latitude, lng: PICKUP.longitude },
          paradas: [
            {
              endereco_parada: 'Rua da Entrega, 2',
              lat_parada: DROPOFF.latitude,
              lng_parada: DROPOFF.longitude,
            },
          ],
          retorno: needsReturn,
          ...(inMinutes !== undefined && scheduled(inMinutes)),
        })
        .expect(200);
      const ref = body.response.id_mch as string;
      return { id: Number(ref), ref };
    },
    async cancel({ ref }) {
      await call('post', '/cancelar').send({ id_mch: ref, motivo_id: 2 }).expect(200);
    },
    async status({ ref }) {
      const { body } = await call('get', `/solicitacaoStatus?id_mch=${ref}`).expect(200);
      return body.response.status as string;
    },
    async publishedStatuses(order) {
      const bodies = await webhookBodies(stage, dialect, order);
      return bodies.map((body) => body['status_code'] as string).filter((code) => !STAGES.includes(code));
    },
  };
}
