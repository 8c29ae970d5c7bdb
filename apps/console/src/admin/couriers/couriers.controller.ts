import {
  COURIER_REGISTRATIONS,
  CourierBlocks,
  CourierQueries,
  CourierRegistrations,
  WalletQueries,
  type CourierView,
  type Scope,
} from '#domain';
import { Body, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { as } from '../../http/zod.pipe.js';
import { AdminController, Audited, By } from '../access/index.js';
import { flag, idText, instant, paging } from '../schemas.js';
import { courierPatch, newCourier } from './courier.schemas.js';

const listQuery = z.strictObject({
  registration: z.enum(COURIER_REGISTRATIONS).exactOptional(),
  online: flag.exactOptional(),
  blocked: flag.exactOptional(),
  approved: flag.exactOptional(),
  fleetId: idText.exactOptional(),
  phonePart: z.string().max(20).exactOptional(),
  cpfPart: z.string().max(20).exactOptional(),
  plate: z.string().max(20).exactOptional(),
  email: z.string().max(200).exactOptional(),
  ...paging,
});
const mapQuery = z.strictObject({
  status: z.enum(['available', 'busy']).nullable().default(null),
  ...paging,
});
const block = z.strictObject({ until: instant.nullable().default(null) });

@AdminController('couriers', 'couriers')
export class CouriersController {
  constructor(
    private readonly queries: CourierQueries,
    private readonly registrations: CourierRegistrations,
    private readonly blocks: CourierBlocks,
    private readonly wallets: WalletQueries,
  ) {}

  @Get()
  async list(
    @By() by: Scope,
    @Query(as(listQuery)) { page, perPage, ...filter }: z.output<typeof listQuery>,
  ) {
    const found = await this.queries.page(by, filter, { page, perPage });
    return { ...found, items: found.items.map(courierBody) };
  }

  /** Who is on the road and where, for the map. */
  @Get('online')
  async online(@By() by: Scope, @Query(as(mapQuery)) { status, ...page }: z.output<typeof mapQuery>) {
    const found = await this.queries.online(by, status, page);
    return { ...found, items: found.items.map(courierBody) };
  }

  @Get(':id')
  async read(@By() by: Scope, @Param('id', as(idText)) id: number) {
    return this.shown(by, id);
  }

  @Post()
  @Audited('courier', 'registered')
  async register(@By() by: Scope, @Body(as(newCourier)) body: z.output<typeof newCourier>) {
    const { id } = await this.registrations.register(by, body);
    return this.shown(by, id);
  }

  @Patch(':id')
  @Audited('courier', 'updated')
  async update(
    @By() by: Scope,
    @Param('id', as(idText)) id: number,
    @Body(as(courierPatch)) body: z.output<typeof courierPatch>,
  ) {
    await this.registrations.update(by, id, body);
    return this.shown(by, id);
  }

  @Post(':id/approve')
  @HttpCode(200)
  @Audited('courier', 'approved')
  async approve(@By() by: Scope, @Param('id', as(idText)) id: number) {
    await this.registrations.approve(by, id);
    return this.shown(by, id);
  }

  @Post(':id/refuse')
  @HttpCode(200)
  @Audited('courier', 'refused')
  async refuse(@By() by: Scope, @Param('id', as(idText)) id: number) {
    await this.registrations.refuse(by, id);
    return this.shown(by, id);
  }

  @Post(':id/suspend')
  @HttpCode(200)
  @Audited('courier', 'suspended')
  async suspend(@By() by: Scope, @Param('id', as(idText)) id: number) {
    await this.registrations.update(by, id, { registration: 'suspended' });
    return this.shown(by, id);
  }

  @Post(':id/block')
  @HttpCode(200)
  @Audited('courier', 'blocked')
  async block(
    @By() by: Scope,
    @Param('id', as(idText)) id: number,
    @Body(as(block)) { until }: z.output<typeof block>,
  ) {
    await this.blocks.block(by, id, until);
    return this.shown(by, id);
  }

  @Post(':id/unblock')
  @HttpCode(200)
  @Audited('courier', 'unblocked')
  async unblock(@By() by: Scope, @Param('id', as(idText)) id: number) {
    await this.blocks.unblock(by, id);
    return this.shown(by, id);
  }

  private async shown(by: Scope, id: number) {
    const view = await this.queries.byId(by, id);
    return { ...courierBody(view), balanceCents: await this.wallets.balance(by, { kind: 'courier', id }) };
  }
}

function courierBody({ courier, ...presence }: CourierView) {
  const { passwordHash: _, photoKey: __, ...record } = courier;
  return { ...record, ...presence };
}
