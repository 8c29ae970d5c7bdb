import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Catalog } from '../../company/index.js';
import {
  Courier,
  CourierRegistrations,
  Merchant,
  merchantAddressSchema,
  Merchants,
} from '../../people/index.js';
import {
  Clock,
  Database,
  hubScope,
  isDomainError,
  isDone,
  newNumericCode,
  randomBase62,
} from '../../base/index.js';
import { DEMO_CITY, DEMO_STATE } from '../../back-office/index.js';
import { TownPlaces } from './town-places.provider.js';
import { OrderQueries, type OrderView, type Visit } from '../../ordering/index.js';
import { RobotOrderCommands } from '../robots/index.js';
import { isAbsent, isCollected, isHandedOver } from './town-ride.rules.js';

const COURIERS = [
  'Adriana Motta,Beto Ferraz,Caio Prado,Dalva Nunes,Edson Rocha,Fabi Lacerda',
  'Gil Siqueira,Helena Prates,Ivo Camargo,Jussara Pires,Kleber Antunes,Lia Peixoto',
].flatMap((line) => line.split(','));
const FLEET_NUMBERS = COURIERS.map((_, n) => `CIDADE-${String(n + 1).padStart(2, '0')}`);
const COLORS = ['preta', 'vermelha', 'azul', 'branca'];

/** Shops stand by their number, couriers in their sequence. */
export interface TownPeople {
  readonly vehicleTypeId: number;
  readonly shops: readonly number[];
  readonly couriers: readonly number[];
}

/** Thirty shops and twelve couriers of a town are merchants and couriers like any other. */
@Injectable()
export class TownPeopleService {
  private madePlaces: TownPlaces | undefined;
  private readonly known = new Map<number, TownPeople>();

  constructor(
    private readonly db: Database,
    private readonly catalog: Catalog,
    private readonly merchants: Merchants,
    private readonly registrations: CourierRegistrations,
  ) {}

  /** Made when a town first needs them: most processes have none, and would keep all streets. */
  get places(): TownPlaces {
    return (this.madePlaces ??= new TownPlaces());
  }

  /** Makes whoever is missing. null: the hub has no vehicle type. */
  async of(hubId: number): Promise<TownPeople | null> {
    const known = this.known.get(hubId);
    if (known) return known;
    const [type] = await this.catalog.vehicleTypes(hubId);
    if (!type) return null;
    const people = {
      vehicleTypeId: type.id,
      shops: await this.shops(hubId),
      couriers: await this.couriers(hubId, type.id),
    };
    this.known.set(hubId, people);
    return people;
  }

  private async shops(hubId: number): Promise<number[]> {
    const emails = this.places.shops.map((_, n) => `loja${String(n + 1)}@cidade${String(hubId)}.example.com`);
    const rows = await this.db.manager.findBy(Merchant, { hubId, email: In(emails) });
    const ids: number[] = [];
    for (const [n, email] of emails.entries())
      ids.push(rows.find((row) => row.email === email)?.id ?? (await this.openShop(hubId, n, email)));
    return ids;
  }

  private async openShop(hubId: number, n: number, email: string): Promise<number> {
    const shop = this.places.shops[n];
    if (!shop) throw new Error(`The town has no shop ${String(n)}`);
    const { street, number, district, latitude, longitude } = shop.place;
    const place = { street, number, district, latitude, longitude, city: DEMO_CITY, state: DEMO_STATE };
    const { id } = await this.merchants.create(hubScope(hubId), {
      name: shop.name,
      email,
      phone: `193${newNumericCode(7)}`,
      address: merchantAddressSchema.parse(place),
    });
    return id;
  }

  private async couriers(hubId: number, vehicleTypeId: number): Promise<number[]> {
    const rows = await this.db.manager.findBy(Courier, { hubId, fleetNumber: In(FLEET_NUMBERS) });
    const ids: number[] = [];
    for (const [n, fleetNumber] of FLEET_NUMBERS.entries()) {
      const known = rows.find((row) => row.fleetNumber === fleetNumber);
      ids.push(known?.id ?? (await this.hire(hubId, n, fleetNumber, vehicleTypeId)));
    }
    return ids;
  }

  private async hire(hubId: number, n: number, fleetNumber: string, vehicleTypeId: number): Promise<number> {
    for (;;)
      try {
        const { id } = await this.registrations.register(hubScope(hubId), {
          name: COURIERS[n] ?? fleetNumber,
          phone: `1990${newNumericCode(7)}`,
          password: randomBase62(32),
          fleetNumber,
          registration: 'active',
          vehicle: { kind: 'motorbike', model: 'Moto 150', color: COLORS[n % COLORS.length] ?? 'preta' },
          vehicleTypeIds: [vehicleTypeId],
        });
        return id;
      } catch (error) {
        // Somebody of the hub has that phone.
        if (!isDomainError(error, 'invalid_value') || error.facts.field !== 'phone') throw error;
      }
  }
}

@Injectable()
export class TownDoors {
  constructor(
    private readonly clock: Clock,
    private readonly orders: OrderQueries,
    private readonly commands: RobotOrderCommands,
  ) {}

  /** One act at a time; the next step does the next. */
  async act(hubId: number, courierId: number, visit: Visit): Promise<void> {
    const [order] = await this.orders.byIds(hubId, [visit.orderId]);
    if (order?.courierId !== courierId) return;
    // An operator may change the order in the same moment.
    await isDone(this.atGoal(order, courierId, visit), 'transition_refused', 'order_not_found');
  }

  private atGoal(order: OrderView, courierId: number, { goal, ordinal }: Visit): Promise<void> {
    if (goal === 'pickup') return this.atPickup(order, courierId);
    if (goal === 'return') return this.commands.completeReturn(order, courierId);
    return this.atStop(order, courierId, ordinal);
  }

  private async atPickup(order: OrderView, courierId: number): Promise<void> {
    const { status, arrivedPickupAt, readyAt, id } = order;
    if (status === 'accepted') await this.commands.arrive(order, courierId);
    else if (arrivedPickupAt !== null && isCollected(arrivedPickupAt, readyAt, id, this.clock.now()))
      await this.commands.collect(order, courierId);
  }

  private async atStop(order: OrderView, courierId: number, ordinal: number | null): Promise<void> {
    const stop = order.stops.find((one) => one.ordinal === ordinal);
    if (stop?.status !== 'pending') return;
    if (stop.arrivedAt === null) await this.commands.arriveAtStop(order, courierId, stop);
    else if (!isHandedOver(stop, order.id, this.clock.now())) return;
    else if (isAbsent(order.id)) await this.commands.failStop(order, courierId, stop);
    else await this.commands.deliver(order, courierId, stop);
  }
}
