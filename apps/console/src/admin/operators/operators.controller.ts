import {
  Hub,
  Operator,
  OPERATOR_ROLES,
  Operators,
  PasswordResets,
  TEXT_CHANNELS,
  type ResetPersonKind,
  SecondFactors,
  Merchants,
} from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import * as fields from '../../http/field.schemas.js';
import { ADMIN_AREAS, RIGHTS } from '../access/permission.rules.js';
import { adminApi } from '../access/admin-api.decorator.js';
import type { Type } from '@nestjs/common';

const operatorAnswer = answers
  .recordOf(Operator, ['id hubId name email role active createdAt updatedAt'])
  .meta({ id: 'Operator' });
export const sessionAnswer = answers.named('OperatorSession', {
  token: z.string(),
  expiresAt: answers.instant,
  operator: operatorAnswer,
});
export const currentSessionAnswer = z.strictObject({
  operator: answers.recordOf(Operator, ['id hubId name email role']),
  hub: answers.recordOf(Hub, ['id name city state timezone']).nullable(),
  secondFactor: z.strictObject({
    enrolled: z.boolean(),
    recoveryCodesLeft: z.int(),
    /** The hub requires a second factor and the operator has none: only enrolment is allowed. */
    mustEnrol: z.boolean(),
  }),
  rights: z.strictObject(Object.fromEntries(ADMIN_AREAS.map((area) => [area, z.enum(RIGHTS)]))),
  modules: answers.modules,
});

const operator = {
  name: fields.name,
  email: z.email().max(200),
  password: fields.newPassword('operator'),
  role: z.enum(OPERATOR_ROLES),
};
const password = fields.newPassword('operatorWithFactor');
const operatorPatch = z.strictObject(fields.patchOf({ ...operator, password, active: z.boolean() }));

const api = adminApi('operators', 'operators', { operators: Operators });

const OperatorsController = api.controller('OperatorsController', {
  list: api.get('', {
    summary: 'Lists the operators',
    answer: answers.listOf(operatorAnswer),
    run: ({ operators, caller: { hubId } }) => operators.list(hubId),
  }),
  read: api.get(':id', {
    summary: 'Shows an operator',
    answer: operatorAnswer,
    run: ({ operators, caller: { hubId }, id }) => operators.get(hubId, id),
  }),
  create: api.post('', {
    summary: 'Adds an operator',
    body: z.strictObject(operator),
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
    audit: { entity: 'operator', action: 'updated' },
    run: ({ operators, caller: { hubId, actor }, id, body }) => operators.update(hubId, id, body, actor),
  }),
});

function resetsOf(people: 'couriers' | 'merchants' | 'operators', kind: ResetPersonKind, name: string): Type {
  const api = adminApi(`${people}/:id/password-reset`, people, { resets: PasswordResets });
  return api.controller(name, {
    send: api.post('', {
      status: 202,
      summary: 'Sends the person a one-time link for a new password',
      description:
        'By e-mail, else by phone. `GET /messages` tells whether it was sent; nobody here sees the link.',
      answer: z.strictObject({ channel: z.enum(TEXT_CHANNELS) }),
      audit: { entity: kind, action: 'password_reset_sent' },
      run: async ({ resets, by, id }) => ({ channel: await resets.sendTo(by, kind, id) }),
    }),
  });
}

const PASSWORD_RESET_CONTROLLERS = [
  resetsOf('couriers', 'courier', 'CourierPasswordResetController'),
  resetsOf('merchants', 'merchant', 'MerchantPasswordResetController'),
  resetsOf('operators', 'operator', 'OperatorPasswordResetController'),
];

const operatorSecondFactorApi = adminApi('operators/:id/second-factor', 'operators', {
  operators: Operators,
  factors: SecondFactors,
});

const OperatorSecondFactorController = operatorSecondFactorApi.controller('OperatorSecondFactorController', {
  reset: operatorSecondFactorApi.delete('', {
    summary: 'Takes a person’s second factor away; their sessions end',
    audit: { entity: 'operator', action: 'second_factor_removed', content: false },
    run: async ({ operators, factors, caller: { hubId }, id }) => {
      await operators.get(hubId, id);
      await factors.reset('operator', id);
    },
  }),
});

const merchantSecondFactorApi = adminApi('merchants/:id/second-factor', 'merchants', {
  merchants: Merchants,
  factors: SecondFactors,
});

/** An operator removes it when the phone of the merchant or sub-user is lost. */
const MerchantSecondFactorController = merchantSecondFactorApi.controller('MerchantSecondFactorController', {
  read: merchantSecondFactorApi.get('', {
    summary: 'Shows whether a merchant logs in with a second factor',
    answer: z.strictObject({ enrolled: z.boolean(), recoveryCodesLeft: z.int() }),
    run: async ({ merchants, factors, by, id }) => {
      await merchants.get(by, id);
      return factors.stateOf('merchant', id);
    },
  }),
  reset: merchantSecondFactorApi.delete('', {
    summary: 'Takes a merchant’s second factor away; its sessions end',
    audit: { entity: 'merchant', action: 'second_factor_removed', content: false },
    run: async ({ merchants, factors, by, id }) => {
      await merchants.get(by, id);
      await factors.reset('merchant', id);
    },
  }),
});

export const OPERATOR_CONTROLLERS = [
  OperatorsController,
  OperatorSecondFactorController,
  MerchantSecondFactorController,
  ...PASSWORD_RESET_CONTROLLERS,
];
