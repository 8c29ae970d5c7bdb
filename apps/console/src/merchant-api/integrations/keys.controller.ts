import { Credentials, type MerchantSession, type Scope } from '#domain';
import type { z } from 'zod';
import { issuedKeyAnswer } from '../../admin/merchants/merchant.answers.js';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { pathId } from '../../http/path.schemas.js';
import { CurrentMerchant, MerchantController, MerchantScope } from '../session/index.js';
import { keyAnswer, keyBody, newKeyBody } from './integration.schemas.js';

const params = { id: pathId('credential_not_found') };

/** Customer keys of the Full API and company keys of Model M, of the account's owner. */
@MerchantController('keys')
export class MerchantKeysController {
  constructor(private readonly credentials: Credentials) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists the account’s keys, without their secrets',
    answer: listOf(keyAnswer),
    ownerOnly: true,
  })
  async list(@MerchantScope() by: Scope) {
    const all = await this.credentials.list(by);
    const live = all.filter(
      ({ kind, deactivatedAt }) => kind !== 'open_delivery_pair' && deactivatedAt === null,
    );
    return { items: live.map(keyBody) };
  }

  @Endpoint({
    method: 'POST',
    status: 201,
    summary: 'Issues a key of the account, shown once',
    body: newKeyBody,
    answer: issuedKeyAnswer,
    ownerOnly: true,
    audit: { entity: 'credential', action: 'issued' },
  })
  issue(
    @CurrentMerchant() { scope, merchant }: MerchantSession,
    @EndpointBody() body: z.output<typeof newKeyBody>,
  ) {
    return this.credentials.issueKey(scope, { ...body, merchantId: merchant.id });
  }

  @Endpoint({
    method: 'POST',
    path: ':id/rotate',
    status: 201,
    summary: 'Replaces a key by a new one, shown once; the old one ends at once',
    params,
    answer: issuedKeyAnswer,
    errors: [404],
    ownerOnly: true,
    audit: { entity: 'credential', action: 'rotated' },
  })
  rotate(@MerchantScope() by: Scope, @EndpointParam('id') id: number) {
    return this.credentials.rotate(by, id);
  }

  @Endpoint({
    method: 'DELETE',
    path: ':id',
    status: 204,
    summary: 'Ends a key',
    params,
    errors: [404],
    ownerOnly: true,
    audit: { entity: 'credential', action: 'deactivated' },
  })
  end(@MerchantScope() by: Scope, @EndpointParam('id') id: number): Promise<void> {
    return this.credentials.deactivate(by, id);
  }
}
