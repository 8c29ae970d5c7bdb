import {
  Courier,
  Fleet,
  ORDER_STATUSES,
  COURIER_REGISTRATIONS,
  CourierBlocks,
  CourierDocument,
  CourierHoldings,
  CourierQueries,
  CourierRegistrations,
  DomainError,
  DrawnWays,
  WalletQueries,
  type CourierView,
  courierForm,
} from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import { wayAnswer } from '../../docs/map.schemas.js';
import type { CallOf } from '../../http/declared-api.decorator.js';
import { adminApi } from '../access/admin-api.decorator.js';
import * as fields from '../../http/field.schemas.js';

const phone = z.string().max(30);
const password = fields.newPassword('courier');

const courier = { name: fields.name, phone, password, ...courierForm };

const courierMembers = {
  ...answers.recordOf(Courier, [
    ...(Object.keys(courierForm) as (keyof typeof courierForm)[]),
    'id hubId name phone registration registrationChangedAt registrationNote approvedAt blockedAt blockedUntil',
    'blockNote withdrawalBlocked extraData createdAt updatedAt',
  ]).shape,
  online: z.boolean(),
  status: z.enum(['offline', 'blocked', 'busy', 'available']),
  /** Until when the courier said to work; null: open end. */
  shiftEndsAt: answers.optionalInstant,
  lastSeenAt: answers.optionalInstant,
  lastOrderAt: answers.optionalInstant,
  /** Since when the courier is on duty without an order; null: off duty, or with one. */
  freeSince: answers.optionalInstant,
  /** Mean of the recipients' ratings, 1 to 5; null: nobody has rated yet. */
  rating: z.number().nullable(),
  location: answers.place.nullable(),
  activeOrders: z.array(z.looseObject({ id: z.int(), status: z.enum(ORDER_STATUSES) })),
};
const courierLineAnswer = answers.named('CourierLine', courierMembers);
const courierAnswer = answers.named('Courier', { ...courierMembers, balanceCents: answers.cents });
export const fleetAnswer = answers
  .recordOf(Fleet, ['id name description createdAt updatedAt'], { couriers: answers.count })
  .meta({ id: 'Fleet' });
export const courierDocumentAnswer = answers.recordOf(CourierDocument, ['id type contentType createdAt'], {
  url: z.string(),
});

const listQuery = z.strictObject({
  /** Part of the name, e-mail or plate, or of the digits of phone or CPF. */
  search: z.string().trim().min(1).max(200).exactOptional(),
  registration: z.enum(COURIER_REGISTRATIONS).exactOptional(),
  ...answers.each(['online', 'blocked', 'approved'], fields.flagText.exactOptional()),
  fleetId: fields.idText.exactOptional(),
  ...answers.each(['phonePart', 'cpfPart', 'plate'], z.string().max(20).exactOptional()),
  email: z.string().max(200).exactOptional(),
  ...fields.paging,
});
/** The courier reads it. */
const reason = z.string().trim().min(1).max(500);
const block = z.strictObject({ until: fields.instant.nullable().default(null), reason });

const ACT = { answer: courierAnswer, errors: [404, 409] };

const api = adminApi('couriers', 'couriers', {
  queries: CourierQueries,
  registrations: CourierRegistrations,
  blocks: CourierBlocks,
  wallets: WalletQueries,
  ways: DrawnWays,
  holdings: CourierHoldings,
});

