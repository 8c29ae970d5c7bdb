import type { HubSettings } from '../../company/index.js';
import { drivenMeters, drivingSeconds, type Point, roadMeters, seededRandom } from '../../base/index.js';
import {
  classKey,
  pickupKey,
  planSettingsOf,
  seconds,
  type CourierClass,
  courierClasses,
} from '../planning-world.mapper.js';
import { replaySteps } from './day-replay.calculator.js';
import type { HubDayOutcome, HubReplay, PastDay } from './hub-replay.types.js';
import { type OrderEnd, outcomeOf } from './past-day-outcome.calculator.js';
import { replayStrategyOf } from './replay-strategies.policy.js';
import type { ReplayDay } from './replay.types.js';

type Dispatch = HubSettings['dispatch'];

/** Between passes of a replay: more of them take longer and change little. */
const STEP_SECONDS = 20;
/** The same couriers decline every time the day is replayed. */
const SEED = 1;

/**
 * Plays a past day of a hub under settings, on estimated ways: who was on duty and what was ordered stay as they were.
 * Yields what share of the day has been played.
 */
export function* replayHub({ day, dispatch, types, areas }: HubReplay): Generator<number, HubDayOutcome> {
  const classes = courierClasses(day.shifts, types);
  const replayed = dayOf(day, dispatch, classes);
  const settings = { ...planSettingsOf(dispatch), step: STEP_SECONDS };
  const hours = day.shifts.reduce(
    (sum, { onAt, offAt }) => sum + (seconds(offAt) - seconds(onAt)) / 3_600,
    0,
  );
  const { orders, couriers } = yield* replaySteps(replayed, {
    settings,
    strategy: replayStrategyOf(
      dispatch,
      day.shifts.map(({ courierId }) => courierId),
      areas,
    ),
    fairOrdersPerHour: hours > 0 ? day.orders.length / hours : 0,
    declines: dispatch.strategy === 'planned' && dispatch.assignment === 'direct' ? 0 : day.declines,
    random: seededRandom(SEED),
  });
  const ends = day.orders.flatMap((order, i): OrderEnd[] => {
    const end = orders[i];
    const shift = day.shifts[end?.courierId ?? -1];
    return end && shift ? [{ ...end, order, courierId: shift.courierId }] : [];
  });
  const metres = couriers.reduce((sum, { drivingFor }, i) => {
    const vehicle = classes[replayed.couriers[i]?.vehicle ?? -1];
    return sum + drivenMeters(drivingFor, vehicle?.kind ?? 'motorbike');
  }, 0);
  return outcomeOf(day, ends, metres / 1_000);
}

function dayOf(
  { orders, shifts, planned = [] }: Pick<PastDay, 'orders' | 'shifts' | 'planned'>,
  dispatch: Dispatch,
  classes: readonly CourierClass[],
): ReplayDay<Point> {
  return {
    orders: orders.map((order) => {
      const placedAt = seconds(order.placedAt);
      const readyAt = order.readyAt === null ? placedAt : seconds(order.readyAt);
      return {
        shop: order.merchantId,
        areas: order.areaIds ?? [],
        pickup: order.pickup,
        pickupKey: pickupKey(order.merchantId, order.pickup),
        drops: order.drops,
        placedAt,
        readyAt,
        reallyReadyAt: readyAt,
        dueAt: seconds(order.deliverBy),
        load: order.combinable ? 1 : dispatch.maxOrdersPerCourier,
        weightKg: order.weightKg ?? 0,
        canCombine: order.combinable,
        vehicles: new Set(
          classes.flatMap(({ typeIds }, i) =>
            typeIds.some((id) => order.vehicleTypeIds.includes(id)) ? [i] : [],
          ),
        ),
      };
    }),
    couriers: shifts.map(({ courierId, vehicleTypeIds, place, onAt, offAt }) => {
      const vehicle = classes.findIndex(({ key }) => key === classKey(vehicleTypeIds));
      return {
        vehicle,
        place,
        onAt: seconds(onAt),
        offAt: seconds(offAt),
        room: dispatch.maxOrdersPerCourier,
        maxWeightKg: classes[vehicle]?.maxWeightKg ?? Infinity,
        planned: planned
          .filter((shift) => shift.courierId === courierId)
          .map((shift) => ({
            from: seconds(shift.startsAt),
            to: seconds(shift.endsAt),
            shop: shift.merchantId,
            area: shift.areaId,
          })),
      };
    }),
    travel: (from, to, vehicle) =>
      drivingSeconds(roadMeters(from, to), classes[vehicle]?.kind ?? 'motorbike'),
  };
}
