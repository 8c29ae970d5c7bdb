import { AuditRecord, Audit } from '#domain';
import { z } from 'zod';
import { recordOf, textAnswer, cursorOf } from '../../docs/record.schemas.js';
import { adminApi } from '../access/admin-api.decorator.js';
import { cursorFields, cursorPage, idText, instantField } from '../../http/field.schemas.js';

const auditRecordAnswer = z
  .strictObject({
    ...recordOf(AuditRecord, [
      'id hubId operatorId operatorName action entity entityId before after requestId at',
    ]),
    /** How people know the record; null: it has no name, or is gone. */
    entityName: textAnswer,
    /** Names of the records that `before` and `after` refer to, by `column:id`. */
    names: z.record(z.string(), z.string()),
  })
  .meta({ id: 'AuditRecord' });

const auditQuery = z.strictObject({
  entity: z.string().max(50).exactOptional(),
  entityId: z.string().max(50).exactOptional(),
  operatorId: idText.exactOptional(),
  from: instantField.exactOptional(),
  to: instantField.exactOptional(),
  ...cursorFields,
});

const api = adminApi('audit', 'audit', { audit: Audit });

export const AuditController = api.controller('AuditController', {
  list: api.get('', {
    summary: 'Lists the audit log, newest first',
    query: auditQuery,
    answer: cursorOf(auditRecordAnswer),
    run: async ({ audit, caller: { hubId }, query: { cursor: before, limit, ...filter } }) =>
      cursorPage(await audit.list(hubId, { ...filter, before }, limit), limit),
  }),
});
