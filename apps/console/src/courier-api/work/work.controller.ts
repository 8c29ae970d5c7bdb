import {
  type PositionReport,
  CourierPositions,
  CourierAlerts,
  Hubs,
  CourierNotices,
  AGE_CHECKS,
  CourierQueries,
  DrawnWays,
  OrderDemand,
  StreetMap,
} from '#domain';
import { z } from 'zod';
import * as fields from '../../http/field.schemas.js';
import * as answers from '../../docs/record.schemas.js';
import { BASE_MAP, MAP_STREETS, wayAnswer } from '../../docs/map.schemas.js';
import { MapSources } from '../../tracking/map-source.provider.js';
import { positionField } from '../orders/order.schemas.js';
import { courierApi } from '../session/courier-api.decorator.js';
import { CourierEventFeed } from '../events/courier-event.feed.js';

/** Maximum of positions in one request: more than an hour of one a second, collected without network. */
const MAX_POSITIONS = 5_000;
const NO_DISTANCE = 'must be a distance in metres';

const degrees = (limit: number) => {
  const fault = `must be a number from ${String(-limit)} to ${String(limit)}`;
  return z.number(fault).min(-limit, fault).max(limit, fault);
};

/** Positions outnumber all other requests: zod reads a schema without transforms eight times as fast. */
const position = z.object(
  {
    latitude: degrees(90),
    longitude: degrees(180),
    at: fields.instantText,
    accuracy: z.number(NO_DISTANCE).min(0, NO_DISTANCE).max(1e6, NO_DISTANCE).nullish(),
  },
  'must be an object',
);

const positionsBody = z.union([
  position,
  z.array(position).max(MAX_POSITIONS, `at most ${String(MAX_POSITIONS)} positions`),
]);

function reportOf({ latitude, longitude, at, accuracy }: z.output<typeof position>): PositionReport {
  return { latitude, longitude, at: new Date(at), accuracy: accuracy ?? null };
}

const api = courierApi(
  '',
  {
    positions: CourierPositions,
    alerts: CourierAlerts,
    hubs: Hubs,
    notices: CourierNotices,
    streets: StreetMap,
    maps: MapSources,
    couriers: CourierQueries,
    demand: OrderDemand,
    ways: DrawnWays,
    feed: CourierEventFeed,
  },
  { id: fields.pathId('order_not_found') },
);

api.controller('PositionsController', {
  record: api.post('positions', {
    summary: 'Records positions of the courier; late ones never move the courier back',
    body: positionsBody,
    run: ({ positions, courierId, body }) =>
      positions.record(courierId, (Array.isArray(body) ? body : [body]).map(reportOf)),
  }),
});

const numberAnswer = z.strictObject({
  name: answers.text,
  phone: z.string(),
  /** The company itself. */
  own: z.boolean(),
});
const callBody = z
  .object({
    /** null: the phone does not know where it is. */
    position: positionField.nullable().default(null),
    /** When the courier called, from a phone that had no network then. */
    happenedAt: fields.instant.nullish(),
  })
  .prefault({});

api.controller('EmergencyController', {
  numbers: api.get('emergency', {
    summary: 'Lists numbers to call in an emergency: those that the company sets, then its own',
    answer: answers.listOf(numberAnswer),
    run: async ({ hubs, by }) => {
      const { emergencyNumbers, branding } = (await hubs.get(by.hubId)).settings;
      const others = emergencyNumbers.map((number) => ({ ...number, own: false }));
      const own = branding.phone === null ? [] : [{ name: null, phone: branding.phone, own: true }];
      return [...others, ...own];
    },
  }),
  call: api.post('emergency', {
    summary: 'Calls the company for help and shows it where the courier is',
    body: callBody,
    run: ({ alerts, by, body: { position, happenedAt = null } }) =>
      alerts.emergency(by, position, happenedAt),
  }),
});

const noticeAnswer = z.strictObject({ id: z.int(), text: z.string(), at: answers.instant });

api.controller('NoticesController', {
  list: api.get('notices', {
    summary: 'Lists notices of the company that the courier has not read, oldest first',
    answer: answers.listOf(noticeAnswer),
    run: ({ notices, by }) => notices.unread(by),
  }),
  read: api.post('notices/:id/read', {
    summary: 'Marks a notice as read',
    run: ({ notices, by, id }) => notices.read(by, id),
  }),
});

const rulesAnswer = z.strictObject({
  /** The company sees an arrival further away; a failure further away or sooner needs words and a photo. */
  atStop: z.strictObject({ withinM: z.int(), waitMinutes: z.int() }),
  /** Asked for goods with a `minimumAge`: a document's `birthDate`, or that one was seen (`documentSeen`). */
  ageCheck: z.enum(AGE_CHECKS),
  /** Where goods may be left that cannot go back to their shop; null: nowhere. */
  depotAddress: answers.text,
});

api.controller('WorkRulesController', {
  rules: api.get('work-rules', {
    summary:
      'Shows the rules of work: distance and wait before a stop may fail without a remark, how ages are checked, where goods may be left',
    answer: rulesAnswer,
    run: async ({ hubs, by }) => (await hubs.get(by.hubId)).settings,
  }),
});

const cellAnswer = z.strictObject({
  latitude: z.number(),
  longitude: z.number(),
  waiting: answers.count,
  recent: answers.count,
});

api.controller('CourierMapController', {
  ground: api.get('map', BASE_MAP),
  within: api.get('map/streets', MAP_STREETS),
  way: api.get('map/way', {
    summary: 'Shows the route ahead, from the last position over all visits',
    answer: wayAnswer,
    run: async ({ ways, by, courierId }) => ({ way: await ways.ofCourier(by, courierId) }),
  }),
  where: api.get('map/demand', {
    summary:
      'Shows the demand for the courier: squares of about 550 m with the orders that wait and that came within an hour',
    answer: answers.listOf(cellAnswer),
    run: async ({ couriers, demand, by, courierId }) => {
      const { courier } = await couriers.byId(by, courierId);
      return demand.cells(by, courier.vehicleTypeIds);
    },
  }),
});

api.controller('EventsController', {
  listen: api.send('events', {
    summary: 'Server-sent events: `offer`, `offer_withdrawn`, `order`, `duty`; resumed by Last-Event-ID',
    description:
      '`duty {online}`: a shift began or ended, be it by the server. `ready {at}` first, and `heartbeat {at}` every 15 seconds, each with the time of the server. An app that gets nothing for 40 ' +
      'seconds connects anew: its phone slept, or has changed its network.',
    mediaTypes: ['text/event-stream'],
    run: ({ feed, courier, request, response }) => feed.join(courier, request.get('last-event-id'), response),
  }),
});

export const WORK_CONTROLLERS = api.controllers;
