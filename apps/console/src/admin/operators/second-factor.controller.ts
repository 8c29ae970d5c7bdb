import { Operators, SecondFactors, type OperatorSession } from '#domain';
import { Endpoint, EndpointParam } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentCaller } from '../access/index.js';
import { idText } from '../field.schemas.js';

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
    await this.factors.reset('operator', id);
  }
}
