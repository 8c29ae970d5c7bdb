import { AuditRecord } from '#domain';
import { z } from 'zod';
import { recordOf, textAnswer } from '../../docs/record.schemas.js';

export const auditRecordAnswer = z
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
