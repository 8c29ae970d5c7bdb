import { AuditRecord } from '#domain';
import { z } from 'zod';
import { cursorFields } from '../http/field.schemas.js';
import { cursorOf, instantAnswer, textAnswer } from '../docs/record.schemas.js';

export const activityQuery = z.strictObject(cursorFields);

export const activityAnswer = cursorOf(
  z.strictObject({
    id: z.int(),
    at: instantAnswer,
    /** Name of the person: a developer, or somebody of the platform. */
    by: z.string(),
    /** `developer_app.updated`, … */
    action: z.string(),
    entityId: textAnswer,
    /** The fields that changed; secrets are hidden. */
    before: z.unknown(),
    after: z.unknown(),
  }),
);

/** What somebody did, without what tells of the platform's own people. */
export function activityBody({ ...record }: AuditRecord) {
  return { ...record, by: record.operatorName };
}
