import {
  AddressLookup,
  DrawnWays,
  StreetMap,
  RecipientRequests,
  Redeliveries,
  MerchantSessions,
  type HubChange,
} from '#domain';
import { SUGGESTIONS } from '../../docs/found-place.schemas.js';
import { BASE_MAP, MAP_STREETS, ORDER_WAY } from '../../docs/map.schemas.js';
import { MapSources } from '../../tracking/map-source.provider.js';
import { RECIPIENT_REQUEST_DECISION, RECIPIENT_REQUESTS } from '../../docs/recipient-request.schemas.js';
import * as fields from '../../http/field.schemas.js';
import { REDELIVERY, REDELIVERY_QUOTE } from '../../docs/order-parts.schemas.js';
import { HubEventFeed } from '../../live/hub-event.feed.js';
import { merchantApi } from '../session/merchant-api.decorator.js';
import { merchantOrderAnswer } from './order.answers.js';
import { MerchantOrderBodies } from './order.body.js';

const api = merchantApi('', {
  lookup: AddressLookup,
  streets: StreetMap,
  maps: MapSources,
  ways: DrawnWays,
  requests: RecipientRequests,
  redeliveries: Redeliveries,
  bodies: MerchantOrderBodies,
  feed: HubEventFeed,
  sessions: MerchantSessions,
});

api.controller('MerchantAddressesController', {
  suggest: api.get('addresses', { ...SUGGESTIONS, appScope: 'quote' }),
});

api.controller('MerchantOrderMapController', {
  ground: api.get('map', BASE_MAP),
  within: api.get('map/streets', MAP_STREETS),
  way: api.get('orders/:id/way', ORDER_WAY),
});

/** The shop pays for its orders, so it accepts what recipients ask for. */
api.controller('MerchantRecipientRequestsController', {
  list: api.get('recipient-requests', RECIPIENT_REQUESTS),
  decide: api.post('recipient-requests/:id/decide', {
    ...RECIPIENT_REQUEST_DECISION,
    access: 'ordering',
  }),
});

api.controller('MerchantRedeliveriesController', {
  quote: api.get('orders/:id/redelivery', {
    ...REDELIVERY_QUOTE,
    appScope: 'quote',
  }),
  order: api.post('orders/:id/redelivery', {
    ...REDELIVERY,
    access: 'ordering',
    appScope: 'order',
    answer: merchantOrderAnswer,
    run: ({ redeliveries, bodies, by, id, body }) =>
      bodies.after(by, redeliveries.order(by, id, { ...body, source: 'console' })),
  }),
});

api.controller('MerchantEventsController', {
  listen: api.send('events', {
    summary: 'Server-sent events: what changes in the orders that the person may read',
    description:
      '`ready {resumed}` first, then `order {id, sequence, type, at, status, courierId}`, as the order is now; of two ' +
      'events of one order the greater `sequence` is the newer, and one may come twice. `Last-Event-ID` brings what ' +
      'was missed in the last 15 minutes; `resumed: false` says to read the lists.',
    query: fields.streamQuery,
    mediaTypes: ['text/event-stream'],
    run: async ({ sessions, feed, session, request, query: { lastEventId }, response }) => {
      const { hubId, merchant, scope } = session;
      const readable = new Set([merchant.id, ...(scope.accountMerchantIds ?? [])]);
      const sees = (change: HubChange) => change.kind === 'order' && readable.has(change.merchantId);
      const isCurrent = () => sessions.isCurrent(session);
      await feed.join({ hubId, sees, isCurrent }, request.get('last-event-id') ?? lastEventId, response);
    },
  }),
});

export const ORDER_FACT_CONTROLLERS = api.controllers;
