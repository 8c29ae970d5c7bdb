import type { BenchCase } from '../types.js';
import { board } from './board.case.js';
import { cityHour } from './city-hour.case.js';
import * as fullApi from './full-api.case.js';
import { growth } from './growth.case.js';
import * as modelM from './model-m.case.js';
import { nearest } from './nearest.case.js';
import * as openDelivery from './open-delivery.case.js';
import * as positions from './positions.case.js';
import * as processes from './process.case.js';
import * as wallets from './wallets.case.js';
import { drain } from './webhooks.case.js';

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
  fullApi.create,
  wallets.spread,
  wallets.refused,
  wallets.hot,
  wallets.replays,
  positions.single,
  positions.batched,
  nearest,
  drain,
  processes.memory,
  growth,
  board,
  cityHour,
];
