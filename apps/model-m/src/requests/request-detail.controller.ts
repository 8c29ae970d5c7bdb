import { OrderVersions } from '#domain';
import { OrderAnswers } from '#runtime';
import { modelMApi } from '../wire/endpoint.decorator.js';
import { pathRef } from '../wire/request.parser.js';
import { detail, ended } from './receipt.examples.js';
import { RequestViews } from './request-views.provider.js';

/** The newer generation: English names and no envelope. */
const api = modelMApi({ versions: OrderVersions, views: RequestViews, answers: OrderAnswers }, 'api/m/v1');

export const RequestDetailController = api.controller('RequestDetailController', {
  detail: api.get('request/:id', {
    summary: 'Request detail',
    conditional: true,
    access: 'any',
    params: { id: pathRef },
    answer: { ...detail, ...ended },
    optional: ['driver', 'finished', 'cancellation'],
    nullable: [
      'external_id',
      'category',
      'accepted_at',
      'pending_at',
      'latitude',
      'longitude',
      'cancelled_by_name',
    ],
    run: async ({ versions, views, answers, scope, id }) => {
      const order = await versions.byRef(scope, id);
      return answers.one(await views.detail(scope), order);
    },
  }),
});
