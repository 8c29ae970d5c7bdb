import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import {
  by,
  Database,
  DomainError,
  escapeLike,
  type FilterOf,
  fold,
  nationalPhone,
  offsetOf,
  onlyDigits,
  type Page,
  type PageRequest,
  type Point,
  type RowOf,
  type Scope,
  statement,
  WhereClause,
  normalEmail,
  pointOf,
  requireHubScope,
} from '../../base/index.js';
import { type ActiveOrder, activeOrdersOf } from './courier.events.js';
import { Courier } from './courier.entity.js';
import { normalPlate } from './courier.rules.js';
import { courierStatus, type CourierRegistration } from './courier.types.js';

const containing = (digits: string) => `%${escapeLike(onlyDigits(digits))}%`;
const FILTERS = {
  email: by('c.email = ?', normalEmail),
  phone: by('c.phone = ?', nationalPhone),
  cpf: by('c.cpf = ?', onlyDigits),
  plate: by('c.vehicle_plate = ?', normalPlate),
  phonePart: by('c.phone like ?', (part: string) =>
    containing(isWholePhone(part) ? nationalPhone(part) : part),
  ),
  cpfPart: by('c.cpf like ?', containing),
  ids: by<readonly number[]>('c.id = any(?::bigint[])'),
  online: by<boolean>('p.online = ?'),
  blocked: by<boolean>('p.blocked = ?'),
  approved: by<boolean>('(c.approved_at is not null) = ?'),
  registration: by<CourierRegistration>('c.registration = ?'),
  fleetId: by<number>('c.fleet_id = ?'),
};

export interface CourierFilter extends FilterOf<typeof FILTERS> {
  /** Part of the name, e-mail or plate, or of the digits of phone or CPF. */
  readonly search?: string;
}

export type CourierView = ReturnType<typeof viewOf>;

/** SQL: since when a free courier waits for the next order; null: busy or offline. */
export const FREE_SINCE = `case when online and active_orders = 0 then greatest(online_since, free_since) end as "freeSince"`;

const PRESENCE = statement(
  'couriers.couriers_presence',
  `select courier_id as "courierId", online, blocked, active_orders as "activeOrders", last_seen_at as "lastSeenAt",
          shift_ends_at as "shiftEndsAt", last_order_at as "lastOrderAt", ${FREE_SINCE},
          position[1] as latitude, position[0] as longitude
     from courier_presence where courier_id = any($1::bigint[])`,
);

const LAST_POSITION = statement(
  'couriers.courier_last_position',
  `select position[1] as latitude, position[0] as longitude, last_seen_at as at
     from courier_presence where hub_id = $1 and courier_id = $2 and position is not null`,
);

const TRACK = statement(
  'couriers.courier_track',
  `select latitude, longitude, at from courier_positions
    where courier_id = $1 and at >= $2 and at < $3 order by at`,
);

const ON_DUTY = `from courier_presence where hub_id = $1 and online
  and ($2::text is null or (active_orders > 0) = ($2 = 'busy'))`;
const ONLINE = statement(
  'couriers.couriers_online',
  `select courier_id as id ${ON_DUTY} order by last_seen_at desc nulls last, courier_id limit $3 offset $4`,
);
const COUNT_ONLINE = statement('couriers.couriers_online_count', `select count(*)::int as total ${ON_DUTY}`);

@Injectable()
export class CourierQueries {
  constructor(private readonly db: Database) {}

  /** @throws courier_not_found · forbidden */
  async byId(scope: Scope, courierId: number): Promise<CourierView> {
    requireHubScope(scope);
    const [view] = await this.byIds(scope.hubId, [courierId]);
    if (!view) throw new DomainError('courier_not_found');
    return view;
  }

  /** In the order of the ids, without those of other hubs. The caller has checked the permission. */
  async byIds(hubId: number, ids: readonly number[]): Promise<CourierView[]> {
    if (ids.length === 0) return [];
    const [records, presence, orders] = await this.db.all(
      () => this.db.manager.find(Courier, { where: { hubId, id: In([...ids]) } }),
      () => this.db.query(PRESENCE, [ids]),
      () => activeOrdersOf(this.db, ids),
    );
    const recordOf = new Map(records.map((courier) => [courier.id, courier]));
    const presenceOf = new Map(presence.map((facts) => [facts.courierId, facts]));
    return ids.flatMap((id) => {
      const courier = recordOf.get(id);
      const facts = presenceOf.get(id);
      return courier && facts ? [viewOf(courier, facts, orders.get(id) ?? [])] : [];
    });
  }

