import type { VehicleType, Dispatch } from '../../company/index.js';
import { distanceMeters, groupedBy, type Point, type VehicleKind } from '../../base/index.js';
import { type NumberedPlace, PlaceNumbers, type WayTables } from './pass-places.calculator.js';
import { type CarriedOrder, carriedVisits } from './carried-visits.calculator.js';
import { DEFAULT_PLAN_SETTINGS, type PlanSettings } from './plan-settings.rules.js';
import type {
  CarriedVisit,
  PlanCourier,
  PlanOrder,
  PlanWorld,
  Seconds,
  VisitKind,
} from './planning.types.js';
import { timetableOf } from './timetable.calculator.js';
import { PASS_EVERY_MS } from './planning-pass.rules.js';
import { FIRST_AFTER_MINUTES } from '../queue/index.js';
import type { CarriedRow, CourierRow, OpenOrderRow, WorldRows } from './world-rows.types.js';

/** End of shift of couriers who did not say when they stop. */
const NO_END_OF_SHIFT: Seconds = 24 * 3_600;
/** An idle half hour counts as much as an order more or less than the others had. */
const IDLE_UNIT_MS = 30 * 60_000;
const MAX_IDLE_UNITS = 2;

function planSettingsOf(dispatch: Dispatch): PlanSettings {
  const { bundles } = DEFAULT_PLAN_SETTINGS;
  const atMost = (orders: number) => Math.min(orders, dispatch.maxOrdersPerCourier);
  return {
    ...DEFAULT_PLAN_SETTINGS,
    step: PASS_EVERY_MS / 1_000,
    offer: dispatch.assignment === 'direct' ? 0 : dispatch.offerSeconds,
    firstAfter: FIRST_AFTER_MINUTES * 60,
    patience: Math.min(DEFAULT_PLAN_SETTINGS.patience, dispatch.notServedMinutes * 30),
    bundles: {
      ...bundles,
      most: atMost(bundles.most),
      maxWhenBusy: atMost(bundles.maxWhenBusy),
      pickups: dispatch.pickupsPerTrip,
      delayLimit: dispatch.delayLimitMinutes * 60,
      insertion: dispatch.insertion,
    },
  };
}

export type PlannedVehicle = Pick<VehicleType, 'id' | 'kind' | 'maxWeightKg'>;

/** Numbered as `planWorldOf` numbers them. */
export function placeNumbersOf(rows: WorldRows, types: readonly PlannedVehicle[]): PlaceNumbers {
  const numbers = numbersOf(rows);
  const classes = courierClasses(rows.couriers, types);
  for (const { position, vehicleTypeIds } of rows.couriers)
    numbers.start(position, kindOf(classes, classOf(classes, vehicleTypeIds)));
  return numbers;
}

function numbersOf({ orders, carried }: WorldRows): PlaceNumbers {
  return new PlaceNumbers([
    ...orders.flatMap(({ pickup, drops }) => [pickup, ...drops]),
    ...carried.flatMap(({ pickup, drops, returnTo }) =>
      [pickup, ...drops, returnTo].filter((at) => at !== null),
    ),
  ]);
}

/** `tables`: of the places of `placeNumbersOf`. Missing ways are straight: a pass asks nobody. */
export function planWorldOf(
  rows: WorldRows,
  now: Date,
  dispatch: Dispatch,
  types: readonly PlannedVehicle[],
  tables: WayTables = {},
): PlanWorld {
  const { reach, maxRadiusM, maxOrdersPerCourier } = dispatch;
  const classes = courierClasses(rows.couriers, types);
  const settings = planSettingsOf(dispatch);
  const numbers = numbersOf(rows);
  const travel = (from: NumberedPlace, to: NumberedPlace, vehicle: number) =>
    numbers.seconds(tables, from, to, kindOf(classes, vehicle));
  const carried = groupedBy(rows.carried, ({ courierId }) => courierId);
  const recent = rows.couriers.reduce((sum, { recentOrders }) => sum + recentOrders, 0);
  const fair = recent / Math.max(1, rows.couriers.length);
  return {
    settings,
    now: seconds(now),
    orders: rows.orders.map((row) => orderOf(row, now, dispatch, classes, numbers)),
    couriers: rows.couriers.map((row): PlanCourier => {
      const vehicle = classOf(classes, row.vehicleTypeIds);
      const place = numbers.start(row.position, kindOf(classes, vehicle));
      const way = {
        settings,
        numbers,
        travel: (from: NumberedPlace, to: NumberedPlace) => travel(from, to, vehicle),
      };
      return {
        id: row.id,
        vehicle,
        ...tripOf(row, place, carried.get(row.id) ?? [], seconds(now), way),
        shiftEndsAt: row.shiftEndsAt === null ? seconds(now) + NO_END_OF_SHIFT : seconds(row.shiftEndsAt),
        room: maxOrdersPerCourier,
        // As an acceptance asks (`hasCapacity`).
        spare: row.exclusiveOrders > 0 ? 0 : Math.max(0, maxOrdersPerCourier - row.activeOrders),
        maxWeightKg: classes[vehicle]?.maxWeightKg ?? Infinity,
        workload: row.recentOrders - fair - idleUnits(row, now),
      };
    }),
    travel,
    isInReach:
      reach === null
        ? (from, to) => distanceMeters(from, to) <= maxRadiusM
        : (from, to, vehicle) => travel(from, to, vehicle) <= reach.maxMinutes * 60,
  };
}

