import { cents, FAILURE_CAUSES, FAULTS, PROOFS, type Scope, StopFaults } from '#domain';
import { z } from 'zod';
import { instantAnswer, listOf, optionalInstantAnswer, textAnswer } from '../../docs/record.schemas.js';
import { ENTRY_KINDS } from '../../vocabulary/wallet-entry.vocabulary.js';
import { adminApi } from '../access/admin-api.decorator.js';
import { centsField } from '../../http/field.schemas.js';

const ordinal = z.coerce.number().int().min(1).max(999);
const decisionBody = z
  .strictObject({
    fault: z.enum(FAULTS),
    reason: z.string().trim().min(3).max(500),
    /** What the goods of the stop were worth; null: as the order says. */
    goodsCents: centsField.nullable().default(null),
  })
  .meta({ examples: [{ fault: 'shop', reason: 'O endereço estava incompleto' }] });

const faultAnswer = z
  .strictObject({
    stop: z.int(),
    fault: z.enum(FAULTS),
    /** By which row of the table of faults; nulls: nothing failed, a claim was decided. */
    cause: z.enum(FAILURE_CAUSES).nullable(),
    proof: z.enum(PROOFS).nullable(),
    reason: textAnswer,
    decidedBy: textAnswer,
    decidedAt: optionalInstantAnswer,
    /** Each by a rule of the fault of then; below zero: the holder paid. */
    movements: z.array(
      z.strictObject({
        movementId: z.int(),
        holder: z.enum(['shop', 'courier']),
        kind: z.enum(ENTRY_KINDS),
        fault: z.enum(FAULTS),
        cents: z.int(),
        at: instantAnswer,
      }),
    ),
  })
  .meta({ id: 'StopFault' });

const api = adminApi('orders', 'wallets', { stopFaults: StopFaults });

/** Who answers for the stops of an order that went wrong, and what that moved. */
export const AdminOrderFaultsController = api.controller('AdminOrderFaultsController', {
  list: api.get(':id/faults', {
    summary: 'Who answers for the stops that went wrong, and the movements by their rules',
    answer: listOf(faultAnswer),
    run: ({ stopFaults, by, id }) => shown({ stopFaults }, by, id),
  }),
  decide: api.post(':id/faults/:stop', {
    summary: 'Says whose fault it was, with a reason; the difference to what was moved before is moved',
    params: { stop: ordinal },
    body: decisionBody,
    answer: listOf(faultAnswer),
    errors: [404, 409],
    audit: { entity: 'order', action: 'fault_decided' },
    run: async ({ stopFaults, by, id: orderId, stop, body: { goodsCents, ...decision } }) => {
      const worth = goodsCents === null ? null : cents(goodsCents);
      await stopFaults.change(by, { orderId, stop, ...decision, goodsCents: worth });
      return shown({ stopFaults }, by, orderId);
    },
  }),
});

async function shown({ stopFaults }: { readonly stopFaults: StopFaults }, by: Scope, orderId: number) {
  const faults = await stopFaults.ofOrder(by, orderId);
  return { items: faults.map((fault) => ({ ...fault, decidedBy: fault.decidedBy?.name ?? null })) };
}
