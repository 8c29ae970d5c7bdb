import {
  COURIER_REGISTRATIONS,
  CourierBlocks,
  CourierHoldings,
  CourierQueries,
  CourierRegistrations,
  DomainError,
  DrawnWays,
  WalletQueries,
  type CourierView,
  type Scope,
} from '#domain';
import { z } from 'zod';
import { wayAnswer } from '../../docs/map.schemas.js';
import { centsAnswer, pageOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { flagText, idText, instantField, pagingFields } from '../field.schemas.js';
import { courierPatch, newCourier } from './courier.schemas.js';
import { courierAnswer, courierLineAnswer } from './courier.answers.js';

const listQuery = z.strictObject({
  /** Part of the name, e-mail or plate, or of the digits of phone or CPF. */
  search: z.string().trim().min(1).max(200).exactOptional(),
  registration: z.enum(COURIER_REGISTRATIONS).exactOptional(),
  online: flagText.exactOptional(),
  blocked: flagText.exactOptional(),
  approved: flagText.exactOptional(),
  fleetId: idText.exactOptional(),
  phonePart: z.string().max(20).exactOptional(),
  cpfPart: z.string().max(20).exactOptional(),
  plate: z.string().max(20).exactOptional(),
  email: z.string().max(200).exactOptional(),
  ...pagingFields,
});
const mapQuery = z.strictObject({
  status: z.enum(['available', 'busy']).nullable().default(null),
  ...pagingFields,
});
/** The courier reads it. */
const reason = z.string().trim().min(1).max(500);
const block = z.strictObject({ until: instantField.nullable().default(null), reason });
const because = z.strictObject({ reason });
const refusal = z.strictObject({ reason: reason.nullable().default(null) });

@AdminController('couriers', 'couriers')
export class AdminCouriersController {
  constructor(
    private readonly queries: CourierQueries,
    private readonly registrations: CourierRegistrations,
    private readonly blocks: CourierBlocks,
    private readonly wallets: WalletQueries,
    private readonly ways: DrawnWays,
    private readonly holdings: CourierHoldings,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists couriers',
    query: listQuery,
    answer: pageOf(courierLineAnswer),
  })
  async list(
    @CurrentScope() by: Scope,
    @EndpointQuery() { page, perPage, ...filter }: z.output<typeof listQuery>,
  ) {
    const found = await this.queries.page(by, filter, { page, perPage });
    return { ...found, items: found.items.map(courierBody) };
  }

  /** Couriers on shift with their positions, for the map. */
  @Endpoint({
    method: 'GET',
    path: 'online',
    status: 200,
    summary: 'Lists the couriers on duty with their positions',
    query: mapQuery,
    answer: pageOf(courierLineAnswer),
  })
  async online(@CurrentScope() by: Scope, @EndpointQuery() { status, ...page }: z.output<typeof mapQuery>) {
    const found = await this.queries.online(by, status, page);
    return { ...found, items: found.items.map(courierBody) };
  }

  @Endpoint({
    method: 'GET',
    path: ':id/way',
    status: 200,
    summary: 'Shows the way that the courier has ahead, from the last position over all visits',
    params: { id: idText },
    answer: wayAnswer,
    errors: [404],
  })
  async way(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return { way: await this.ways.ofCourier(by, id) };
  }

  @Endpoint({
    method: 'GET',
    path: ':id',
    status: 200,
    summary: 'Shows a courier',
    params: { id: idText },
    answer: courierAnswer,
    errors: [404],
  })
  async read(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return this.shown(by, id);
  }

  @Endpoint({
    method: 'POST',
    status: 201,
    summary: 'Registers a courier',
    body: newCourier,
    answer: courierAnswer,
    errors: [409],
    audit: { entity: 'courier', action: 'registered' },
  })
  async register(@CurrentScope() by: Scope, @EndpointBody() body: z.output<typeof newCourier>) {
    const { id } = await this.registrations.register(by, body);
    return this.shown(by, id);
  }

  @Endpoint({
    method: 'PATCH',
    path: ':id',
    status: 200,
    summary: 'Changes a courier; password and Pix key need the right to them, and the courier is told',
    accessFields: ['password', 'pixKey'],
    params: { id: idText },
    body: courierPatch,
    answer: courierAnswer,
    errors: [404, 409],
    audit: { entity: 'courier', action: 'updated' },
  })
  async update(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() body: z.output<typeof courierPatch>,
  ) {
    await this.registrations.update(by, id, body);
    return this.shown(by, id);
  }

  @Endpoint({
    method: 'POST',
    path: ':id/approve',
    status: 200,
    summary: 'Approves a courier’s registration',
    params: { id: idText },
    answer: courierAnswer,
    errors: [404, 409],
    audit: { entity: 'courier', action: 'approved' },
  })
  async approve(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    await this.registrations.approve(by, id);
    return this.shown(by, id);
  }

  @Endpoint({
    method: 'POST',
    path: ':id/refuse',
    status: 200,
    summary: 'Refuses a courier’s registration',
    params: { id: idText },
    body: refusal,
    answer: courierAnswer,
    errors: [404, 409],
    audit: { entity: 'courier', action: 'refused' },
  })
  async refuse(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() { reason: why }: z.output<typeof refusal>,
  ) {
    await this.registrations.refuse(by, id, why);
    return this.shown(by, id);
  }

  @Endpoint({
    method: 'GET',
    path: ':id/holdings',
    status: 200,
    summary: 'Orders in progress and cash of a courier, to be known before a suspension',
    params: { id: idText },
    answer: z.strictObject({ orders: z.int(), cashCents: centsAnswer }),
    errors: [404],
  })
  async holds(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    const held = await this.holdings.of(by, id);
    if (!held) throw new DomainError('courier_not_found');
    return { orders: held.orders, cashCents: held.cashCents };
  }

  @Endpoint({
    method: 'POST',
    path: ':id/suspend',
    status: 200,
    summary: 'Suspends a courier, who still finishes orders, sees the money, withdraws and contests',
    params: { id: idText },
    body: because,
    answer: courierAnswer,
    errors: [404, 409],
    audit: { entity: 'courier', action: 'suspended' },
  })
  async suspend(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() { reason: why }: z.output<typeof because>,
  ) {
    await this.registrations.suspend(by, id, why);
    return this.shown(by, id);
  }

  @Endpoint({
    method: 'POST',
    path: ':id/block',
    status: 200,
    summary: 'Blocks a courier, for a time or until unblocked',
    params: { id: idText },
    body: block,
    answer: courierAnswer,
    errors: [404, 409],
    audit: { entity: 'courier', action: 'blocked' },
  })
  async block(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() { until, reason: why }: z.output<typeof block>,
  ) {
    await this.blocks.block(by, id, until, why);
    return this.shown(by, id);
  }

  @Endpoint({
    method: 'POST',
    path: ':id/unblock',
    status: 200,
    summary: 'Unblocks a courier',
    params: { id: idText },
    answer: courierAnswer,
    errors: [404, 409],
    audit: { entity: 'courier', action: 'unblocked' },
  })
  async unblock(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    await this.blocks.unblock(by, id);
    return this.shown(by, id);
  }

  @Endpoint({
    method: 'POST',
    path: ':id/block-withdrawals',
    status: 200,
    summary: 'Blocks a courier’s withdrawals; deliveries and earnings go on',
    params: { id: idText },
    answer: courierAnswer,
    errors: [404],
    audit: { entity: 'courier', action: 'withdrawals_blocked' },
  })
  async blockWithdrawals(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    await this.blocks.setWithdrawalBlock(by, id, true);
    return this.shown(by, id);
  }

  @Endpoint({
    method: 'POST',
    path: ':id/unblock-withdrawals',
    status: 200,
    summary: 'Lets a courier withdraw again',
    params: { id: idText },
    answer: courierAnswer,
    errors: [404],
    audit: { entity: 'courier', action: 'withdrawals_unblocked' },
  })
  async unblockWithdrawals(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    await this.blocks.setWithdrawalBlock(by, id, false);
    return this.shown(by, id);
  }

  private async shown(by: Scope, id: number) {
    const view = await this.queries.byId(by, id);
    return { ...courierBody(view), balanceCents: await this.wallets.balance(by, { kind: 'courier', id }) };
  }
}

function courierBody({ courier, ...presence }: CourierView) {
  const { passwordHash: _, photoKey: __, ratingStars: ___, ratingCount: ____, ...record } = courier;
  return { ...record, ...presence };
}
