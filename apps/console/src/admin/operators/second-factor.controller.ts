import { Hubs, Operators, qrModules, SecondFactors, type OperatorSession } from '#domain';
import { z } from 'zod';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentCaller } from '../access/index.js';
import { idText } from '../field.schemas.js';

const codeInput = z
  .strictObject({ code: z.string().min(6).max(40) })
  .meta({ examples: [{ code: '492817' }] });
const enrolmentAnswer = z.strictObject({
  /** The secret for typing into the app. */
  secret: z.string(),
  uri: z.string(),
  /** Rows of the QR code of `uri`; 1 is dark. */
  qr: z.array(z.string()),
});
const confirmedAnswer = z.strictObject({
  /** Id of the operator. */
  id: z.int(),
  /** Recovery codes, each valid once in place of a code. They cannot be shown again. */
  recoveryCodes: z.array(z.string()),
});
const removedAnswer = z.strictObject({ id: z.int() });

const PLATFORM = 'Platform';

/** An operator's own second factor: codes of an authenticator app (RFC 6238). */
@AdminController('second-factor', 'sessions')
export class SecondFactorController {
  constructor(
    private readonly factors: SecondFactors,
    private readonly hubs: Hubs,
  ) {}

  @Endpoint({
    method: 'POST',
    status: 200,
    summary: 'Begins enrolment: a new secret, which asks for nothing until a code of it is confirmed',
    answer: enrolmentAnswer,
    errors: [409],
  })
  async begin(@CurrentCaller() { operator }: OperatorSession) {
    const issuer = operator.hubId === null ? PLATFORM : (await this.hubs.get(operator.hubId)).name;
    const enrolment = await this.factors.begin(operator, issuer);
    return { ...enrolment, qr: qrModules(enrolment.uri) };
  }

  @Endpoint({
    method: 'POST',
    path: 'confirm',
    status: 200,
    summary: 'Confirms the app by a code of it; log-ins ask for codes from now on',
    body: codeInput,
    answer: confirmedAnswer,
    errors: [400, 422],
    audit: { entity: 'operator', action: 'second_factor_enrolled', content: false },
  })
  async confirm(
    @CurrentCaller() { operator }: OperatorSession,
    @EndpointBody() { code }: z.output<typeof codeInput>,
  ) {
    return { id: operator.id, recoveryCodes: await this.factors.confirm(operator.id, code) };
  }

  @Endpoint({
    method: 'POST',
    path: 'remove',
    status: 200,
    summary: 'Takes the second factor away, by a code of it or a recovery code',
    body: codeInput,
    answer: removedAnswer,
    errors: [400, 422, 429],
    // A wrong code counts as an attempt even if no factor is removed.
    audit: { entity: 'operator', action: 'second_factor_removed', content: false, ownTransactions: true },
  })
  async remove(
    @CurrentCaller() { operator }: OperatorSession,
    @EndpointBody() { code }: z.output<typeof codeInput>,
  ) {
    await this.factors.remove(operator.id, code);
    return { id: operator.id };
  }
}

/** Removes the factor of an operator who lost the phone. */
@AdminController('operators/:id/second-factor', 'operators')
export class OperatorSecondFactorController {
  constructor(
    private readonly operators: Operators,
    private readonly factors: SecondFactors,
  ) {}

  @Endpoint({
    method: 'DELETE',
    status: 204,
    summary: 'Takes a person’s second factor away; their sessions end',
    params: { id: idText },
    errors: [404],
    audit: { entity: 'operator', action: 'second_factor_removed', content: false },
  })
  async reset(@CurrentCaller() { hubId }: OperatorSession, @EndpointParam('id') id: number): Promise<void> {
    await this.operators.get(hubId, id);
    await this.factors.reset(id);
  }
}
