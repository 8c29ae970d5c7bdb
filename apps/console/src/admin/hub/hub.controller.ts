import { Hubs, hubSettingsSchema, type Scope } from '#domain';
import { Body, Get, Put } from '@nestjs/common';
import { z } from 'zod';
import { as } from '../../http/zod.pipe.js';
import { AdminController, Audited, By } from '../access/index.js';
import { name } from '../schemas.js';

/** A group of settings that is sent replaces the one there was; the others stay, so nothing is filled in for them. */
const settingsPatch = z.strictObject(
  Object.fromEntries(
    Object.entries(hubSettingsSchema.shape).map(([key, schema]) => [key, schema.unwrap().exactOptional()]),
  ),
);
const hubPatch = z.strictObject({
  name: name.exactOptional(),
  city: name.exactOptional(),
  state: z.string().length(2).exactOptional(),
  timezone: z.string().max(60).exactOptional(),
});

@AdminController('hub', 'hub')
export class HubController {
  constructor(private readonly hubs: Hubs) {}

  @Get()
  read(@By() { hubId }: Scope) {
    return this.hubs.get(hubId);
  }

  @Put()
  @Audited('hub', 'updated')
  update(@By() { hubId }: Scope, @Body(as(hubPatch)) body: z.output<typeof hubPatch>) {
    return this.hubs.update(hubId, body);
  }

  @Get('settings')
  async settings(@By() { hubId }: Scope) {
    return (await this.hubs.get(hubId)).settings;
  }

  @Put('settings')
  @Audited('hub', 'settings_changed')
  async change(@By() { hubId }: Scope, @Body(as(settingsPatch)) body: Record<string, unknown>) {
    return (await this.hubs.update(hubId, { settings: body })).settings;
  }
}
