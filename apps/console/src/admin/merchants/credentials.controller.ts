import { Credentials, type Credential, type Scope } from '#domain';
import { z } from 'zod';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { idField as idNumber, idText, nameField } from '../field.schemas.js';
import { credentialAnswer, issuedKeyAnswer } from './merchant.answers.js';

const newKey = z.strictObject({
  kind: z.enum(['full_api_key', 'model_m_key']),
  /** Absent: a key for the whole hub. */
  merchantId: idNumber.nullable().exactOptional(),
  label: nameField,
  environment: z.enum(['live', 'test']).exactOptional(),
});

const listQuery = z.strictObject({ merchantId: idText.exactOptional() });

@AdminController('credentials', 'credentials')
export class CredentialsController {
  constructor(private readonly credentials: Credentials) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists keys and pairs of the hub or of one merchant, without their secrets',
    query: listQuery,
    answer: listOf(credentialAnswer),
  })
  async list(@CurrentScope() by: Scope, @EndpointQuery() { merchantId }: z.output<typeof listQuery>) {
    return { items: (await this.credentials.list(by, merchantId)).map(credentialBody) };
  }

  /** Issues a key, which is shown once. */
  @Endpoint({
    method: 'POST',
    status: 201,
    summary: 'Issues a key, shown once',
    body: newKey,
    answer: issuedKeyAnswer,
    errors: [404],
    audit: { entity: 'credential', action: 'issued' },
  })
  issue(@CurrentScope() by: Scope, @EndpointBody() body: z.output<typeof newKey>) {
    return this.credentials.issueKey(by, body);
  }

  @Endpoint({
    method: 'POST',
    path: ':id/rotate',
    status: 201,
    summary: 'Replaces a key by a new one, shown once',
    params: { id: idText },
    answer: issuedKeyAnswer,
    errors: [404],
    audit: { entity: 'credential', action: 'rotated' },
  })
  rotate(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return this.credentials.rotate(by, id);
  }

  @Endpoint({
    method: 'DELETE',
    path: ':id',
    status: 204,
    summary: 'Deactivates a key',
    params: { id: idText },
    errors: [404],
    audit: { entity: 'credential', action: 'deactivated' },
  })
  deactivate(@CurrentScope() by: Scope, @EndpointParam('id') id: number): Promise<void> {
    return this.credentials.deactivate(by, id);
  }
}

function credentialBody({ lookup: _, secretBox: __, secretKeyId: ___, ...shown }: Credential) {
  return shown;
}
