import {
  Hubs,
  MerchantLogIns,
  MerchantSecondFactors,
  qrModules,
  type MerchantSession,
  type Scope,
} from '#domain';
import { limitRate, RateLimiter } from '#runtime';
import { Res } from '@nestjs/common';
import type { Response } from 'express';
import type { z } from 'zod';
import { Endpoint, EndpointBody } from '../../http/endpoint.decorator.js';
import {
  confirmedFactorAnswer,
  enrolmentAnswer,
  factorCodeInput,
  removedFactorAnswer,
} from '../../http/second-factor.schemas.js';
import { MerchantController } from './merchant-controller.decorator.js';
import { CurrentMerchant, MerchantScope } from './merchant.guard.js';
import { passwordBody } from './session.schemas.js';

const PASSWORDS_PER_MINUTE = 5;

/** A person's own password and second factor (RFC 6238), which is optional for merchants. */
@MerchantController()
export class MerchantAccessController {
  constructor(
    private readonly logIns: MerchantLogIns,
    private readonly factors: MerchantSecondFactors,
    private readonly hubs: Hubs,
    private readonly limiter: RateLimiter,
  ) {}

  @Endpoint({
    method: 'PUT',
    path: 'password',
    status: 204,
    summary: 'Changes the person’s own password; every session ends, this one too',
    body: passwordBody,
    errors: [401, 422],
    audit: { entity: 'merchant', action: 'password_changed', content: false },
  })
  async setPassword(
    @MerchantScope() by: Scope,
    @CurrentMerchant() { merchant }: MerchantSession,
    @EndpointBody() { current, password }: z.output<typeof passwordBody>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const person = `merchant-password:${String(merchant.id)}`;
    await limitRate(this.limiter, response, person, PASSWORDS_PER_MINUTE);
    await this.logIns.changePassword(by, merchant.id, current, password);
  }

  @Endpoint({
    method: 'POST',
    path: 'second-factor',
    status: 200,
    summary: 'Begins enrolment: a new secret, which asks for nothing until a code of it is confirmed',
    answer: enrolmentAnswer,
    errors: [409],
  })
  async begin(@CurrentMerchant() { merchant, hubId }: MerchantSession) {
    const person = { id: merchant.id, hubId, email: merchant.email ?? merchant.name };
    const enrolment = await this.factors.begin(person, (await this.hubs.get(hubId)).name);
    return { ...enrolment, qr: qrModules(enrolment.uri) };
  }

  @Endpoint({
    method: 'POST',
    path: 'second-factor/confirm',
    status: 200,
    summary: 'Confirms the app by a code of it; log-ins ask for codes from now on',
    body: factorCodeInput,
    answer: confirmedFactorAnswer,
    errors: [422],
    audit: { entity: 'merchant', action: 'second_factor_enrolled', content: false },
  })
  async confirm(
    @CurrentMerchant() { merchant: { id } }: MerchantSession,
    @EndpointBody() { code }: z.output<typeof factorCodeInput>,
  ) {
    return { id, recoveryCodes: await this.factors.confirm(id, code) };
  }

  @Endpoint({
    method: 'POST',
    path: 'second-factor/remove',
    status: 200,
    summary: 'Takes the second factor away, by a code of it or a recovery code',
    body: factorCodeInput,
    answer: removedFactorAnswer,
    errors: [422],
    // A wrong code counts as an attempt even if no factor is removed.
    audit: { entity: 'merchant', action: 'second_factor_removed', content: false, ownTransactions: true },
  })
  async remove(
    @CurrentMerchant() { merchant: { id } }: MerchantSession,
    @EndpointBody() { code }: z.output<typeof factorCodeInput>,
  ) {
    await this.factors.remove(id, code);
    return { id };
  }
}
