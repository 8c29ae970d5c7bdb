import { Injectable } from '@nestjs/common';
import {
  BoundedCache,
  CHANGED,
  Clock,
  distanceMeters,
  groupedBy,
  type Point,
  Database,
  type Transaction,
  WriteBehindBuffer,
} from '../../base/index.js';
import { learnedStreetKey } from './street-names.store.js';
import { type ParsedAddress, parseAddress } from './address.parser.js';
import { Gazetteer } from './gazetteer.service.js';
import { streetKey, streetRow, writeHouses, type WrittenHouse, writeStreets } from './gazetteer.importer.js';
import type { AddressText } from './geocoder.port.js';
import { hubAddressKey } from './resilient-routes.provider.js';

/** Maximum of addresses waiting to be written; more are dropped, so a flood does not load the database. */
const MAX_PENDING = 500;
/** An address that was learned within the hour is not learned again. */
const SEEN_MS = 3_600_000;
const MAX_SEEN = 50_000;
/** Coordinates further than this from the street they name are taken for a caller's mistake. */
const NEAR_STREET_M = 3_000;

const RETENTION_MS = 365 * 86_400_000;

interface SeenAddress {
  readonly hubId: number;
  readonly address: AddressText;
  readonly point: Point;
}

/**
 * Learns addresses that come with coordinates, so that their text alone is found later. `learn` notes them in
 * memory; they are written together seconds later, outside requests. What is lost is learned again.
 */
@Injectable()
export class KnownAddresses extends WriteBehindBuffer<SeenAddress, string> {
  protected override readonly lost = 'Addresses seen with coordinates were not kept';
  private readonly seen: BoundedCache<string, true>;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly gazetteer: Gazetteer,
  ) {
    super();
    this.seen = new BoundedCache(MAX_SEEN, undefined, { clock, ttlMs: SEEN_MS });
  }

  /** @param key by which it is told from those that were learned already. */
  learn(hubId: number, address: AddressText, point: Point, key = hubAddressKey(hubId, address)): void {
    if (this.buffered.size >= MAX_PENDING || this.seen.get(key)) return;
    this.seen.set(key, true);
    this.put(key, { hubId, address, point });
  }

  /** Deletes learned addresses unnamed by orders for a year; imported streets stay. Call until 0. */
  async prune(limit = 5_000): Promise<number> {
    return await this.db.execute(
      `delete from known_houses where ctid in (select ctid from known_houses where last_seen_at < $1 limit $2)`,
      [new Date(this.clock.millis() - RETENTION_MS), limit],
    );
  }

  protected async write(_keys: readonly string[], all: readonly SeenAddress[]): Promise<void> {
    for (const [hubId, seen] of groupedBy(all, (one) => one.hubId)) await this.writeOf(hubId, seen);
  }

  private async writeOf(hubId: number, batch: readonly SeenAddress[]): Promise<void> {
    const houses = new Map<string, WrittenHouse>();
    const unknown: { parsed: ParsedAddress; point: Point }[] = [];
    const readable = batch
      .map(({ address, point }) => ({ parsed: parseAddress(address), point }))
      .filter(({ parsed }) => parsed.street.words.length > 0 && parsed.number !== null);
    const streets = await this.gazetteer.streetsNamed(
      hubId,
      readable.map(({ parsed }) => parsed),
    );
    readable.forEach(({ parsed, point }, i) => {
      const away = (street: Point) => distanceMeters(street, point);
      const [nearest] = [...(streets[i] ?? [])].sort((a, b) => away(a) - away(b));
      if (!nearest) unknown.push({ parsed, point });
      else if (away(nearest) <= NEAR_STREET_M) addNumber(houses, nearest.id, parsed, point);
    });
    await this.db.transaction(async (tx) => {
      await this.learnStreets(tx, hubId, unknown, houses);
      await writeHouses(tx, hubId, [...houses.values()], this.clock.now());
    });
  }

  private async learnStreets(
    tx: Transaction,
    hubId: number,
    unknown: readonly { parsed: ParsedAddress; point: Point }[],
    houses: Map<string, WrittenHouse>,
  ): Promise<void> {
    if (unknown.length === 0) return;
    const rows = unknown.map((one) => ({ ...one, row: streetRowOf(one.parsed, one.point) }));
    const distinct = new Map(rows.map(({ row }) => [streetKey(row), row]));
    const ids = await writeStreets(tx, hubId, [...distinct.values()], 'seen');
    for (const { name_key } of distinct.values())
      tx.announce(CHANGED.streetLearned, learnedStreetKey(hubId, name_key));
    for (const { parsed, point, row } of rows) {
      const id = ids.get(streetKey(row));
      if (id !== undefined) addNumber(houses, id, parsed, point);
    }
  }
}

function addNumber(
  houses: Map<string, WrittenHouse>,
  streetId: number,
  parsed: ParsedAddress,
  point: Point,
): void {
  const { number, postalCode } = parsed;
  if (number !== null)
    houses.set(`${String(streetId)}:${String(number)}`, { streetId, number, postalCode, ...point });
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
