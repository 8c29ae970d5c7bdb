import { Hubs, Operators, qrModules, SecondFactors, type OperatorSession } from '#domain';
import type { z } from 'zod';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import {
  confirmedFactorAnswer,
  enrolmentAnswer,
  factorCodeInput,
  removedFactorAnswer,
} from '../../http/second-factor.schemas.js';
import { AdminController, CurrentCaller } from '../access/index.js';
import { idText } from '../field.schemas.js';

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
    body: factorCodeInput,
    answer: confirmedFactorAnswer,
    errors: [400, 422],
    audit: { entity: 'operator', action: 'second_factor_enrolled', content: false },
  })
  async confirm(
    @CurrentCaller() { operator }: OperatorSession,
    @EndpointBody() { code }: z.output<typeof factorCodeInput>,
  ) {
    return { id: operator.id, recoveryCodes: await this.factors.confirm(operator.id, code) };
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
    audit: { entity: 'operator', action: 'second_factor_removed', content: false, ownTransactions: true },
  })
  async remove(
    @CurrentCaller() { operator }: OperatorSession,
    @EndpointBody() { code }: z.output<typeof factorCodeInput>,
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
