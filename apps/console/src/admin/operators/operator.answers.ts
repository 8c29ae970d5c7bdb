import { Operator, OPERATOR_ROLES } from '#domain';
import { z } from 'zod';
import { instantAnswer, recordOf } from '../../docs/record.schemas.js';
import { ADMIN_AREAS, RIGHTS } from '../access/permission.rules.js';

export const operatorAnswer = z
  .strictObject(
    recordOf(Operator, ['id hubId name email active createdAt updatedAt'], { role: z.enum(OPERATOR_ROLES) }),
  )
  .meta({ id: 'Operator' });
export const sessionAnswer = z
  .strictObject({
    token: z.string(),
    expiresAt: instantAnswer,
    operator: operatorAnswer,
  })
  .meta({ id: 'OperatorSession' });
export const currentSessionAnswer = z.strictObject({
  operator: z.strictObject({
    id: z.int(),
    hubId: z.int().nullable(),
    name: z.string(),
    email: z.string(),
    role: z.enum(OPERATOR_ROLES),
  }),
  hub: z
    .strictObject({
      id: z.int(),
      name: z.string(),
      city: z.string(),
      state: z.string(),
      timezone: z.string(),
    })
    .nullable(),
  secondFactor: z.strictObject({
    enrolled: z.boolean(),
    recoveryCodesLeft: z.int(),
    /** The hub requires a second factor and the operator has none: only enrolment is allowed. */
    mustEnrol: z.boolean(),
  }),
  rights: z.strictObject(Object.fromEntries(ADMIN_AREAS.map((area) => [area, z.enum(RIGHTS)]))),
});
