import { Privacy, type Scope } from '#domain';
import { Get, HttpCode, Param, Post } from '@nestjs/common';
import { as } from '../../http/zod.pipe.js';
import { AdminController, Audited, By } from '../access/index.js';
import { idText } from '../schemas.js';

/** What is kept of a person, to hand it to them or to forget it. */
@AdminController('privacy', 'privacy')
export class PrivacyController {
  constructor(private readonly privacy: Privacy) {}

  @Get('couriers/:id')
  courier(@By() by: Scope, @Param('id', as(idText)) id: number) {
    return this.privacy.export(by, 'courier', id);
  }

  @Get('merchants/:id')
  merchant(@By() by: Scope, @Param('id', as(idText)) id: number) {
    return this.privacy.export(by, 'merchant', id);
  }

  @Post('couriers/:id/anonymise')
  @HttpCode(204)
  @Audited('courier', 'anonymised', { content: false })
  anonymiseCourier(@By() by: Scope, @Param('id', as(idText)) id: number): Promise<void> {
    return this.privacy.anonymise(by, 'courier', id);
  }

  @Post('merchants/:id/anonymise')
  @HttpCode(204)
  @Audited('merchant', 'anonymised', { content: false })
  anonymiseMerchant(@By() by: Scope, @Param('id', as(idText)) id: number): Promise<void> {
    return this.privacy.anonymise(by, 'merchant', id);
  }
}
