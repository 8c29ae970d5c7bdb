import type { BenchCase } from '../types.js';
import { board } from './board.case.js';
import { cityHour } from './city-hour.case.js';
import { growth } from './growth.case.js';
import { HTTP_CASES } from './http.case.js';
import { nearest } from './nearest.case.js';
import { memory, start } from './process.case.js';
import { drain } from './webhooks.case.js';

export const CASES: readonly BenchCase[] = [
  start,
  ...Object.values(HTTP_CASES),
  nearest,
  drain,
  memory,
  growth,
  board,
  cityHour,
];
