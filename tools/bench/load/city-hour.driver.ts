import { newUuid } from '#domain';
import { setTimeout as pause } from 'node:timers/promises';
import { orderOf } from '../../../test/faults/order-requests.builder.js';
import type { City } from '../setup/city.world.js';
import { Caller } from './caller.js';
import { bearer, RidingShift } from './riding.driver.js';

const ORDERS_PER_SECOND = 3;
const SHEET_EVERY_SECONDS = 600;
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

  /** Resolves with their number when the last order was placed. */
  async placeOrders(seconds: number): Promise<number> {
    const began = performance.now();
    const orders = seconds * ORDERS_PER_SECOND;
    for (let n = 0; n < orders; n++) {
      await pause(Math.max(0, began + (n / ORDERS_PER_SECOND) * 1_000 - performance.now()));
      this.server.follow(this.place(n));
      if (n % (SHEET_EVERY_SECONDS * ORDERS_PER_SECOND) === 0) this.importSheets();
    }
    return orders;
  }

  /** The number of streams that were open until now, and the times of each kind of request. */
  async end() {
    const streams = this.server.openStreams;
    this.shift.end();
    return { streams, times: await this.server.end() };
  }

  private async place(n: number): Promise<void> {
    const { shops, places, vehicleTypeId } = this.city;
    const { face, id, headers, place } = shops[n % shops.length]!;
    const pickup = { address: 'Rua da Coleta, 1', ...place };
    const dropoff = { address: 'Rua da Entrega, 2', ...places[(n * 31 + 11) % places.length]! };
    const { path, body } = orderOf(face, { clientId: id, vehicleTypeId, pickup, dropoff });
    const paid = face === 'open-delivery' ? { payments: { method: 'ONLINE' } } : {};
    const request = { path, headers, body: { ...body, ...paid }, expected: [CREATED[face]] };
    const answer = await this.server.call(`order, ${face}`, request);
    if (face !== 'full-api') return;
    const { pathname } = new URL((answer as { tracking_url: string }).tracking_url);
    await this.openPage(pathname, true);
    await this.openPage(pathname, false);
  }

  /** An order is followed by its recipient and by the shop. */
  private async openPage(path: string, here: boolean): Promise<void> {
    await this.server.call('tracking page', { path, headers: {} });
    this.pages.push(await this.server.listen(`${path}/eventos`, {}, () => undefined, here));
    if (this.pages.length > PAGES) this.pages.shift()?.();
  }

  private importSheets(): void {
    const path = '/api/merchant/delivery-imports';
    for (const token of this.city.importers) {
      const body = { key: newUuid(), csv: this.city.sheet, paymentMethod: 'invoiced' };
      this.server.follow(this.server.call('sheet', { path, headers: bearer(token), body, expected: [201] }));
    }
  }

  private async openBoard(): Promise<void> {
    const headers = bearer(this.city.operator);
    const path = `/api/admin/orders?limit=${PAGE}`;
    const list = (kind: string, which: string) =>
      this.server.call(`board, ${kind}`, { path: `${path}&${which}`, headers });
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
