import { Merchants, SecondFactors, type Scope } from '#domain';
import { z } from 'zod';
import { Endpoint, EndpointParam } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { idText } from '../field.schemas.js';

const factorAnswer = z.strictObject({ enrolled: z.boolean(), recoveryCodesLeft: z.int() });

/** The second factor of a merchant or sub-user, which an operator removes when the phone is lost. */
@AdminController('merchants/:id/second-factor', 'merchants')
export class MerchantSecondFactorController {
  constructor(
    private readonly merchants: Merchants,
    private readonly factors: SecondFactors,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Shows whether a merchant logs in with a second factor',
    params: { id: idText },
    answer: factorAnswer,
    errors: [404],
  })
  async read(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    await this.merchants.get(by, id);
    return this.factors.stateOf('merchant', id);
  }

  @Endpoint({
    method: 'DELETE',
    status: 204,
    summary: 'Takes a merchant’s second factor away; its sessions end',
    params: { id: idText },
    errors: [404],
    audit: { entity: 'merchant', action: 'second_factor_removed', content: false },
  })
  async reset(@CurrentScope() by: Scope, @EndpointParam('id') id: number): Promise<void> {
    await this.merchants.get(by, id);
    await this.factors.reset('merchant', id);
  }
}