  /** In id order. @throws forbidden */
  async page(scope: Scope, filter: CourierFilter, request: PageRequest): Promise<Page<CourierView>> {
    requireHubScope(scope);
    const { where, params } = conditions(scope.hubId, filter);
    const from = `from couriers c join courier_presence p on p.courier_id = c.id where ${where}`;
    const rows = await this.db.reads.unchecked.query<{ id: number }>(
      `select c.id ${from} order by c.id limit ${String(request.perPage)} offset ${String(offsetOf(request))}`,
      params,
    );
    const unfiltered = params.length === 1;
    const count = unfiltered
      ? `select couriers as total from courier_totals where hub_id = $1`
      : `select count(*)::int as total ${from}`;
    const total = await this.db.reads.unchecked.first<{ total: number }>(count, params);
    return this.pageOf(scope, rows, total, request);
  }

  /** From the most recent position to the oldest. @throws forbidden */
  async online(scope: Scope, status: 'available' | 'busy' | null, request: PageRequest) {
    requireHubScope(scope);
    const [rows, total] = await Promise.all([
      this.db.reads.query(ONLINE, [scope.hubId, status, request.perPage, offsetOf(request)]),
      this.db.reads.first(COUNT_ONLINE, [scope.hubId, status]),
    ]);
    return this.pageOf(scope, rows, total, request);
  }

  private async pageOf(
    { hubId }: Scope,
    rows: readonly { readonly id: number }[],
    total: { readonly total: number } | null,
    request: PageRequest,
  ): Promise<Page<CourierView>> {
    const ids = rows.map(({ id }) => id);
    return { items: await this.byIds(hubId, ids), total: total?.total ?? 0, ...request };
  }

  /** Last known, however old; null when none was ever sent. */
  async lastPosition(hubId: number, courierId: number): Promise<(Point & { readonly at: Date }) | null> {
    return await this.db.first<Point & { at: Date }, keyof Point | 'at'>(LAST_POSITION, [hubId, courierId]);
  }

  /** Oldest first. @throws courier_not_found · forbidden */
  async track(scope: Scope, courierId: number, from: Date, to: Date) {
    await this.byId(scope, courierId);
    return await this.db.reads.query(TRACK, [courierId, from, to]);
  }
}

function viewOf(courier: Courier, facts: RowOf<typeof PRESENCE>, activeOrders: readonly ActiveOrder[]) {
  const { online, shiftEndsAt, lastSeenAt, lastOrderAt, freeSince } = facts;
  return {
    courier,
    online,
    status: courierStatus(facts),
    shiftEndsAt,
    lastSeenAt,
    lastOrderAt,
    freeSince,
    /** 1 to 5; null: nobody has rated yet. */
    rating: courier.ratingCount === 0 ? null : courier.ratingStars / courier.ratingCount,
    location: pointOf(facts),
    activeOrders,
    updatedAt: lastSeenAt !== null && lastSeenAt > courier.updatedAt ? lastSeenAt : courier.updatedAt,
  };
}

function conditions(hubId: number, { search, ...filter }: CourierFilter) {
  const clause = new WhereClause(['c.hub_id = $1'], [hubId]).addGiven(FILTERS, filter);
  if (search !== undefined) clause.add('search', matching(search), `%${escapeLike(fold(search))}%`);
  return clause.build();
}

const MIN_DIGITS = 3;

/** Digits are looked for in numbers too, however they are written. */
function matching(text: string): string {
  const digits = onlyDigits(text);
  const plate = normalPlate(text);
  const inNumbers = digits.length >= MIN_DIGITS && !/\p{L}/u.test(text);
  const columns = [
    'folded(c.name) like ?',
    'c.email like ?',
    ...(inNumbers ? [`c.phone like '%${digits}%'`, `c.cpf like '%${digits}%'`] : []),
    ...(plate === '' ? [] : [`c.vehicle_plate like '%${plate}%'`]),
  ];
  return `(${columns.join(' or ')})`;
}

/** A phone with its area code; in a shorter part a leading 0 may be a digit of the number itself. */
function isWholePhone(part: string): boolean {
  return /^\D*\(/.test(part) || onlyDigits(part).length > 10;
}
