import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import {
  CHANGED,
  Clock,
  distanceMeters,
  type Point,
  Database,
  outsideScope,
  type Transaction,
} from '../../base/index.js';
import { learnedStreetKey } from './street-names.store.js';
import { AnswerCache } from './circuit-breaker.policy.js';
import { type ParsedAddress, parseAddress } from './address.parser.js';
import { Gazetteer } from './gazetteer.service.js';
import { streetKey, streetRow, writeStreets } from './gazetteer.importer.js';
import type { AddressText } from './geocoder.port.js';
import type { StreetCandidate } from './street-ranking.rules.js';
import { hubAddressKey } from './resilient-routes.provider.js';

const FLUSH_EVERY_MS = 2_000;
/** Most addresses waiting to be written; further ones are dropped, so that a flood does not load the database. */
const MAX_PENDING = 500;
const MAX_PER_FLUSH = 500;
/** An address that was learned within the hour is not learned again. */
const SEEN_LIMITS = { ttlMs: 3_600_000, maxEntries: 50_000 };
/** Coordinates further than this from the street they name are taken for a caller's mistake. */
const NEAR_STREET_M = 3_000;

const RETENTION_MS = 365 * 86_400_000;

interface SeenAddress {
  readonly hubId: number;
  readonly address: AddressText;
  readonly point: Point;
}

interface NumberedAddress {
  readonly streetId: number;
  readonly number: number;
  readonly postalCode: string | null;
  readonly point: Point;
}

/**
 * Learns addresses that come with coordinates, so that their text alone is found later. `learn` notes them in memory;
 * they are written together some seconds later, outside of any request. What is lost with the process is learned
 * again.
 */
@Injectable()
export class KnownAddresses implements OnModuleDestroy {
  private readonly log = new Logger(KnownAddresses.name);
  private readonly seen: AnswerCache<string, true>;
  private pending: SeenAddress[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly gazetteer: Gazetteer,
  ) {
    this.seen = new AnswerCache(clock, SEEN_LIMITS);
  }

  /** @param key by which it is told from those that were learned already. */
  learn(hubId: number, address: AddressText, point: Point, key = hubAddressKey(hubId, address)): void {
    if (this.pending.length >= MAX_PENDING || this.seen.get(key) !== undefined) return;
    this.seen.set(key, true);
    this.pending.push({ hubId, address, point });
    this.timer ??= outsideScope(() => setTimeout(() => void this.flushQuietly(), FLUSH_EVERY_MS).unref());
  }

  /** Writes the noted addresses. Errors: `storage_unavailable`; the addresses of that flush are then lost. */
  async flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    while (this.pending.length > 0) {
      const batch = this.pending.splice(0, MAX_PER_FLUSH);
      for (const hubId of new Set(batch.map((seen) => seen.hubId))) {
        await this.write(
          hubId,
          batch.filter((seen) => seen.hubId === hubId),
        );
      }
    }
  }

  /** Deletes learned addresses that no order has named for a year; imported streets stay. Call until it returns 0. */
  async prune(limit = 5_000): Promise<number> {
    return await this.db.execute(
      `delete from known_houses where ctid in (select ctid from known_houses where last_seen_at < $1 limit $2)`,
      [new Date(this.clock.millis() - RETENTION_MS), limit],
    );
  }

  async onModuleDestroy(): Promise<void> {
    await this.flushQuietly();
  }

  private async flushQuietly(): Promise<void> {
    try {
      await this.flush();
    } catch (error) {
      this.log.warn(`Addresses seen with coordinates were not kept: ${String(error)}`);
    }
  }

  private async write(hubId: number, batch: readonly SeenAddress[]): Promise<void> {
    const houses = new Map<string, NumberedAddress>();
    const unknown: { parsed: ParsedAddress; point: Point }[] = [];
    const readable = batch
      .map(({ address, point }) => ({ parsed: parseAddress(address), point }))
      .filter(({ parsed }) => parsed.street.words.length > 0 && parsed.number !== null);
    const streets = await this.gazetteer.streetsNamed(
      hubId,
      readable.map(({ parsed }) => parsed),
    );
    readable.forEach(({ parsed, point }, i) => {
      const meant = streets[i] ?? [];
      const nearest = nearestTo(point, meant);
      if (!nearest) unknown.push({ parsed, point });
      else if (distanceMeters(nearest, point) <= NEAR_STREET_M) addNumber(houses, nearest.id, parsed, point);
    });
    await this.db.transaction(async (tx) => {
      await this.learnStreets(tx, hubId, unknown, houses);
      await this.writeNumbers(tx, hubId, [...houses.values()]);
    });
  }

  private async learnStreets(
    tx: Transaction,
    hubId: number,
    unknown: readonly { parsed: ParsedAddress; point: Point }[],
    houses: Map<string, NumberedAddress>,
  ): Promise<void> {
    if (unknown.length === 0) return;
    const rows = unknown.map(({ parsed, point }) => streetRowOf(parsed, point));
    const distinct = new Map(rows.map((row) => [streetKey(row), row]));
    const ids = await writeStreets(tx, hubId, [...distinct.values()], 'seen');
    for (const { name_key } of distinct.values())
      tx.announce(CHANGED.streetLearned, learnedStreetKey(hubId, name_key));
    unknown.forEach(({ parsed, point }, i) => {
      const row = rows[i];
      const id = row === undefined ? undefined : ids.get(streetKey(row));
      if (id !== undefined) addNumber(houses, id, parsed, point);
    });
  }

  private async writeNumbers(
    tx: Transaction,
    hubId: number,
    houses: readonly NumberedAddress[],
  ): Promise<void> {
    if (houses.length === 0) return;
    await tx.execute(
      `insert into known_houses (hub_id, street_id, number, postal_code, latitude, longitude, last_seen_at)
       select $1::bigint, street_id, number, postal_code, latitude, longitude, $7::timestamptz
         from unnest($2::bigint[], $3::int[], $4::text[], $5::float8[], $6::float8[])
           as row(street_id, number, postal_code, latitude, longitude)
        order by street_id, number
       on conflict (hub_id, street_id, number) do update
         set postal_code = coalesce(excluded.postal_code, known_houses.postal_code),
             latitude = excluded.latitude, longitude = excluded.longitude, last_seen_at = excluded.last_seen_at
       where known_houses.last_seen_at is not null`,
      [
        hubId,
        houses.map(({ streetId }) => streetId),
        houses.map(({ number }) => number),
        houses.map(({ postalCode }) => postalCode),
        houses.map(({ point }) => point.latitude),
        houses.map(({ point }) => point.longitude),
        this.clock.now(),
      ],
    );
  }
}

function addNumber(
  houses: Map<string, NumberedAddress>,
  streetId: number,
  parsed: ParsedAddress,
  point: Point,
): void {
  const { number, postalCode } = parsed;
  if (number !== null)
    houses.set(`${String(streetId)}:${String(number)}`, { streetId, number, postalCode, point });
}

function nearestTo(point: Point, streets: readonly StreetCandidate[]): StreetCandidate | undefined {
  const byDistance = [...streets].sort((a, b) => distanceMeters(a, point) - distanceMeters(b, point));
  return byDistance[0];
}

function streetRowOf(parsed: ParsedAddress, point: Point) {
  const place = {
    street: parsed.streetText,
    district: parsed.district ?? '',
    city: parsed.city ?? '',
    state: parsed.state ?? '',
  };
  return streetRow(place, point.latitude, point.longitude);
}
