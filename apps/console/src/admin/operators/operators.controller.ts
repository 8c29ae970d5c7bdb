import { Operator, OPERATOR_ROLES, Operators } from '#domain';
import { z } from 'zod';
import { instantAnswer, modulesAnswer, recordOf, listOf } from '../../docs/record.schemas.js';
import { newPassword, nameField } from '../../http/field.schemas.js';
import { ADMIN_AREAS, RIGHTS } from '../access/permission.rules.js';
import { adminApi } from '../access/admin-api.decorator.js';

const operatorAnswer = z
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
  modules: modulesAnswer,
});

const newOperator = z.strictObject({
  name: nameField,
  email: z.email().max(200),
  password: newPassword('operator'),
  role: z.enum(OPERATOR_ROLES),
});
const operatorPatch = z.strictObject({
  name: nameField.exactOptional(),
  email: z.email().max(200).exactOptional(),
  password: newPassword('operatorWithFactor').exactOptional(),
  role: z.enum(OPERATOR_ROLES).exactOptional(),
  active: z.boolean().exactOptional(),
});

const api = adminApi('operators', 'operators', { operators: Operators });

export const OperatorsController = api.controller('OperatorsController', {
  list: api.get('', {
    summary: 'Lists the operators',
    answer: listOf(operatorAnswer),
    run: async ({ operators, caller: { hubId } }) => ({ items: await operators.list(hubId) }),
  }),
  read: api.get(':id', {
    summary: 'Shows an operator',
    answer: operatorAnswer,
    run: ({ operators, caller: { hubId }, id }) => operators.get(hubId, id),
  }),
  create: api.post('', {
    summary: 'Adds an operator',
    body: newOperator,
    answer: operatorAnswer,
    errors: [409],
    audit: { entity: 'operator', action: 'created' },
    run: ({ operators, caller: { hubId }, body }) => operators.create(hubId, body),
  }),
  update: api.patch(':id', {
    summary:
      'Changes an operator; a new password or role ends the sessions, and of a password the operator is told',
    accessFields: ['password'],
    body: operatorPatch,
    answer: operatorAnswer,
    errors: [404, 409],
    audit: { entity: 'operator', action: 'updated' },
    run: ({ operators, caller: { hubId, actor }, id, body }) => operators.update(hubId, id, body, actor),
  }),
});
