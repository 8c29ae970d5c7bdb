import { Credentials } from '#domain';
import { z } from 'zod';
import { listOf } from '../../docs/record.schemas.js';
import { adminApi } from '../access/admin-api.decorator.js';
import { idField as idNumber, idText, nameField } from '../../http/field.schemas.js';
import { credentialAnswer, issuedKeyAnswer } from './merchant.answers.js';

const newKey = z.strictObject({
  kind: z.enum(['full_api_key', 'model_m_key']),
  /** Absent: a key for the whole hub. */
  merchantId: idNumber.nullable().exactOptional(),
  label: nameField,
  environment: z.enum(['live', 'test']).exactOptional(),
});

const listQuery = z.strictObject({ merchantId: idText.exactOptional() });

const api = adminApi('credentials', 'credentials', { credentials: Credentials });

export const CredentialsController = api.controller('CredentialsController', {
  list: api.get('', {
    summary: 'Lists keys and pairs of the hub or of one merchant, without their secrets',
    query: listQuery,
    answer: listOf(credentialAnswer),
    run: async ({ credentials, by, query: { merchantId } }) => ({
      items: await credentials.list(by, merchantId),
    }),
  }),
  issue: api.post('', {
    summary: 'Issues a key, shown once',
    body: newKey,
    answer: issuedKeyAnswer,
    errors: [404],
    audit: { entity: 'credential', action: 'issued' },
    run: ({ credentials, by, body }) => credentials.issueKey(by, body),
  }),
  rotate: api.post(':id/rotate', {
    status: 201,
    summary: 'Replaces a key by a new one, shown once',
    answer: issuedKeyAnswer,
    audit: { entity: 'credential', action: 'rotated' },
    run: ({ credentials, by, id }) => credentials.rotate(by, id),
  }),
  deactivate: api.delete(':id', {
    summary: 'Deactivates a key',
    audit: { entity: 'credential', action: 'deactivated' },
    run: ({ credentials, by, id }) => credentials.deactivate(by, id),
  }),
});
