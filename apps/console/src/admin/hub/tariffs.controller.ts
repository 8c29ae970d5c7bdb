import { MAX_STOPS, PriceTrials, Tariffs, type Scope } from '#domain';
import { z } from 'zod';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { idField as idNumber, idText, instantField, nameField, tariffTerms } from '../field.schemas.js';
import { explainedPriceAnswer, tariffAnswer } from './hub.answers.js';

const optional = {
  categoryId: idNumber.nullable().exactOptional(),
  merchantId: idNumber.nullable().exactOptional(),
  courierShareBp: z.int().min(0).max(10_000).nullable().exactOptional(),
  active: z.boolean().exactOptional(),
  validFrom: instantField.nullable().exactOptional(),
  validUntil: instantField.nullable().exactOptional(),
};
const newTariff = z.strictObject({
  name: nameField,
  vehicleTypeId: idNumber,
  terms: tariffTerms,
  ...optional,
});
const tariffPatch = z.strictObject({
  name: nameField.exactOptional(),
  vehicleTypeId: idNumber.exactOptional(),
  terms: tariffTerms.exactOptional(),
  ...optional,
});

const place = z.strictObject({
  address: z.string().max(500).nullable().exactOptional(),
  latitude: z.number().min(-90).max(90).nullable().exactOptional(),
  longitude: z.number().min(-180).max(180).nullable().exactOptional(),
});
const trialInput = z.strictObject({
  vehicleTypeId: idNumber,
  categoryId: idNumber.nullable().default(null),
  merchantId: idNumber.nullable().default(null),
  pickup: place,
  stops: z.array(place).min(1).max(MAX_STOPS),
  needsReturn: z.boolean().default(false),
  at: instantField.exactOptional(),
  /** Unsaved terms to try. */
  terms: tariffTerms.exactOptional(),
  /** The tariff to try, even where another one applies. */
  tariffId: idNumber.exactOptional(),
});

@AdminController('tariffs', 'tariffs')
export class TariffsController {
  constructor(
    private readonly tariffs: Tariffs,
    private readonly trials: PriceTrials,
  ) {}

  @Endpoint({
    method: 'POST',
    path: 'try',
    status: 200,
    summary: 'Prices a ride and explains the price line by line; nothing is written',
    body: trialInput,
    answer: explainedPriceAnswer,
    errors: [404],
    reads: true,
  })
  explain(@CurrentScope() by: Scope, @EndpointBody() body: z.output<typeof trialInput>) {
    return this.trials.explain(by, body);
  }

  @Endpoint({ method: 'GET', status: 200, summary: 'Lists tariffs', answer: listOf(tariffAnswer) })
  async list(@CurrentScope() by: Scope) {
    return { items: await this.tariffs.list(by) };
  }

  @Endpoint({
    method: 'GET',
    path: ':id',
    status: 200,
    summary: 'Shows a tariff',
    params: { id: idText },
    answer: tariffAnswer,
    errors: [404],
  })
  read(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return this.tariffs.byId(by, id);
  }

  @Endpoint({
    method: 'POST',
    status: 201,
    summary: 'Adds a tariff',
    body: newTariff,
    answer: tariffAnswer,
    errors: [404, 409],
    audit: { entity: 'tariff', action: 'created' },
  })
  create(@CurrentScope() by: Scope, @EndpointBody() body: z.output<typeof newTariff>) {
    return this.tariffs.create(by, body);
  }

  @Endpoint({
    method: 'PATCH',
    path: ':id',
    status: 200,
    summary: 'Changes a tariff',
    params: { id: idText },
    body: tariffPatch,
    answer: tariffAnswer,
    errors: [404, 409],
    audit: { entity: 'tariff', action: 'updated' },
  })
  update(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() body: z.output<typeof tariffPatch>,
  ) {
    return this.tariffs.update(by, id, body);
  }

  @Endpoint({
    method: 'DELETE',
    path: ':id',
    status: 204,
    summary: 'Removes a tariff',
    params: { id: idText },
    errors: [404],
    audit: { entity: 'tariff', action: 'deleted' },
  })
  delete(@CurrentScope() by: Scope, @EndpointParam('id') id: number): Promise<void> {
    return this.tariffs.delete(by, id);
  }
}
