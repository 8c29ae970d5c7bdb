import { qrModules, SecondFactors, type AccountKind } from '#domain';
import { limitRate, RateLimiter } from '#runtime';
import { z } from 'zod';
import type { Type } from '@nestjs/common';
import { sessionApi } from './own-sessions.controller.js';

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

interface PersonKind {
  readonly kind: Extract<AccountKind, 'operator' | 'merchant'>;
  readonly at: ClassDecorator;
  readonly name: string;
}

/** Makes the endpoints of a person's own second factor (RFC 6238), for one kind of people. */
export function secondFactorOf({ kind: entity, at, name }: PersonKind): Type {
  const api = sessionApi(at, { factors: SecondFactors, limiter: RateLimiter });
  return api.controller(name, {
    begin: api.post('', {
      status: 200,
      summary:
        'Begins enrolment by the password: a new secret, which asks for nothing until a code of it is confirmed',
      body: factorPasswordInput,
      answer: enrolmentAnswer,
      errors: [401, 409, 422],
      run: async ({ factors, limiter, session: { personId }, body: { password }, response }) => {
        const person = `${entity}-password:${String(personId)}`;
        await limitRate(limiter, response, person, PASSWORDS_PER_MINUTE);
        const enrolment = await factors.begin(entity, personId, password);
        return { ...enrolment, qr: qrModules(enrolment.uri) };
      },
    }),
    confirm: api.post('confirm', {
      summary: 'Confirms the app by a code of it; log-ins ask for codes from now on',
      body: factorCodeInput,
      answer: confirmedFactorAnswer,
      errors: [400, 422],
      audit: { entity, action: 'second_factor_enrolled', content: false },
      run: async ({ factors, session: { personId: id }, body: { code } }) => ({
        id,
        recoveryCodes: await factors.confirm(entity, id, code),
      }),
    }),
    remove: api.post('remove', {
      summary: 'Takes the second factor away, by a code of it or a recovery code',
      body: factorCodeInput,
      answer: removedFactorAnswer,
      errors: [400, 422, 429],
      // A wrong code counts as an attempt even if no factor is removed.
      audit: { entity, action: 'second_factor_removed', content: false, ownTransactions: true },
      run: async ({ factors, session: { personId: id }, body: { code } }) => {
        await factors.remove(entity, id, code);
        return { id };
      },
    }),
  });
}
