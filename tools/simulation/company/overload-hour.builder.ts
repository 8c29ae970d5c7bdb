import { companyDay, type CompanyDay } from './company-day.builder.js';

const ORDERS = 340;
const RIDERS = 12;
const RUSH_SECONDS = 30 * 60;
const HOURS = 14;

/** Never answers an offer. */
export const SILENT_RIDER = 0;
const OFTEN_SILENT = 1;
const OFTEN_REFUSING = 2;

/** More orders than couriers, all in half an hour, the same for every strategy and version of the code. */
export function overloadHour(seed: number): CompanyDay {
  const day = companyDay({ seed, fromHour: 11, hours: HOURS, orders: ORDERS, shops: 25, riders: RIDERS });
  const calm = { from: HOURS * 3_600, until: HOURS * 3_600 };
  return {
    ...day,
    seconds: RUSH_SECONDS,
    restSeconds: HOURS * 3_600,
    orders: day.orders.map((order, n) => {
      const placedAt = Math.floor((n * RUSH_SECONDS) / ORDERS);
      const later = placedAt - order.placedAt;
      return {
        ...order,
        placedAt,
        readyAt: order.readyAt + later,
        reallyReadyAt: order.reallyReadyAt + later,
        fault: null,
      };
    }),
    riders: day.riders.map((rider) => ({
      ...rider,
      shifts: [{ from: 0, until: HOURS * 3_600 }],
      breaks: [],
      silences: [],
    })),
    receiverDown: calm,
    workerAway: [],
    answerOf: (order, rider) => {
      if (rider === SILENT_RIDER || (rider === OFTEN_SILENT && order % 2 === 0)) return 'ignore';
      if (rider === OFTEN_REFUSING && order % 5 < 2) return 'decline';
      return day.answerOf(order, rider);
    },
  };
}
