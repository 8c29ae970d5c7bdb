import { Injectable } from '@nestjs/common';
import { Catalog } from '../../company/index.js';
import { CourierDuty, CourierPositions, CourierRegistrations } from '../../people/index.js';
import type { OrderRecord } from '../../ordering/index.js';
import {
  Clock,
  Database,
  hubScope,
  isDomainError,
  newNumericCode,
  type Point,
  randomBase62,
  type RowOf,
  type Sql,
  statement,
  courierScope,
} from '../../base/index.js';

const MAX_ROBOTS = 50;

const NAMES = ['Ana', 'Bruno', 'Carla', 'Davi', 'Elisa', 'Fábio', 'Gabriela', 'Heitor', 'Iara', 'João'];

/** A fleet number is unique in a hub, so no robot is made twice. */
const FLEET_NUMBERS = Array.from({ length: MAX_ROBOTS }, (_, i) => fleetNumber(i + 1));

const ROBOTS = statement(
  'robots.robots_of_hub',
  `select c.id, c.fleet_number as "fleetNumber", c.vehicle_type_ids as "vehicleTypeIds",
          p.active_orders as "activeOrders", p.online, p.employable
     from couriers c join courier_presence p on p.courier_id = c.id
    where c.hub_id = $1 and c.fleet_number = any($2::text[]) order by c.id`,
);

const CALLED = statement(
  'robots.robots_called',
  `select called_courier_id as id from robot_tasks where hub_id = $1 and called_courier_id is not null`,
);

const REFUSED = statement(
  'robots.robots_refused',
  'select unnest(excluded_courier_ids) as id from order_searches where order_id = $1',
);

type Robot = RowOf<typeof ROBOTS>;

@Injectable()
export class RobotCouriers {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly catalog: Catalog,
    private readonly registrations: CourierRegistrations,
    private readonly duty: CourierDuty,
    private readonly positions: CourierPositions,
  ) {}

  inHub(hubId: number): Promise<Robot[]> {
    return this.db.query(ROBOTS, [hubId, FLEET_NUMBERS]);
  }

  async isRobot(hubId: number, courierId: number): Promise<boolean> {
    return (await this.inHub(hubId)).some(({ id }) => id === courierId);
  }

  /** Makes robots until there are `count`, each with every vehicle type that the hub has now. */
  async ensure(hubId: number, count: number): Promise<Robot[]> {
    const vehicleTypeIds = (await this.catalog.vehicleTypes(hubId)).map(({ id }) => id);
    const known = await this.inHub(hubId);
    for (const robot of known)
      if (vehicleTypeIds.some((type) => !robot.vehicleTypeIds.includes(type)))
        await this.registrations.update(hubScope(hubId), robot.id, { vehicleTypeIds });
    const wanted = FLEET_NUMBERS.slice(0, Math.min(count, MAX_ROBOTS));
    const taken = new Set(known.map((robot) => robot.fleetNumber));
    for (const number of wanted) if (!taken.has(number)) await this.register(hubId, number, vehicleTypeIds);
    return await this.inHub(hubId);
  }

  /** The robot is free and on duty; null: all are busy. */
  async sendTo(order: OrderRecord, near: Point): Promise<number | null> {
    let robot = await this.freeFor(order);
    if (!robot) {
      await this.ensure(order.hubId, (await this.inHub(order.hubId)).length + 1);
      robot = await this.freeFor(order);
    }
    if (!robot) return null;
    const scope = courierScope(order.hubId, robot.id);
    // A search begins anew when a courier comes online, so a robot that is online goes offline first.
    if (robot.online) await this.duty.goOffline(scope, robot.id);
    await this.moveTo(robot.id, near);
    await this.duty.goOnline(scope, robot.id);
    return robot.id;
  }

  async moveTo(courierId: number, { latitude, longitude }: Point): Promise<void> {
    await this.positions.record(courierId, [{ latitude, longitude, at: this.clock.now(), accuracy: 5 }]);
  }

  /** A robot that carries another order stays on duty. */
  async sendOffDuty(hubId: number, courierId: number): Promise<void> {
    const robot = (await this.inHub(hubId)).find(({ id }) => id === courierId);
    if (robot?.online && robot.activeOrders === 0) {
      await this.duty.goOffline(courierScope(hubId, courierId), courierId);
    }
  }

  private async freeFor(order: OrderRecord): Promise<Robot | undefined> {
    const ids = async (sql: Sql<{ id: number }, 'id'>, value: number) =>
      (await this.db.query<{ id: number }, 'id'>(sql, [value])).map(({ id }) => id);
    const elsewhere = new Set([...(await ids(CALLED, order.hubId)), ...(await ids(REFUSED, order.id))]);
    const fits = ({ id, employable, activeOrders, vehicleTypeIds }: Robot) =>
      employable && activeOrders === 0 && !elsewhere.has(id) && vehicleTypeIds.includes(order.vehicleTypeId);
    return (await this.inHub(order.hubId)).find(fits);
  }

  private async register(hubId: number, number: string, vehicleTypeIds: number[]): Promise<void> {
    const name = NAMES[(Number(number.slice(-3)) - 1) % NAMES.length] ?? 'Robô';
    try {
      await this.registrations.register(hubScope(hubId), {
        name: `${name} Robô`,
        phone: `1190${newNumericCode(7)}`,
        password: randomBase62(32),
        fleetNumber: number,
        registration: 'active',
        vehicle: { kind: 'motorbike', model: 'Moto de teste', color: 'azul' },
        vehicleTypeIds,
      });
    } catch (error) {
      // Another worker registered the same robot at the same time.
      if (!isDomainError(error, 'invalid_value') || error.facts.field !== 'fleetNumber') throw error;
    }
  }
}

function fleetNumber(n: number): string {
  return `ROBO-${String(n).padStart(3, '0')}`;
}