export const AdminCouriersController = api.controller('AdminCouriersController', {
  list: api.get('', {
    summary: 'Lists couriers',
    query: listQuery,
    answer: answers.pageOf(courierLineAnswer),
    run: async ({ queries, by, query: { page, perPage, ...filter } }) => {
      const found = await queries.page(by, filter, { page, perPage });
      return { ...found, items: found.items.map(courierBody) };
    },
  }),
  online: api.get('online', {
    summary: 'Lists the couriers on duty with their positions',
    query: z.strictObject({
      status: z.enum(['available', 'busy']).nullable().default(null),
      ...fields.paging,
    }),
    answer: answers.pageOf(courierLineAnswer),
    run: async ({ queries, by, query: { status, ...page } }) => {
      const found = await queries.online(by, status, page);
      return { ...found, items: found.items.map(courierBody) };
    },
  }),
  way: api.get(':id/way', {
    summary: 'Shows the way that the courier has ahead, from the last position over all visits',
    answer: wayAnswer,
    run: async ({ ways, by, id }) => ({ way: await ways.ofCourier(by, id) }),
  }),
  read: api.get(':id', {
    summary: 'Shows a courier',
    answer: courierAnswer,
    run: shown,
  }),
  register: api.post('', {
    summary: 'Registers a courier',
    body: z.strictObject(courier),
    answer: courierAnswer,
    errors: [409],
    audit: { entity: 'courier', action: 'registered' },
    run: async ({ registrations, queries, wallets, by, body }) => {
      const { id } = await registrations.register(by, body);
      return shown({ queries, wallets, by, id });
    },
  }),
  update: api.patch(':id', {
    summary: 'Changes a courier; password and Pix key need the right to them, and the courier is told',
    accessFields: ['password', 'pixKey'],
    body: z.strictObject(fields.patchOf(courier)),
    answer: courierAnswer,
    audit: { entity: 'courier', action: 'updated' },
    run: (call) => after(call, call.registrations.update(call.by, call.id, call.body)),
  }),
  approve: api.post(':id/approve', {
    summary: 'Approves a courier’s registration',
    ...ACT,
    audit: { entity: 'courier', action: 'approved' },
    run: (call) => after(call, call.registrations.approve(call.by, call.id)),
  }),
  refuse: api.post(':id/refuse', {
    summary: 'Refuses a courier’s registration',
    body: z.strictObject({ reason: reason.nullable().default(null) }),
    ...ACT,
    audit: { entity: 'courier', action: 'refused' },
    run: (call) => after(call, call.registrations.refuse(call.by, call.id, call.body.reason)),
  }),
  holds: api.get(':id/holdings', {
    summary: 'Orders in progress and cash of a courier, to be known before a suspension',
    answer: z.strictObject({ orders: z.int(), cashCents: answers.cents }),
    run: async ({ holdings, by, id }) => {
      const held = await holdings.of(by, id);
      if (!held) throw new DomainError('courier_not_found');
      return held;
    },
  }),
  suspend: api.post(':id/suspend', {
    summary: 'Suspends a courier, who still finishes orders, sees the money, withdraws and contests',
    body: z.strictObject({ reason }),
    ...ACT,
    audit: { entity: 'courier', action: 'suspended' },
    run: (call) => after(call, call.registrations.suspend(call.by, call.id, call.body.reason)),
  }),
  block: api.post(':id/block', {
    summary: 'Blocks a courier, for a time or until unblocked',
    body: block,
    ...ACT,
    audit: { entity: 'courier', action: 'blocked' },
    run: (call) => after(call, call.blocks.block(call.by, call.id, call.body.until, call.body.reason)),
  }),
  unblock: api.post(':id/unblock', {
    summary: 'Unblocks a courier',
    ...ACT,
    audit: { entity: 'courier', action: 'unblocked' },
    run: (call) => after(call, call.blocks.unblock(call.by, call.id)),
  }),
  blockWithdrawals: api.post(':id/block-withdrawals', {
    summary: 'Blocks a courier’s withdrawals; deliveries and earnings go on',
    answer: courierAnswer,
    audit: { entity: 'courier', action: 'withdrawals_blocked' },
    run: (call) => after(call, call.blocks.setWithdrawalBlock(call.by, call.id, true)),
  }),
  unblockWithdrawals: api.post(':id/unblock-withdrawals', {
    summary: 'Lets a courier withdraw again',
    answer: courierAnswer,
    audit: { entity: 'courier', action: 'withdrawals_unblocked' },
    run: (call) => after(call, call.blocks.setWithdrawalBlock(call.by, call.id, false)),
  }),
});

type ShownCourier = Pick<CallOf<typeof api>, 'queries' | 'wallets' | 'by'> & { readonly id: number };

async function after(courier: ShownCourier, act: Promise<unknown>) {
  await act;
  return shown(courier);
}

async function shown({ queries, wallets, by, id }: ShownCourier) {
  const view = await queries.byId(by, id);
  return { ...courierBody(view), balanceCents: await wallets.balance(by, { kind: 'courier', id }) };
}

function courierBody({ courier: { ...record }, ...presence }: CourierView) {
  return { ...record, ...presence };
}
