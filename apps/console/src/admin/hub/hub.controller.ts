import { Hubs, hubSettingsSchema, HubSetups, type Scope } from '#domain';
import { z } from 'zod';
import { Endpoint, EndpointBody } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { nameField } from '../field.schemas.js';
import { hubAnswer, hubSetupAnswer } from './hub.answers.js';

/** A group in the patch replaces the stored group; absent groups stay, so no defaults are filled in. */
const settingsPatch = z.strictObject(
  Object.fromEntries(
    Object.entries(hubSettingsSchema.shape).map(([key, schema]) => [key, schema.unwrap().exactOptional()]),
  ),
);
const hubPatch = z.strictObject({
  name: nameField.exactOptional(),
  city: nameField.exactOptional(),
  state: z.string().length(2).exactOptional(),
  timezone: z.string().max(60).exactOptional(),
});

@AdminController('hub', 'hub')
export class HubController {
  constructor(
    private readonly hubs: Hubs,
    private readonly setups: HubSetups,
  ) {}

  @Endpoint({ method: 'GET', status: 200, summary: 'Shows the hub', answer: hubAnswer })
  read(@CurrentScope() { hubId }: Scope) {
    return this.hubs.get(hubId);
  }

  @Endpoint({
    method: 'PUT',
    status: 200,
    summary: 'Changes the hub',
    body: hubPatch,
    answer: hubAnswer,
    audit: { entity: 'hub', action: 'updated' },
  })
  update(@CurrentScope() { hubId }: Scope, @EndpointBody() body: z.output<typeof hubPatch>) {
    return this.hubs.update(hubId, body);
  }

  @Endpoint({
    method: 'GET',
    path: 'setup',
    status: 200,
    summary: 'Shows what the hub has already of what its first order needs',
    answer: hubSetupAnswer,
  })
  setup(@CurrentScope() { hubId }: Scope) {
    return this.setups.of(hubId);
  }

  @Endpoint({
    method: 'GET',
    path: 'settings',
    status: 200,
    summary: 'Shows the hub’s settings',
    answer: hubSettingsSchema,
  })
  async settings(@CurrentScope() { hubId }: Scope) {
    return (await this.hubs.get(hubId)).settings;
  }

  @Endpoint({
    method: 'PUT',
    path: 'settings',
    status: 200,
    summary: 'Replaces the groups of settings that are sent',
    body: settingsPatch,
    answer: hubSettingsSchema,
    audit: { entity: 'hub', action: 'settings_changed' },
  })
  async change(@CurrentScope() { hubId }: Scope, @EndpointBody() body: Record<string, unknown>) {
    return (await this.hubs.update(hubId, { settings: body })).settings;
  }
}
