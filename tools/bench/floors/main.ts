/** Floors: the least code that could do the same visible work with the same libraries, in one process. */
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { floorExpress, type Floor } from './floor.js';
import { modelMFloors } from './model-m.floor.js';
import { openDeliveryFloors } from './open-delivery.floor.js';
import { orderFloors } from './orders.floor.js';
import { positionFloors } from './positions.floor.js';
import { walletFloors } from './wallets.floor.js';
import { webhookFloors } from './webhooks.floor.js';

/** Tables of the same shape and with the same indexes, without the triggers. */
const TABLES =
  'orders order_events order_counters delivery_requests outbox courier_positions courier_presence ' +
  'ledger_accounts ledger_transactions ledger_entries';

const { app, server } = floorExpress();
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL']!, max: 20 });
const setup = JSON.parse(readFileSync(process.env['FLOOR_SETUP']!, 'utf8')) as Omit<Floor, 'app' | 'pool'>;
const floor: Floor = { app, pool, ...setup };

const tables = TABLES.split(' ').map(
  (name) => `create table floor.${name} (like public.${name} including all);`,
);
await pool.query(`create schema floor; ${tables.join(' ')}`);
await orderFloors(floor);
await walletFloors(floor);
openDeliveryFloors(floor);
modelMFloors(floor);
webhookFloors(floor);
positionFloors(floor);

server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('ready'));
process.on('disconnect', () => process.exit(0));
