import {
  ALERT_KINDS,
  BoardAlerts,
  LATE_PAYMENTS,
  REFUSABLE_ACTS,
  REFUSAL_CAUSES,
  OperatorSessions,
  SavedView,
  SavedViews,
} from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import { HubEventFeed } from '../../live/hub-event.feed.js';
import { adminApi } from '../access/admin-api.decorator.js';
import * as fields from '../../http/field.schemas.js';

const alertAnswer = z.strictObject({
  id: z.int(),
  kind: z.enum(ALERT_KINDS),
  at: answers.instant,
  /** null: a claim about an order that nobody carried. */
  courierId: z.int().nullable(),
  courierName: answers.text,
  courierPhone: answers.text,
  orderId: z.int().nullable(),
  publicId: answers.text,
  merchantName: answers.text,
  /** Phone of the recipient who asks for their data or to be erased; null: several recipients ask. */
  recipientPhone: answers.text,
  acts: z.array(
    z.strictObject({
      act: z.enum(REFUSABLE_ACTS),
      stop: z.int().nullable(),
      at: answers.instant,
      /** Whether the code of a delivery was right; null: none was asked for. */
      codeRight: z.boolean().nullish(),
      /** Payment of the act by the hub's `lateDeliveryPay`, or why there is none. */
      payment: z.enum(LATE_PAYMENTS).optional(),
      payCents: z.int().optional(),
    }),
  ),
  /** What the company did to the order before the acts arrived. */
  cause: z.enum(REFUSAL_CAUSES).nullable(),
  /** The goods are with the courier. */
  goods: z.boolean(),
  position: answers.place.nullable(),
  /** When the courier said that the goods were handed over. */
  doneAt: answers.optionalInstant,
});

const api = adminApi('', 'orders', {
  alerts: BoardAlerts,
  feed: HubEventFeed,
  sessions: OperatorSessions,
});

const AlertsController = api.controller('AlertsController', {
  list: api.get('alerts', {
    summary:
      'Lists open alerts: calls for help, acts of couriers that came too late, claims to be decided soon, and who asks for their data or to be erased',
    answer: answers.listOf(alertAnswer),
    run: ({ alerts, by }) => alerts.open(by),
  }),
  close: api.post('alerts/:id/close', {
    summary: 'Closes an alert: somebody has taken care of it',
    errors: [],
    audit: { entity: 'alert', action: 'closed' },
    run: ({ alerts, by, id }) => alerts.close(by, id),
  }),
});

const streamQuery = z.strictObject({
  /** The hub; the header `X-Hub-Id` has precedence. */
  hubId: fields.idText.exactOptional(),
  ...fields.streamQuery.shape,
});

const AdminEventsController = api.controller('AdminEventsController', {
  listen: api.send('events', {
    summary: 'Server-sent events: what changes in the hub, for boards',
    description:
      '`ready {resumed}` first; then `order {id, sequence, type, at, status, courierId}`, ' +
      '`offer {id, sequence, orderId, courierId, status, at}`, `courier {id, sequence, type, at, online, status, ' +
      'activeOrders, shiftEndsAt, freeSince, lastSeenAt, location}` and `request {id, sequence, type, at}`. They show the record as it is ' +
      'now; of two events of one record the greater `sequence` is the newer, and one may come twice. Each 10 seconds a ' +
      '`courier` tells of everybody on shift who is not as last told: position, orders and state are of one moment. ' +
      '`Last-Event-ID` brings what was missed in the last 15 minutes; `resumed: false` says to read the lists. ' +
      'Each 15 seconds a `heartbeat` says that the connection stands.',
    query: streamQuery,
    mediaTypes: ['text/event-stream'],
    run: ({ sessions, feed, caller: session, by: { hubId }, request, query, response }) => {
      const listener = { hubId, sees: 'all', isCurrent: () => sessions.isCurrent(session) } as const;
      return feed.join(listener, request.get('last-event-id') ?? query.lastEventId, response);
    },
  }),
});

const MAX_CONTENT = 8_000;

const screen = z.string().regex(/^[a-z][a-z-]{1,40}$/, 'is not the name of a screen');
const name = z.string().trim().min(1).max(60);
/** Filters, columns and sorting; only the screen interprets them. */
const content = z
  .record(z.string(), z.unknown())
  .refine((value) => JSON.stringify(value).length <= MAX_CONTENT, 'is too large');
const newView = z
  .strictObject({ screen, name, shared: z.boolean().default(false), content })
  .meta({ examples: [{ screen: 'board', name: 'Centro', content: { columns: ['due', 'number', 'way'] } }] });
const viewPatch = z
  .strictObject(fields.patchOf({ name, shared: z.boolean(), content }))
  .meta({ examples: [{ shared: true }] });
const viewAnswer = answers
  .recordOf(SavedView, ['id operatorId operatorName screen name shared createdAt updatedAt'], {
    content: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'SavedView' });

const savedViewsApi = adminApi('views', 'views', { views: SavedViews });

/** Saved views: the operator's own, and those that others share with the hub. */
const SavedViewsController = savedViewsApi.controller('SavedViewsController', {
  list: savedViewsApi.get('', {
    summary: 'Lists the views of a screen: one’s own first, then those that others share',
    query: z.strictObject({ screen }),
    answer: answers.listOf(viewAnswer),
    run: ({ views, by, query }) => views.list(by, query.screen),
  }),
  create: savedViewsApi.post('', {
    summary: 'Keeps a view, for oneself or shared with the hub',
    body: newView,
    answer: viewAnswer,
    errors: [409],
    audit: { entity: 'saved_view', action: 'created' },
    run: ({ views, by, body }) => views.create(by, body),
  }),
  update: savedViewsApi.patch(':id', {
    summary: 'Changes a view of one’s own',
    body: viewPatch,
    answer: viewAnswer,
    audit: { entity: 'saved_view', action: 'updated' },
    run: ({ views, by, id, body }) => views.update(by, id, body),
  }),
  remove: savedViewsApi.delete(':id', {
    summary: 'Removes a view of one’s own',
    audit: { entity: 'saved_view', action: 'removed' },
    run: ({ views, by, id }) => views.remove(by, id),
  }),
});

export const BOARD_CONTROLLERS = [AlertsController, AdminEventsController, SavedViewsController];
