import { AuditRecord, Audit } from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import { adminApi } from '../access/admin-api.decorator.js';
import * as fields from '../../http/field.schemas.js';

const auditRecordAnswer = answers.named('AuditRecord', {
  ...answers.recordOf(AuditRecord, [
    'id hubId operatorId operatorName action entity entityId before after requestId at',
  ]).shape,
  /** How people know the record; null: it has no name, or is gone. */
  entityName: answers.text,
  /** Names of the records that `before` and `after` refer to, by `column:id`. */
  names: z.record(z.string(), z.string()),
});

const auditQuery = z.strictObject({
  entity: z.string().max(50).exactOptional(),
  entityId: z.string().max(50).exactOptional(),
  operatorId: fields.idText.exactOptional(),
  from: fields.instant.exactOptional(),
  to: fields.instant.exactOptional(),
  ...fields.cursor,
});

const api = adminApi('audit', 'audit', { audit: Audit });

export const AuditController = api.controller('AuditController', {
  list: api.get('', {
    summary: 'Lists the audit log, newest first',
    query: auditQuery,
    answer: answers.cursorOf(auditRecordAnswer),
    run: ({ audit, caller: { hubId }, query: { cursor: before, limit, ...filter } }) =>
      audit.list(hubId, { ...filter, before }, limit),
  }),
});
