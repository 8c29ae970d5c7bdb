import {
  PasswordResets,
  TEXT_CHANNELS,
  type ResetPersonKind,
  Operators,
  SecondFactors,
  Merchants,
} from '#domain';
import type { Type } from '@nestjs/common';
import { z } from 'zod';
import { adminApi } from '../access/admin-api.decorator.js';

const sentAnswer = z.strictObject({ channel: z.enum(TEXT_CHANNELS) });

/** Makes the controller that sends reset links to one kind of person. */
function resetsOf(people: 'couriers' | 'merchants' | 'operators', kind: ResetPersonKind, name: string): Type {
  const api = adminApi(`${people}/:id/password-reset`, people, { resets: PasswordResets });
  return api.controller(name, {
    send: api.post('', {
      status: 202,
      summary: 'Sends the person a one-time link for a new password',
      description:
        'By e-mail, else by phone. `GET /messages` tells whether it was sent; nobody here sees the link.',
      answer: sentAnswer,
      audit: { entity: kind, action: 'password_reset_sent' },
      run: async ({ resets, by, id }) => ({ channel: await resets.sendTo(by, kind, id) }),
    }),
  });
}

export const PASSWORD_RESET_CONTROLLERS = [
  resetsOf('couriers', 'courier', 'CourierPasswordResetController'),
  resetsOf('merchants', 'merchant', 'MerchantPasswordResetController'),
  resetsOf('operators', 'operator', 'OperatorPasswordResetController'),
];

const api = adminApi('operators/:id/second-factor', 'operators', {
  operators: Operators,
  factors: SecondFactors,
});

/** Removes the factor of an operator who lost the phone. */
export const OperatorSecondFactorController = api.controller('OperatorSecondFactorController', {
  reset: api.delete('', {
    summary: 'Takes a person’s second factor away; their sessions end',
    audit: { entity: 'operator', action: 'second_factor_removed', content: false },
    run: async ({ operators, factors, caller: { hubId }, id }) => {
      await operators.get(hubId, id);
      await factors.reset('operator', id);
    },
  }),
});

const factorAnswer = z.strictObject({ enrolled: z.boolean(), recoveryCodesLeft: z.int() });

const merchantSecondFactorApi = adminApi('merchants/:id/second-factor', 'merchants', {
  merchants: Merchants,
  factors: SecondFactors,
});

/** The second factor of a merchant or sub-user, which an operator removes when the phone is lost. */
export const MerchantSecondFactorController = merchantSecondFactorApi.controller(
  'MerchantSecondFactorController',
  {
    read: merchantSecondFactorApi.get('', {
      summary: 'Shows whether a merchant logs in with a second factor',
      answer: factorAnswer,
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
  },
);
