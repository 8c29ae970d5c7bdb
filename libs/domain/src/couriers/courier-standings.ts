import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, Database, ShortCache, statement } from '../shared/index.js';
import type { CourierRegistration } from './courier.types.js';

/** What a courier's session depends on. */
export interface CourierStanding {
  readonly courierId: number;
  readonly hubId: number;
  readonly registration: CourierRegistration;
  /** Another one as soon as the password is: sessions begun with the old one end. */
  readonly passwordMark: string;
}

interface Row {
  courierId: number;
  hubId: number;
  registration: CourierRegistration;
  passwordHash: string | null;
}

interface Waiting {
  readonly courierId: number;
  readonly found: (standing: CourierStanding | null) => void;
  readonly failed: (error: unknown) => void;
}

/** Every courier at work asks every few seconds; all of them are remembered. */
const REMEMBERED = 200_000;
const FRESH_MS = 3_000;

const READ = statement(
  'courier_standings',
  `select id as "courierId", hub_id as "hubId", registration, password_hash as "passwordHash"
     from couriers where id = any($1::bigint[])`,
);

/**
 * Read on every request of a courier's app, so at most three seconds old. Thousands of couriers each ask seldom: while
 * one question is under way the next ones gather and go together.
 */
@Injectable()
export class CourierStandings {
  private readonly cache: ShortCache<number, CourierStanding | null>;
  private waiting: Waiting[] = [];
  private working = false;

  constructor(
    private readonly db: Database,
    clock: Clock,
  ) {
    this.cache = new ShortCache(clock, (id: number) => this.ask(id), FRESH_MS, REMEMBERED);
  }

  /** null: no such courier. */
  of(courierId: number): Promise<CourierStanding | null> {
    return this.cache.get(courierId);
  }

  private ask(courierId: number): Promise<CourierStanding | null> {
    return new Promise((found, failed) => {
      this.waiting.push({ courierId, found, failed });
      if (!this.working) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.working = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0);
      try {
        const rows = await this.db.query<Row>(READ, [batch.map(({ courierId }) => courierId)]);
        const byId = new Map(rows.map((row) => [row.courierId, standingOf(row)]));
        for (const { courierId, found } of batch) found(byId.get(courierId) ?? null);
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    this.working = false;
  }
}

function standingOf({ passwordHash, ...row }: Row): CourierStanding {
  return { ...row, passwordMark: passwordMark(passwordHash) };
}

/** Tells two passwords apart and tells nothing about either. */
export function passwordMark(passwordHash: string | null): string {
  return createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url')
    .slice(0, 16);
}
