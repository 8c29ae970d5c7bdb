import { cents, PAY_RULE_LINE_KINDS, payRulesSchema, payTrial, share } from '#domain';
import { z } from 'zod';
import { centsAnswer } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody } from '../../http/endpoint.decorator.js';
import { AdminController } from '../access/index.js';

const metres = z.int().min(0).max(1_000_000);
const minutes = z.int().min(0).max(1_440);

const trialInput = z.strictObject({
  rules: payRulesSchema,
  /** The price of the order, and the courier’s share of it. */
  totalCents: z.int().min(0).max(10_000_000),
  shareBp: z.int().min(0).max(10_000),
  toPickupM: metres.default(0),
  distanceM: metres,
  /** Ridden back with what could not be delivered. */
  returnM: metres.default(0),
  /** At the pickup, from the recorded arrival. */
  waitMinutes: minutes.default(0),
  /** From the acceptance to the end. */
  workedMinutes: minutes.default(0),
  rush: z.boolean().default(false),
  failed: z.boolean().default(false),
});

const trialAnswer = z.strictObject({
  payCents: centsAnswer,
  shareCents: centsAnswer,
  /** What the rules add to the share, in their order. */
  lines: z.array(z.strictObject({ kind: z.enum(PAY_RULE_LINE_KINDS), cents: z.int() })),
  /** With the way to the pickup. */
  centsPerKm: z.int().nullable(),
});

/** Tries rules of couriers' pay on a supposed ride. */
@AdminController('hub/pay-trial', 'hub')
export class PayTrialController {
  @Endpoint({
    method: 'POST',
    status: 200,
    summary: 'Shows line by line what a ride would pay by unsaved rules; nothing is written',
    body: trialInput,
    answer: trialAnswer,
    reads: true,
  })
  run(@EndpointBody() { rules, totalCents, shareBp, ...ride }: z.output<typeof trialInput>) {
    const shareCents = share(cents(totalCents), shareBp);
    return { shareCents, ...payTrial(rules, { ...ride, shareCents }) };
  }
}
