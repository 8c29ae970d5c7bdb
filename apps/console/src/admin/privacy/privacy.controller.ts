import { Privacy, type Scope } from '#domain';
import { Get, HttpCode, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { as } from '../../http/zod.pipe.js';
import { AdminController, Audited, By } from '../access/index.js';
import { idText } from '../schemas.js';

/** With area code, in any spelling. */
const phone = z.string().max(30);

/** What is kept of a person, to hand it to them or to forget it. Recipients are known by their telephone. */
@AdminController('privacy', 'privacy')
export class PrivacyController {
  constructor(private readonly privacy: Privacy) {}

  @Get('couriers/:id')
  courier(@By() by: Scope, @Param('id', as(idText)) id: number) {
    return this.privacy.export(by, { kind: 'courier', id });
  }

  @Get('merchants/:id')
  merchant(@By() by: Scope, @Param('id', as(idText)) id: number) {
    return this.privacy.export(by, { kind: 'merchant', id });
  }

  @Get('recipients/:phone')
  recipient(@By() by: Scope, @Param('phone', as(phone)) number: string) {
    return this.privacy.export(by, { kind: 'recipient', phone: number });
  }

  @Post('couriers/:id/anonymise')
  @HttpCode(204)
  @Audited('courier', 'anonymised', { content: false })
  anonymiseCourier(@By() by: Scope, @Param('id', as(idText)) id: number): Promise<void> {
    return this.privacy.anonymise(by, { kind: 'courier', id });
  }

  @Post('merchants/:id/anonymise')
  @HttpCode(204)
  @Audited('merchant', 'anonymised', { content: false })
  anonymiseMerchant(@By() by: Scope, @Param('id', as(idText)) id: number): Promise<void> {
    return this.privacy.anonymise(by, { kind: 'merchant', id });
  }

  @Post('recipients/:phone/anonymise')
  @HttpCode(204)
  @Audited('order', 'recipient_anonymised', { content: false })
  anonymiseRecipient(@By() by: Scope, @Param('phone', as(phone)) number: string): Promise<void> {
    return this.privacy.anonymise(by, { kind: 'recipient', phone: number });
  }
}
