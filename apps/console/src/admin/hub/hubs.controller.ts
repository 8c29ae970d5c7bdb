import { HUB_PLANS, Hubs, Operators, type Hub } from '#domain';
import { UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { newPassword } from '../../http/password.schemas.js';
import { AdminController, PlatformGuard } from '../access/index.js';
import { idText, instantField, nameField } from '../field.schemas.js';
import { hubTermsAnswer } from './hub.answers.js';

const terms = {
  plan: z.enum(HUB_PLANS).exactOptional(),
  trialEndsAt: instantField.nullable().exactOptional(),
  timezone: z.string().max(60).exactOptional(),
};
const state = z.string().length(2);
const newHub = z.strictObject({
  name: nameField,
  city: nameField,
  state,
  sandbox: z.boolean().exactOptional(),
  ...terms,
  /** The hub's first operator. */
  owner: z
    .strictObject({ name: nameField, email: z.email().max(200), password: newPassword('operator') })
    .exactOptional(),
});
const hubPatch = z.strictObject({
  name: nameField.exactOptional(),
  city: nameField.exactOptional(),
  state: state.exactOptional(),
  ...terms,
});

/** Hubs, for operators of the platform. Operators of a hub have `/hub`. */
@UseGuards(PlatformGuard)
@AdminController('hubs', 'hub')
export class HubsController {
  constructor(
    private readonly hubs: Hubs,
    private readonly operators: Operators,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists all hubs (platform operators only)',
    answer: listOf(hubTermsAnswer),
  })
  async list() {
    return { items: (await this.hubs.list()).map(hubBody) };
  }

  @Endpoint({
    method: 'GET',
    path: ':id',
    status: 200,
    summary: 'Shows a hub (platform operators only)',
    params: { id: idText },
    answer: hubTermsAnswer,
    errors: [404],
  })
  async read(@EndpointParam('id') id: number) {
    return hubBody(await this.hubs.get(id));
  }

  @Endpoint({
    method: 'POST',
    status: 201,
    summary: 'Makes a hub, with its first operator (platform operators only)',
    body: newHub,
    answer: hubTermsAnswer,
    errors: [409],
    audit: { entity: 'hub', action: 'created' },
  })
  async create(@EndpointBody() { owner, ...body }: z.output<typeof newHub>) {
    const hub = await this.hubs.create(body);
    if (owner) await this.operators.create(hub.id, { ...owner, role: 'owner' });
    return hubBody(hub);
  }

  /** Changes plan, trial or name. Whether a hub is a sandbox never changes. */
  @Endpoint({
    method: 'PATCH',
    path: ':id',
    status: 200,
    summary: 'Changes a hub’s plan or name (platform operators only)',
    params: { id: idText },
    body: hubPatch,
    answer: hubTermsAnswer,
    errors: [404],
    audit: { entity: 'hub', action: 'terms_changed' },
  })
  async change(@EndpointParam('id') id: number, @EndpointBody() body: z.output<typeof hubPatch>) {
    return hubBody(await this.hubs.update(id, body));
  }
}

function hubBody({ settings: _, ...shown }: Hub) {
  return shown;
}
