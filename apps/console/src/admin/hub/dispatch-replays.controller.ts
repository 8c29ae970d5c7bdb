import {
  type DispatchReplay,
  DispatchReplays,
  hubSettingsSchema,
  type OperatorSession,
  type Scope,
} from '#domain';
import { z } from 'zod';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentCaller, CurrentScope } from '../access/index.js';
import { dayField, idText } from '../field.schemas.js';
import { dispatchReplayAnswer } from './dispatch-replay.answers.js';

const newReplay = z.strictObject({
  /** The day in the hub's zone. */
  day: dayField,
  /** The settings to try; the day is also replayed with the hub's own. */
  dispatch: hubSettingsSchema.shape.dispatch.unwrap(),
});

/**
 * Replays of past days under other settings: jobs that compute the day's result from its stored orders and positions.
 */
@AdminController('dispatch-replays', 'orders')
export class DispatchReplaysController {
  constructor(private readonly replays: DispatchReplays) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists the last replays of days, newest first',
    answer: listOf(dispatchReplayAnswer),
  })
  async list(@CurrentScope() by: Scope) {
    return { items: (await this.replays.list(by)).map(replayBody) };
  }

  @Endpoint({
    method: 'GET',
    path: ':id',
    status: 200,
    summary: 'Shows a replay: how far it is, and what the day came to',
    params: { id: idText },
    answer: dispatchReplayAnswer,
    errors: [404],
  })
  async read(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return replayBody(await this.replays.byId(by, id));
  }

  @Endpoint({
    method: 'POST',
    status: 201,
    summary: 'Replays a past day of the hub under other settings, as a job',
    description:
      'One of the last thirty days. Orders and who was on duty stay as they were, ways are estimated, couriers decline as often as that day, an answer takes as long as an offer may. One replay at a time.',
    body: newReplay,
    answer: dispatchReplayAnswer,
    errors: [409],
    audit: { entity: 'dispatch_replay', action: 'begun' },
  })
  async begin(
    @CurrentScope() by: Scope,
    @CurrentCaller() { operator }: OperatorSession,
    @EndpointBody() asked: z.output<typeof newReplay>,
  ) {
    return replayBody(await this.replays.begin(by, { ...asked, startedBy: operator.name }));
  }

  @Endpoint({
    method: 'POST',
    path: ':id/cancel',
    status: 200,
    summary: 'Stops a replay',
    params: { id: idText },
    answer: dispatchReplayAnswer,
    errors: [404],
    audit: { entity: 'dispatch_replay', action: 'cancelled' },
  })
  async cancel(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return replayBody(await this.replays.cancel(by, id));
  }
}

function replayBody({ hubId: _hub, claimedUntil: _claim, ...shown }: DispatchReplay) {
  return shown;
}