interface CourierClass {
  readonly key: string;
  readonly typeIds: readonly number[];
  readonly kind: VehicleKind;
  /** Limit of the strongest vehicle; null: no limit. */
  readonly maxWeightKg: number | null;
}

/** Couriers with the same vehicle types are alike to the plan. */
function courierClasses(
  couriers: readonly Pick<CourierRow, 'vehicleTypeIds'>[],
  types: readonly PlannedVehicle[],
): CourierClass[] {
  const byKey = new Map(couriers.map(({ vehicleTypeIds }) => [classKey(vehicleTypeIds), vehicleTypeIds]));
  return [...byKey].map(([key, typeIds]) => {
    const own = types.filter(({ id }) => typeIds.includes(id));
    const limits = own.map(({ maxWeightKg }) => maxWeightKg ?? Infinity);
    return {
      key,
      typeIds,
      kind: own[0]?.kind ?? 'motorbike',
      maxWeightKg: limits.length === 0 ? null : Math.max(...limits),
    };
  });
}

const classOf = (classes: readonly CourierClass[], typeIds: readonly number[]) =>
  classes.findIndex(({ key }) => key === classKey(typeIds));
const kindOf = (classes: readonly CourierClass[], vehicle: number) => classes[vehicle]?.kind ?? 'motorbike';

function classKey(typeIds: readonly number[]): string {
  return [...typeIds].sort((a, b) => a - b).join();
}

function orderOf(
  row: OpenOrderRow,
  now: Date,
  { maxOrdersPerCourier }: Dispatch,
  classes: readonly CourierClass[],
  numbers: PlaceNumbers,
): PlanOrder {
  const placedAt = seconds(row.placedAt);
  return {
    id: row.id,
    pickup: numbers.stop(row.pickup),
    pickupKey: pickupKey(row.merchantId, row.pickup),
    drops: row.drops.map((drop) => numbers.stop(drop)),
    placedAt,
    readyAt: row.readyAt === null ? Math.min(seconds(now), placedAt) : seconds(row.readyAt),
    dueAt: seconds(row.deliverBy),
    load: row.combinable ? 1 : maxOrdersPerCourier,
    weightKg: row.weightKg ?? 0,
    canCombine: row.combinable,
    vehicles: new Set(
      classes.flatMap(({ typeIds }, i) => (typeIds.some((id) => row.vehicleTypeIds.includes(id)) ? [i] : [])),
    ),
    declinedBy: new Set(row.excludedCourierIds),
    onShift: new Set(row.onShift),
  };
}

interface Way {
  readonly settings: PlanSettings;
  readonly numbers: PlaceNumbers;
  readonly travel: (from: NumberedPlace, to: NumberedPlace) => Seconds;
}

/** What a courier still does, and when and where the courier is free then. */
function tripOf(
  { exclusiveOrders }: CourierRow,
  place: NumberedPlace,
  carried: readonly CarriedRow[],
  now: Seconds,
  { settings, numbers, travel }: Way,
): Pick<PlanCourier, 'place' | 'freeAt' | 'underway'> {
  const start = { place, at: now };
  const visits = carriedVisits(
    start,
    carried.map((row) => carriedOrder(row, numbers)),
    settings,
    travel,
  );
  const last = visits.at(-1);
  if (last === undefined) return { place, freeAt: start.at, underway: null };
  const load = carried.length;
  const weightKg = carried.reduce((sum, order) => sum + (order.weightKg ?? 0), 0);
  return {
    place: last.place,
    freeAt: timetableOf(start, visits, settings, travel).freeAt,
    underway: exclusiveOrders === 0 ? { ...start, visits, load, weightKg } : null,
  };
}

function carriedOrder(row: CarriedRow, numbers: PlaceNumbers): CarriedOrder {
  const due = seconds(row.deliverBy);
  const visit = (kind: VisitKind, place: Point): CarriedVisit => ({
    orderId: row.id,
    kind,
    place: numbers.stop(place),
    pickupKey: row.pickup === null ? row.id : pickupKey(row.merchantId, row.pickup),
    readyAt: row.readyAt === null ? 0 : seconds(row.readyAt),
    dueAt: due,
    latestAt: row.latestAt === null ? due : seconds(row.latestAt),
  });
  return {
    pickup: row.pickup && visit('pickup', row.pickup),
    drops: [
      ...row.drops.map((drop) => visit('drop', drop)),
      ...(row.returnTo ? [visit('return', row.returnTo)] : []),
    ],
  };
}

/** Orders of one merchant with the same key are collected in one visit. */
function pickupKey(merchantId: number, { latitude, longitude }: Point): string {
  return `${String(merchantId)} ${String(latitude)} ${String(longitude)}`;
}

function idleUnits({ freeSince }: CourierRow, now: Date): number {
  if (freeSince === null) return 0;
  return Math.min(MAX_IDLE_UNITS, (now.getTime() - freeSince.getTime()) / IDLE_UNIT_MS);
}

function seconds(instant: Date): Seconds {
  return Math.floor(instant.getTime() / 1_000);
}
