import { qrModules, SecondFactors, type LiveSession, type AccountKind } from '#domain';
import { limitRate, RateLimiter } from '#runtime';
import { z } from 'zod';
import { Res, type Type } from '@nestjs/common';
import type { Response } from 'express';
import { Endpoint, EndpointBody } from '../http/endpoint.decorator.js';
import { CurrentSession } from './own-sessions.controller.js';

const factorCodeInput = z
  .strictObject({ code: z.string().min(6).max(40) })
  .meta({ examples: [{ code: '492817' }] });

const factorPasswordInput = z.strictObject({ password: z.string().min(1).max(200) });

const enrolmentAnswer = z.strictObject({
  /** The secret for typing into the app. */
  secret: z.string(),
  uri: z.string(),
  /** Rows of the QR code of `uri`; 1 is dark. */
  qr: z.array(z.string()),
});

const confirmedFactorAnswer = z.strictObject({
  /** Id of the person. */
  id: z.int(),
  /** Recovery codes, each valid once in place of a code. They cannot be shown again. */
  recoveryCodes: z.array(z.string()),
});

const removedFactorAnswer = z.strictObject({ id: z.int() });

/** So that who found an open session cannot guess the password by it. */
const PASSWORDS_PER_MINUTE = 5;

interface Door {
  readonly kind: Extract<AccountKind, 'operator' | 'merchant'>;
  readonly at: ClassDecorator;
  readonly name: string;
}

/** Makes the endpoints of a person's own second factor (RFC 6238), for one kind of people. */
export function secondFactorOf({ kind: entity, at, name }: Door): Type {
  @at
  class SecondFactorController {
    constructor(
      private readonly factors: SecondFactors,
      private readonly limiter: RateLimiter,
    ) {}

    @Endpoint({
      method: 'POST',
      status: 200,
      summary:
        'Begins enrolment by the password: a new secret, which asks for nothing until a code of it is confirmed',
      body: factorPasswordInput,
      answer: enrolmentAnswer,
      errors: [401, 409, 422],
    })
    async begin(
      @CurrentSession() { personId }: LiveSession,
      @EndpointBody() { password }: z.output<typeof factorPasswordInput>,
      @Res({ passthrough: true }) response: Response,
    ) {
      const person = `${entity}-password:${String(personId)}`;
      await limitRate(this.limiter, response, person, PASSWORDS_PER_MINUTE);
      const enrolment = await this.factors.begin(entity, personId, password);
      return { ...enrolment, qr: qrModules(enrolment.uri) };
    }

    @Endpoint({
      method: 'POST',
      path: 'confirm',
      status: 200,
      summary: 'Confirms the app by a code of it; log-ins ask for codes from now on',
      body: factorCodeInput,
      answer: confirmedFactorAnswer,
      errors: [400, 422],
      audit: { entity, action: 'second_factor_enrolled', content: false },
    })
    async confirm(
      @CurrentSession() { personId: id }: LiveSession,
      @EndpointBody() { code }: z.output<typeof factorCodeInput>,
    ) {
      return { id, recoveryCodes: await this.factors.confirm(entity, id, code) };
    }

    @Endpoint({
      method: 'POST',
      path: 'remove',
      status: 200,
      summary: 'Takes the second factor away, by a code of it or a recovery code',
      body: factorCodeInput,
      answer: removedFactorAnswer,
      errors: [400, 422, 429],
      // A wrong code counts as an attempt even if no factor is removed.
      audit: { entity, action: 'second_factor_removed', content: false, ownTransactions: true },
    })
    async remove(
      @CurrentSession() { personId: id }: LiveSession,
      @EndpointBody() { code }: z.output<typeof factorCodeInput>,
    ) {
      await this.factors.remove(entity, id, code);
      return { id };
    }
  }
  Object.defineProperty(SecondFactorController, 'name', { value: name });
  return SecondFactorController;
}
