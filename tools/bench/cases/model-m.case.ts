import { httpCase } from '../http-case.js';

export const status = httpCase({
  name: 'model-m status',
  quick: 'measured',
  goal: 5_000,
  goalRatio: 1,
  request: ({ world }) => [
    { 'api-key': world.modelMKey },
    {
      path: '/api/m/solicitacaoStatus?id_mch={{pick}}',
      picks: world.orderIds.map(String),
      expect: { status: 200, includes: ['"success":true', '"status":"F"'] },
    },
  ],
});

export const page = httpCase({
  name: 'model-m list of 20',
  goal: 2_000,
  goalRatio: 1.5,
  request: ({ world, samples }) => [
    { 'api-key': world.modelMKey },
    {
      path: '/api/m/solicitacao?limite=20',
      expect: { status: 200, includes: Object.keys(samples.modelMOrder).map((name) => `"${name}"`) },
    },
  ],
});
