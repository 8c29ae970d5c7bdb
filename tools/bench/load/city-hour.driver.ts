import { newUuid, type Point } from '#domain';
import { setTimeout as pause } from 'node:timers/promises';
import { orderOf, type OrderingFace } from '../../../test/faults/order-requests.builder.js';
import { Caller } from './caller.js';
import { bearer, RidingShift, type Worked } from './riding.driver.js';

export interface CityShop {
  readonly face: OrderingFace;
  readonly id: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly place: Point;
}

export interface City {
  readonly origin: string;
  readonly cities: string;
  readonly vehicleTypeId: number;
  readonly couriers: readonly string[];
  readonly operator: string;
  readonly shops: readonly CityShop[];
  /** Sessions of shops that import the sheet. */
  readonly importers: readonly string[];
  readonly sheet: string;
  /** On its streets. */
  readonly places: readonly Point[];
  readonly orders: number;
  readonly perSecond: number;
  readonly sheetEverySeconds: number;
}

const CREATED = { 'full-api': 201, 'open-delivery': 202, 'model-m': 200 };
const BOARDS = 5;
const PAGES = 200;
/** As a board in a browser: changes within this time are read together, and again only after the answer. */
const GATHER_MS = 150;
const PAGE = 200;
const OPEN =
  'status=waiting,scheduled,preparing,pending,accepted,arrived_pickup_location,collected,delivered';

export class CityHour {
  private readonly server: Caller;
  private readonly pages: (() => void)[] = [];
  private readonly shift: RidingShift;

  constructor(private readonly city: City) {
    this.server = new Caller(city.origin);
    this.shift = new RidingShift(this.server, city);
  }

  async begin(): Promise<void> {
    await this.shift.begin();
    for (let i = 0; i < BOARDS; i++) await this.openBoard();
  }

  /** Resolves when the last order was placed. */
  async placeOrders(): Promise<void> {
    const { orders, perSecond, sheetEverySeconds } = this.city;
    const began = performance.now();
    for (let n = 0; n < orders; n++) {
      await pause(Math.max(0, began + (n / perSecond) * 1_000 - performance.now()));
      this.server.check();
      this.server.follow(this.place(n));
      if (n % (sheetEverySeconds * perSecond) === 0) this.importSheets();
    }
  }

  end(): Promise<Worked> {
    return this.shift.end();
  }

  private async place(n: number): Promise<void> {
    const shop = this.city.shops[n % this.city.shops.length]!;
    const drop = this.city.places[(n * 31 + 11) % this.city.places.length]!;
    const { face, headers } = shop;
    const answer = await this.server.call(`order, ${face}`, { headers, ...this.requestOf(shop, drop) });
    if (face !== 'full-api') return;
    const { pathname } = new URL((answer as { tracking_url: string }).tracking_url);
    await this.openPage(pathname, true);
    await this.openPage(pathname, false);
  }

  private requestOf({ face, id, place }: CityShop, drop: Point) {
    const pickup = { address: 'Rua da Coleta, 1', ...place };
    const dropoff = { address: 'Rua da Entrega, 2', ...drop };
    const { vehicleTypeId } = this.city;
    const { path, body } = orderOf(face, { clientId: id, vehicleTypeId, pickup, dropoff });
    const paid = face === 'open-delivery' ? { payments: { method: 'ONLINE' } } : {};
    return { path, body: { ...body, ...paid }, expected: [CREATED[face]] };
  }

  /** An order is followed by its recipient and by the shop. */
  private async openPage(path: string, here: boolean): Promise<void> {
    await this.server.call('tracking page', { path, headers: {} });
    this.pages.push(await this.server.listen(`${path}/eventos`, {}, () => undefined, here));
    if (this.pages.length > PAGES) this.pages.shift()?.();
  }

  private importSheets(): void {
    for (const token of this.city.importers) {
      const body = { key: newUuid(), csv: this.city.sheet, paymentMethod: 'invoiced' };
      const request = {
        path: '/api/merchant/delivery-imports',
        headers: bearer(token),
        body,
        expected: [201],
      };
      this.server.follow(this.server.call('sheet', request));
    }
  }

  private async openBoard(): Promise<void> {
    const headers = bearer(this.city.operator);
    const list = (kind: string, which: string) =>
      this.server.call(`board, ${kind}`, {
        path: `/api/admin/orders?limit=${String(PAGE)}&${which}`,
        headers,
      });
    const changed = new Set<number>();
    let reading = false;
    const read = async () => {
      reading = true;
      while (changed.size > 0) {
        await pause(GATHER_MS);
        const ids = [...changed];
        changed.clear();
        await (ids.length > PAGE ? list('list', OPEN) : list('changes', `ids=${ids.join(',')}`));
      }
      reading = false;
    };
    await this.server.listen('/api/admin/events', headers, (event, data) => {
      if (event !== 'order') return;
      changed.add((JSON.parse(data) as { id: number }).id);
      if (!reading) this.server.follow(read());
    });
    await list('list', OPEN);
  }
}
