import {
  CashHandIns,
  CashQueries,
  cents,
  DomainError,
  HAND_IN_STATES,
  Hubs,
  MISSING_CASH,
  type Scope,
} from '#domain';
import { z } from 'zod';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { centsField, cursorFields, cursorPage, idText, instantField } from '../field.schemas.js';
import {
  decidedHandInAnswer,
  differencesAnswer,
  handInsAnswer,
  heldCashAnswer,
  holderAnswer,
  holdersAnswer,
} from './cash.answers.js';
import { handInBody } from './cash.mapper.js';

const handInsQuery = z.strictObject({
  state: z.enum(HAND_IN_STATES).exactOptional(),
  courierId: idText.exactOptional(),
  ...cursorFields,
});
const period = z.strictObject({ from: instantField, to: instantField });
const counted = z.strictObject({
  countedCents: centsField,
  /** What becomes of what is missing. */
  missing: z.enum(MISSING_CASH).default('remains'),
  /** Required where the count differs from what was announced. */
  reason: z.string().trim().min(1).max(191).nullable().default(null),
  /** Required where more is counted than the courier holds: the company owes the rest, R$ 1.000,00 at most. */
  beyondHeld: z.boolean().default(false),
});
const received = z.strictObject({ countedCents: centsField.min(1), beyondHeld: counted.shape.beyondHeld });
const reversal = z.strictObject({ reason: z.string().trim().min(1).max(191) });
const limitBody = z.strictObject({ limitCents: centsField.nullable() });

/** Money that couriers collect at doors: who holds how much, and what they hand in. */
@AdminController('cash', 'wallets')
export class CashController {
  constructor(
    private readonly queries: CashQueries,
    private readonly handIns: CashHandIns,
    private readonly hubs: Hubs,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'couriers',
    status: 200,
    summary: 'Lists couriers who hold cash, announced that they bring some or have a limit of their own',
    answer: holdersAnswer,
  })
  async holders(@CurrentScope() by: Scope) {
    return { items: await this.queries.holders(by, await this.hubLimit(by)) };
  }

  @Endpoint({
    method: 'GET',
    path: 'couriers/:id',
    status: 200,
    summary: 'Shows what a courier holds, and from which deliveries',
    params: { id: idText },
    answer: heldCashAnswer,
    errors: [404],
  })
  async held(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return { holder: await this.holderOf(by, id), collected: await this.queries.collected(by, id) };
  }

  @Endpoint({
    method: 'PUT',
    path: 'couriers/:id/limit',
    status: 200,
    summary: 'Sets how much cash the courier may hold; null: as much as the hub allows everybody',
    params: { id: idText },
    body: limitBody,
    answer: holderAnswer,
    errors: [404],
    audit: { entity: 'courier', action: 'cash_limit_set' },
  })
  async limit(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() { limitCents }: z.output<typeof limitBody>,
  ) {
    await this.holderOf(by, id);
    await this.queries.setLimit(by, id, limitCents === null ? null : cents(limitCents));
    return await this.holderOf(by, id);
  }

  @Endpoint({
    method: 'POST',
    path: 'couriers/:id/hand-ins',
    status: 201,
    summary: 'Records cash that a courier brought without announcing it',
    params: { id: idText },
    body: received,
    answer: decidedHandInAnswer,
    errors: [404],
    audit: { entity: 'cash_hand_in', action: 'received' },
  })
  async receive(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() { countedCents, beyondHeld }: z.output<typeof received>,
  ) {
    await this.holderOf(by, id);
    const brought = { countedCents: cents(countedCents), beyondHeld };
    return handInBody(await this.handIns.receive(by, id, brought));
  }

  @Endpoint({
    method: 'GET',
    path: 'hand-ins',
    status: 200,
    summary: 'Lists hand-ins, newest first',
    query: handInsQuery,
    answer: handInsAnswer,
  })
  async list(
    @CurrentScope() by: Scope,
    @EndpointQuery() { cursor: before, limit, ...filter }: z.output<typeof handInsQuery>,
  ) {
    return cursorPage(await this.queries.handIns(by, filter, { before, limit }), limit);
  }

  @Endpoint({
    method: 'POST',
    path: 'hand-ins/:id/confirm',
    status: 200,
    summary: 'Confirms what was counted; the shops whose money it is get their share',
    params: { id: idText },
    body: counted,
    answer: decidedHandInAnswer,
    errors: [404, 409, 422],
    audit: { entity: 'cash_hand_in', action: 'confirmed' },
  })
  async confirm(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() { countedCents, ...body }: z.output<typeof counted>,
  ) {
    return handInBody(await this.handIns.confirm(by, id, { ...body, countedCents: cents(countedCents) }));
  }

  @Endpoint({
    method: 'POST',
    path: 'hand-ins/:id/reverse',
    status: 200,
    summary: 'Takes a count back: the courier holds the cash again, and the shops give their share back',
    params: { id: idText },
    body: reversal,
    answer: decidedHandInAnswer,
    errors: [404, 409],
    audit: { entity: 'cash_hand_in', action: 'reversed' },
  })
  async reverse(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() { reason }: z.output<typeof reversal>,
  ) {
    return handInBody(await this.handIns.reverse(by, id, reason));
  }

  @Endpoint({
    method: 'GET',
    path: 'differences',
    status: 200,
    summary: 'Lists stops where something else was collected than was asked for, newest first',
    query: period,
    answer: differencesAnswer,
  })
  async differences(@CurrentScope() by: Scope, @EndpointQuery() { from, to }: z.output<typeof period>) {
    return { items: await this.queries.differences(by, from, to) };
  }

  private async hubLimit({ hubId }: Scope): Promise<number | null> {
    return (await this.hubs.get(hubId)).settings.cashLimitCents;
  }

  /** @throws courier_not_found */
  private async holderOf(by: Scope, id: number) {
    const holder = await this.queries.ofCourier(by, id, await this.hubLimit(by));
    if (!holder) throw new DomainError('courier_not_found');
    return holder;
  }
}
