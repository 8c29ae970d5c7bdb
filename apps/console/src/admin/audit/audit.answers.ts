import { AuditRecord } from '#domain';
import { z } from 'zod';
import { recordOf } from '../../docs/record.schemas.js';

export const auditRecordAnswer = z.strictObject(recordOf(AuditRecord));
