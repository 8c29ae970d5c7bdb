import { RushControl, type Scope } from '#domain';
import { z } from 'zod';
import { Endpoint, EndpointBody } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { idField, instantField } from '../field.schemas.js';
import { rushAnswer, rushPreviewAnswer } from './rush.answers.js';

const rushInput = z.strictObject({
  /** At most a day ahead; the rush ends by itself. */
  until: instantField,
  /** Dynamic price, in basis points: 12 500 is 25 % on top. */
  surgeBp: z.int().min(0).max(1_000_000).default(10_000),
  extraPromiseMinutes: z.int().min(0).max(720).default(0),
  /** New orders with a pickup in these service areas are refused. */
  pausedAreaIds: z.array(idField).max(200).default([]),
  pausedEverywhere: z.boolean().default(false),
});
type RushInput = z.output<typeof rushInput>;

/** The rush switch: changes price, promises and areas in one audited step, after a preview. */
@AdminController('hub/rush', 'hub')
export class RushController {
  constructor(private readonly rush: RushControl) {}

  @Endpoint({
    method: 'POST',
    path: 'preview',
    status: 200,
    summary: 'Shows what a rush would change, measured on the orders of the last hour; changes nothing',
    body: rushInput,
    answer: rushPreviewAnswer,
    errors: [404],
  })
  preview(@CurrentScope() by: Scope, @EndpointBody() body: RushInput) {
    return this.rush.preview(by, body);
  }

  @Endpoint({
    method: 'PUT',
    status: 200,
    summary:
      'Starts a rush, or replaces the one under way: price, promises and new orders change in one step',
    body: rushInput,
    answer: rushAnswer,
    errors: [404],
    audit: { entity: 'hub', action: 'rush_started' },
  })
  start(@CurrentScope() by: Scope, @EndpointBody() body: RushInput) {
    return this.rush.start(by, body);
  }

  @Endpoint({
    method: 'DELETE',
    status: 204,
    summary: 'Ends the rush before its time',
    audit: { entity: 'hub', action: 'rush_ended' },
  })
  end(@CurrentScope() by: Scope): Promise<void> {
    return this.rush.end(by);
  }
}
