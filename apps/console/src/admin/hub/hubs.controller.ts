import { HUB_PLANS, Hubs, Operators, type Hub } from '#domain';
import { Body, Get, Param, Patch, Post, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { as } from '../../http/zod.pipe.js';
import { AdminController, Audited, PlatformGuard } from '../access/index.js';
import { idText, instant, name } from '../schemas.js';

const terms = {
  plan: z.enum(HUB_PLANS).exactOptional(),
  trialEndsAt: instant.nullable().exactOptional(),
  timezone: z.string().max(60).exactOptional(),
};
const state = z.string().length(2);
const newHub = z.strictObject({
  name,
  city: name,
  state,
  sandbox: z.boolean().exactOptional(),
  ...terms,
  /** Who may enter first. */
  owner: z
    .strictObject({ name, email: z.email().max(200), password: z.string().min(8).max(200) })
    .exactOptional(),
});
const hubPatch = z.strictObject({
  name: name.exactOptional(),
  city: name.exactOptional(),
  state: state.exactOptional(),
  ...terms,
});

/** For the platform's own people: which hubs there are, and what each has paid for. A hub's people have `/hub`. */
@UseGuards(PlatformGuard)
@AdminController('hubs', 'hub')
export class HubsController {
  constructor(
    private readonly hubs: Hubs,
    private readonly operators: Operators,
  ) {}

  @Get()
  async list() {
    return { items: (await this.hubs.list()).map(hubBody) };
  }

  @Get(':id')
  async read(@Param('id', as(idText)) id: number) {
    return hubBody(await this.hubs.get(id));
  }

  @Post()
  @Audited('hub', 'created')
  async create(@Body(as(newHub)) { owner, ...body }: z.output<typeof newHub>) {
    const hub = await this.hubs.create(body);
    if (owner) await this.operators.create(hub.id, { ...owner, role: 'owner' });
    return hubBody(hub);
  }

  /** Another plan, the end of the trial, another name. Whether it is a sandbox is decided once. */
  @Patch(':id')
  @Audited('hub', 'terms_changed')
  async change(@Param('id', as(idText)) id: number, @Body(as(hubPatch)) body: z.output<typeof hubPatch>) {
    return hubBody(await this.hubs.update(id, body));
  }
}

function hubBody({ settings: _, ...shown }: Hub) {
  return shown;
}
