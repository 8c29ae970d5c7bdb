import { sameTraffic } from '../same-traffic.js';
import { httpCase, traffic } from '../http-case.js';

export const status = httpCase({
  name: 'model-m status',
  quick: 'measured',
  goal: 5_000,
  goalRatio: 1,
  ...sameTraffic(({ world }, origin) =>
    traffic(
      origin,
      { 'api-key': world.modelMKey },
      {
        method: 'GET',
        path: '/api/m/solicitacaoStatus?id_mch={{pick}}',
        picks: world.orderIds.map(String),
        expect: { status: 200, includes: ['"success":true', '"status":"F"'] },
      },
    ),
  ),
});

export const page = httpCase({
  name: 'model-m list of 20',
  goal: 2_000,
  goalRatio: 1.5,
  ...sameTraffic(({ world, samples }, origin) =>
    traffic(
      origin,
      { 'api-key': world.modelMKey },
      {
        method: 'GET',
        path: '/api/m/solicitacao?limite=20',
        expect: { status: 200, includes: Object.keys(samples.modelMOrder).map((name) => `"${name}"`) },
      },
    ),
  ),
});
