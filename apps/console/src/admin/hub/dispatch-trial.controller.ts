import { DispatchTrials, hubSettingsSchema, TRIAL_VERDICTS, type Scope } from '#domain';
import { z } from 'zod';
import { countAnswer, instantAnswer, optionalInstantAnswer, textAnswer } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { listedIdField, pointField } from '../field.schemas.js';

const dispatchField = hubSettingsSchema.shape.dispatch.unwrap();

const trialInput = z.strictObject({
  /** Unsaved settings to try; absent: the hub's own. */
  dispatch: dispatchField.exactOptional(),
  /** A supposed order, tried beside the waiting ones. */
  supposed: z
    .strictObject({ pickup: pointField, vehicleTypeIds: z.array(listedIdField).min(1).max(50) })
    .exactOptional(),
});

const trialAnswer = z.strictObject({
  strategy: dispatchField.shape.strategy.unwrap(),
  /** Number of couriers on shift, those with a fresh position, and those without orders. */
  onShift: countAnswer,
  located: countAnswer,
  free: countAnswer,
  /** At most 25 orders in search, the longest waiting first. */
  orders: z.array(
    z.strictObject({
      orderId: z.int().nullable(),
      publicId: textAnswer,
      waitingSince: instantAnswer,
      verdict: z.enum(TRIAL_VERDICTS),
      couriers: z.array(z.strictObject({ courierId: z.int(), distanceM: z.int().nullable() })),
      radiusM: z.int().nullable(),
      pickupAt: optionalInstantAnswer,
    }),
  ),
});

/** Tries the search: whom it would offer waiting orders now. */
@AdminController('hub/dispatch-trial', 'orders')
export class DispatchTrialController {
  constructor(private readonly trials: DispatchTrials) {}

  @Endpoint({
    method: 'POST',
    status: 200,
    summary: 'Shows which couriers would be asked now, by saved or unsaved settings; asks nobody',
    body: trialInput,
    answer: trialAnswer,
    reads: true,
  })
  run(@CurrentScope() { hubId }: Scope, @EndpointBody() { dispatch, supposed }: z.output<typeof trialInput>) {
    return this.trials.run(hubId, dispatch, supposed);
  }
}
