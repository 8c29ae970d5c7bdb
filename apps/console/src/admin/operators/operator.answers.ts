import { Operator, OPERATOR_ROLES } from '#domain';
import { z } from 'zod';
import { instantAnswer, optionalInstantAnswer, recordOf } from '../../docs/record.schemas.js';
import { ADMIN_AREAS, RIGHTS } from '../access/permission.rules.js';

export const operatorAnswer = z.strictObject(
  recordOf(Operator, { role: z.enum(OPERATOR_ROLES) }, ['passwordHash']),
);
export const sessionAnswer = z.strictObject({
  token: z.string(),
  expiresAt: instantAnswer,
  operator: operatorAnswer,
});
export const openSessionAnswer = z.strictObject({
  id: z.int(),
  /** Browser and system. */
  label: z.string(),
  createdAt: instantAnswer,
  expiresAt: optionalInstantAnswer,
  current: z.boolean(),
});
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
