import type { BenchCase } from '../types.js';
import { besideLists } from './beside-lists.case.js';
import { bulk } from './bulk.case.js';
import { cash } from './cash.case.js';
import { board } from './board.case.js';
import * as fullApi from './full-api.case.js';
import * as modelM from './model-m.case.js';
import { concurrency } from './concurrency.case.js';
import { geocode } from './geocode.case.js';
import * as flood from './flood.case.js';
import { cityHour } from './city-hour.case.js';
import { cityImport } from './city-import.case.js';
import { couriers } from './couriers.case.js';
import { growth } from './growth.case.js';
import { nearest } from './nearest.case.js';
import * as openDelivery from './open-delivery.case.js';
import { orders } from './peer-orders.case.js';
import { ledgers } from './peer-wallets.case.js';
import { queues } from './peer-queues.case.js';
import { planning } from './planning.case.js';
import { quoted } from './quoted.case.js';
import * as positions from './positions.case.js';
import * as processes from './process.case.js';
import { roads } from './roads.case.js';
import * as unchanged from './unchanged.case.js';
import { verification } from './verification.case.js';
import * as wallets from './wallets.case.js';
import * as webhooks from './webhooks.case.js';
import { webhookFaults, webhookPublishers, webhookSteady } from './webhook-faults.case.js';

export const CASES: readonly BenchCase[] = [
  processes.start,
  fullApi.quote,
  fullApi.read,
  fullApi.list,
  unchanged.order,
  modelM.status,
  modelM.page,
  openDelivery.token,
  openDelivery.availability,
  unchanged.detail,
  unchanged.delivery,
  openDelivery.delivery,
  verification,
  fullApi.create,
  quoted,
  bulk,
  besideLists,
  wallets.spread,
  wallets.refused,
  wallets.hot,
  wallets.replays,
  cash,
  positions.single,
  positions.batched,
  nearest,
  geocode,
  planning,
  roads,
  cityImport,
  couriers,
  webhooks.drain,
  webhooks.latency,
  webhooks.hanging,
  webhookFaults,
  webhookSteady,
  webhookPublishers,
  processes.memory,
  concurrency,
  flood.orders,
  flood.positions,
  board,
  growth,
  cityHour,
  queues,
  ledgers,
  orders,
];
