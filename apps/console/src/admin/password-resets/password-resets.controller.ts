import { PasswordResets, TEXT_CHANNELS, type ResetPersonKind, type Scope } from '#domain';
import type { Type } from '@nestjs/common';
import { z } from 'zod';
import { Endpoint, EndpointParam } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import type { AdminArea } from '../access/permission.rules.js';
import { idText } from '../field.schemas.js';

const sentAnswer = z.strictObject({ channel: z.enum(TEXT_CHANNELS) });

/** Makes the controller that sends reset links to one kind of person. */
function resetsOf(path: string, area: AdminArea, kind: ResetPersonKind, name: string): Type {
  @AdminController(`${path}/:id/password-reset`, area)
  class PasswordResetController {
    constructor(private readonly resets: PasswordResets) {}

    @Endpoint({
      method: 'POST',
      status: 202,
      summary: 'Sends the person a one-time link for a new password',
      description:
        'By e-mail, else by phone. `GET /messages` tells whether it was sent; nobody here sees the link.',
      params: { id: idText },
      answer: sentAnswer,
      errors: [404],
      audit: { entity: kind, action: 'password_reset_sent' },
    })
    async send(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
      return { channel: await this.resets.sendTo(by, kind, id) };
    }
  }
  Object.defineProperty(PasswordResetController, 'name', { value: name });
  return PasswordResetController;
}

export const PASSWORD_RESET_CONTROLLERS = [
  resetsOf('couriers', 'couriers', 'courier', 'CourierPasswordResetController'),
  resetsOf('merchants', 'merchants', 'merchant', 'MerchantPasswordResetController'),
  resetsOf('operators', 'operators', 'operator', 'OperatorPasswordResetController'),
];
