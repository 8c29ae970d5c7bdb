import type { BenchCase } from '../types.js';
import * as fullApi from './full-api.js';
import * as modelM from './model-m.js';
import { growth } from './growth.js';
import { nearest } from './nearest.js';
import * as openDelivery from './open-delivery.js';
import * as positions from './positions.js';
import * as processes from './process.js';
import { verification } from './verification.js';
import * as wallets from './wallets.js';
import * as webhooks from './webhooks.js';

export const CASES: readonly BenchCase[] = [
  processes.start,
  fullApi.quote,
  fullApi.read,
  fullApi.list,
  modelM.status,
  modelM.page,
  openDelivery.token,
  openDelivery.availability,
  openDelivery.delivery,
  verification,
  fullApi.create,
  wallets.spread,
  wallets.hot,
  wallets.replays,
  positions.single,
  positions.batched,
  nearest,
  webhooks.drain,
  webhooks.latency,
  webhooks.hanging,
  processes.memory,
  growth,
];
