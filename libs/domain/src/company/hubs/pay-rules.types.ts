import { z } from 'zod';

const cents = z.int().min(0).max(1_000_000);

/**
 * What couriers get of an order, beyond their share of its price. Each rule only adds, except `failedBp`; the floor holds
 * whatever the others say. 0 switches a rule off.
 */
export const payRulesSchema = z.strictObject({
  /** Least of an order. */
  minimumCents: cents.default(0),
  /** Least of a kilometre: of the way to the pickup, the way of the order and the way back that its price has. */
  centsPerKm: z.int().min(0).max(100_000).default(0),
  /** At the pickup and at each door, from the recorded arrival: so many minutes are unpaid, then each costs so much. */
  waitingAfterMinutes: z.int().min(0).max(240).default(10),
  waitingCentsPerMinute: z.int().min(0).max(10_000).default(0),
  /** Most paid minutes of an order. */
  waitingMostMinutes: z.int().min(1).max(600).default(60),
  /** On top while a rush is on, as in rain: 2 000 is 20 %. */
  rushBonusBp: z.int().min(0).max(20_000).default(0),
  /** For bringing back what could not be delivered, where the price has no way back. */
  returnCentsPerKm: z.int().min(0).max(100_000).default(0),
  /** Part of the pay when nothing could be delivered, also when the order is cancelled after its pickup. */
  failedBp: z.int().min(0).max(10_000).default(10_000),
  /** What no rule may go below: of an order, and of an hour with orders. Tips do not count. */
  floorOrderCents: cents.default(0),
  floorHourCents: cents.default(0),
});

export type PayRules = z.output<typeof payRulesSchema>;
