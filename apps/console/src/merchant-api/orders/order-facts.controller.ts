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
import { MAP_GROUND, MAP_STREETS, wayAnswer } from '../../docs/map.schemas.js';
import { MapSources } from '../../tracking/map-source.provider.js';
import { RECIPIENT_REQUEST_DECISION, RECIPIENT_REQUESTS } from '../../docs/recipient-request.schemas.js';
import { idText, streamQuery } from '../../http/field.schemas.js';
import { REDELIVERY, REDELIVERY_QUOTE } from '../../docs/order-parts.schemas.js';
import { HubEventFeed } from '../../live/hub-event.feed.js';
import { merchantApi } from '../session/merchant-api.decorator.js';
import { merchantOrderAnswer } from './order.answers.js';
import { MerchantOrderBodies } from './order.body.js';

const api = merchantApi('addresses', { lookup: AddressLookup });

/** Suggestions for an address that is being typed. */
const MerchantAddressesController = api.controller('MerchantAddressesController', {
  suggest: api.get('', {
    appScope: 'quote',
    ...SUGGESTIONS,
    run: async ({ lookup, by, query: { q } }) => ({ items: await lookup.suggest(by, q) }),
  }),
});

const orderMapApi = merchantApi('', { streets: StreetMap, maps: MapSources, ways: DrawnWays });

/** What the map of an order is drawn from. */
const MerchantOrderMapController = orderMapApi.controller('MerchantOrderMapController', {
  ground: orderMapApi.get('map', {
    ...MAP_GROUND,
    run: ({ maps, by: { hubId } }) => maps.ofHub(hubId),
  }),
  within: orderMapApi.get('map/streets', {
    ...MAP_STREETS,
    run: async ({ streets, by: { hubId }, query: wanted }) => ({
      items: await streets.within(hubId, wanted),
    }),
  }),
  way: orderMapApi.get('orders/:id/way', {
    summary: 'Shows the way from the pickup over the stops',
    answer: wayAnswer,
    run: async ({ ways, by, id }) => ({ way: await ways.ofOrder(by, id) }),
  }),
});

const recipientRequestsApi = merchantApi('recipient-requests', { requests: RecipientRequests });

/** What recipients ask for on the tracking page of the shop's orders: the shop pays, so it accepts. */
const MerchantRecipientRequestsController = recipientRequestsApi.controller(
  'MerchantRecipientRequestsController',
  {
    list: recipientRequestsApi.get('', {
      ...RECIPIENT_REQUESTS,
      run: async ({ requests, by, query: { state, limit } }) => ({
        items: await requests.list(by, { open: state === 'open', limit }),
      }),
    }),
    decide: recipientRequestsApi.post(':id/decide', {
      ...RECIPIENT_REQUEST_DECISION,
      access: 'ordering',
      run: ({ requests, by, id, body: { accepted, answer = null, expectedTotalCents = null } }) =>
        requests.decide(by, id, { accepted, answer, expectedTotalCents }),
    }),
  },
);

const params = { id: idText };

const redeliveriesApi = merchantApi(
  'orders',
  { redeliveries: Redeliveries, bodies: MerchantOrderBodies },
  params,
);

/** Second deliveries of goods that nobody took. */
const MerchantRedeliveriesController = redeliveriesApi.controller('MerchantRedeliveriesController', {
  quote: redeliveriesApi.get(':id/redelivery', {
    ...REDELIVERY_QUOTE,
    appScope: 'quote',
    run: ({ redeliveries, by, id }) => redeliveries.quote(by, id),
  }),
  order: redeliveriesApi.post(':id/redelivery', {
    ...REDELIVERY,
    access: 'ordering',
    appScope: 'order',
    answer: merchantOrderAnswer,
    run: ({ redeliveries, bodies, by, id, body }) =>
      bodies.after(by, redeliveries.order(by, id, { ...body, source: 'console' })),
  }),
});

const eventsApi = merchantApi('events', { feed: HubEventFeed, sessions: MerchantSessions });

const MerchantEventsController = eventsApi.controller('MerchantEventsController', {
  listen: eventsApi.send('', {
    summary: 'Server-sent events: what changes in the orders that the person may read',
    description:
      '`ready {resumed}` first, then `order {id, sequence, type, at, status, courierId}`, as the order is now; of two ' +
      'events of one order the greater `sequence` is the newer, and one may come twice. `Last-Event-ID` brings what ' +
      'was missed in the last 15 minutes; `resumed: false` says to read the lists.',
    query: streamQuery,
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

export const ORDER_FACT_CONTROLLERS = [
  MerchantAddressesController,
  MerchantEventsController,
  MerchantOrderMapController,
  MerchantRecipientRequestsController,
  MerchantRedeliveriesController,
];
