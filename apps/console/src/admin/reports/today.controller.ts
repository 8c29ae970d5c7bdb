import { type Scope, TodayQueries } from '#domain';
import { z } from 'zod';
import { centsAnswer, instantAnswer } from '../../docs/record.schemas.js';
import { Endpoint } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';

const day = z.strictObject({
  orders: z.int(),
  delivered: z.int(),
  /** Delivered within what was promised. */
  onTime: z.int(),
  /** Past what was promised, delivered or not. */
  late: z.int(),
  cancelled: z.int(),
  /** What completed orders came to, and what couriers earned by them. */
  inCents: centsAnswer,
  outCents: centsAnswer,
});
/** What somebody has to decide. */
const decisionsAnswer = z.strictObject({
  unserved: z.int(),
  failed: z.int(),
  claims: z.int(),
  /** What couriers contest. */
  contests: z.int(),
  alerts: z.int(),
  withdrawals: z.int(),
  applications: z.int(),
  requests: z.int(),
  /** What recipients ask for. */
  recipientRequests: z.int(),
});
const todayAnswer = z.strictObject({
  at: instantAnswer,
  today: day,
  /** The same weekday a week ago, until the same time. */
  lastWeek: day,
  now: z.strictObject({
    waiting: z.int(),
    underway: z.int(),
    couriersOnShift: z.int(),
    couriersCarrying: z.int(),
  }),
  decisions: decisionsAnswer,
});

/** The day as it goes. */
@AdminController('today', 'reports')
export class TodayController {
  constructor(private readonly today: TodayQueries) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Shows the day as it goes: orders, money, couriers and what needs a decision, beside a week ago',
    answer: todayAnswer,
  })
  read(@CurrentScope() by: Scope) {
    return this.today.of(by);
  }

  @Endpoint({
    method: 'GET',
    path: 'decisions',
    status: 200,
    summary: 'Counts what needs a decision, by kind',
    answer: decisionsAnswer,
  })
  waiting(@CurrentScope() by: Scope) {
    return this.today.decisions(by);
  }
}
