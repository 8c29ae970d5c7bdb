/** Floors: the least code that could do the same visible work with the same libraries, in one process. */
import { readFileSync } from 'node:fs';
import { floorExpress, floorPool, type Floor } from './floor.js';
import { modelMFloors } from './model-m.floor.js';
import { openDeliveryFloors } from './open-delivery.floor.js';
import { orderFloors } from './orders.floor.js';
import { positionFloors } from './positions.floor.js';
import { walletFloors } from './wallets.floor.js';
import { webhookFloors } from './webhooks.floor.js';

const { app, server } = floorExpress();
const pool = floorPool(process.env['DATABASE_URL']!);
const setup = JSON.parse(readFileSync(process.env['FLOOR_SETUP']!, 'utf8')) as Pick<
  Floor,
  'world' | 'samples'
>;
const floor: Floor = { app, pool, ...setup };

/** Tables of the same shape and with the same indexes, without the triggers. */
await pool.query(`
  create schema if not exists floor;
  create table floor.orders (like public.orders including all);
  create table floor.order_events (like public.order_events including all);
  create table floor.delivery_requests (like public.delivery_requests including all);
  create table floor.order_counters (like public.order_counters including all);
  create table floor.outbox (like public.outbox including all)`);

await orderFloors(floor);
await walletFloors(floor);
openDeliveryFloors(floor);
modelMFloors(floor);
webhookFloors(floor);
await positionFloors(floor);

server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('ready'));
process.on('disconnect', () => process.exit(0));
