import { Injectable } from '@nestjs/common';
import type { PlaceInput } from '../orders/index.js';
import {
  Clock,
  DomainError,
  escapeLike,
  fold,
  nationalPhone,
  onlyDigits,
  readableMerchants,
  type Scope,
  Database,
  requireUnique,
  statement,
  type Transaction,
} from '../../base/index.js';
import { MerchantPlace, type SavedPlace, type MerchantPlaceKind } from './merchant-place.entity.js';

interface NewMerchantPlace extends SavedPlace {
  readonly name: string;
  readonly phone: string | null;
}

interface PlaceFilter {
  readonly kind: MerchantPlaceKind;
  /** Words of the name or address, or digits of the phone. */
  readonly search?: string | undefined;
  readonly limit: number;
}

const LIST = statement(
  'address-book.places',
  `select id, hub_id as "hubId", merchant_id as "merchantId", kind, name, phone, place, uses, used_at as "usedAt",
          created_at as "createdAt", updated_at as "updatedAt"
     from merchant_places
    where hub_id = $1 and merchant_id = any($2::bigint[]) and kind = $3
    and ($4::text is null or search like $4) order by used_at desc nulls last, id desc limit $5`,
);

/** A repeated recipient is one entry, with the latest coordinates. */
const REMEMBER = statement(
  'address-book.place_remember',
  `insert into merchant_places (hub_id, merchant_id, kind, name, phone, place, key, search,
          uses, used_at, created_at, updated_at)
   select distinct on (r.key) $1::bigint, $2::bigint, 'recipient', r.name, r.phone, r.place, r.key, r.search,
          1, $4::timestamptz, $4, $4
     from jsonb_to_recordset($3::jsonb) as r(name text, phone text, place jsonb, key text, search text)
    order by r.key
   on conflict (hub_id, merchant_id, kind, key) do update
      set uses = merchant_places.uses + 1, used_at = excluded.used_at, place = excluded.place`,
);

type ShownPlace = Omit<MerchantPlace, 'key' | 'search'>;

/** Sub-users see recipients of those whose orders they may read, and the pickups of their account. */
@Injectable()
export class AddressBook {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** The last used first. */
  list(scope: Scope, accountId: number, { kind, search, limit }: PlaceFilter): Promise<ShownPlace[]> {
    const words = search === undefined || search.trim() === '' ? null : `%${escapeLike(searchText(search))}%`;
    const merchantIds = bookOwnerIds(scope, accountId, kind);
    return this.db.query<ShownPlace>(LIST, [scope.hubId, merchantIds, kind, words, limit]);
  }

  /** @throws place_not_found */
  async get(scope: Scope, accountId: number, kind: MerchantPlaceKind, id: number): Promise<MerchantPlace> {
    const found = await this.db.manager.findOneBy(MerchantPlace, { id, hubId: scope.hubId, kind });
    if (!found || !bookOwnerIds(scope, accountId, kind).includes(found.merchantId))
      throw new DomainError('place_not_found');
    return found;
  }

  /** @throws required_value · not_unique (the book has it) */
  async add(
    scope: Scope,
    accountId: number,
    kind: MerchantPlaceKind,
    input: NewMerchantPlace,
  ): Promise<MerchantPlace> {
    const now = this.clock.now();
    const merchantId = kind === 'pickup' ? accountId : (scope.merchantId ?? accountId);
    const fresh = { hubId: scope.hubId, merchantId, kind, uses: 0, usedAt: null, createdAt: now };
    return refuseDuplicate(
      this.db.manager.save(MerchantPlace, { ...fresh, ...columnsOf(input), updatedAt: now }),
    );
  }

  /** @throws place_not_found · required_value · not_unique */
  async change(
    scope: Scope,
    accountId: number,
    kind: MerchantPlaceKind,
    id: number,
    input: NewMerchantPlace,
  ): Promise<MerchantPlace> {
    const found = await this.get(scope, accountId, kind, id);
    Object.assign(found, columnsOf(input), { updatedAt: this.clock.now() });
    return refuseDuplicate(this.db.manager.save(found));
  }

  /** @throws place_not_found */
  async remove(scope: Scope, accountId: number, kind: MerchantPlaceKind, id: number): Promise<void> {
    await this.get(scope, accountId, kind, id);
    await this.db.execute('delete from merchant_places where hub_id = $1 and id = $2', [scope.hubId, id]);
  }

  /** Stops without a name are left out. */
  async remember(tx: Transaction, scope: Scope, merchantId: number, stops: readonly PlaceInput[]) {
    const rows = stops.flatMap((stop) =>
      stop.name?.trim() && stop.address?.trim() ? [columnsOf(placeOf(stop))] : [],
    );
    if (rows.length === 0) return;
    await tx.execute(REMEMBER, [scope.hubId, merchantId, JSON.stringify(rows), this.clock.now()]);
  }
}

function bookOwnerIds(scope: Scope, accountId: number, kind: MerchantPlaceKind): number[] {
  return kind === 'pickup' ? [accountId] : (readableMerchants(scope) ?? [accountId]);
}

function placeOf(stop: PlaceInput): NewMerchantPlace {
  const text = (value: string | null | undefined) => value?.trim() || null;
  return {
    name: stop.name ?? '',
    phone: text(stop.phone),
    address: stop.address ?? '',
    complement: text(stop.complement),
    reference: text(stop.reference),
    instructions: text(stop.instructions),
    latitude: stop.latitude ?? null,
    longitude: stop.longitude ?? null,
  };
}

function columnsOf({ name, phone, ...place }: NewMerchantPlace) {
  const [trimmedName, address] = [name.trim(), place.address.trim()];
  if (trimmedName === '') throw new DomainError('required_value', { field: 'name' });
  if (address === '') throw new DomainError('required_value', { field: 'address' });
  const digits = phone === null || onlyDigits(phone) === '' ? null : nationalPhone(phone);
  const key = [trimmedName, digits ?? '', address, place.complement ?? ''].map(fold).join('|');
  const search = fold(`${trimmedName} ${address} ${digits ?? ''}`);
  return { name: trimmedName, phone: digits, place: { ...place, address }, key, search };
}

/** A phone is reduced to its digits. */
function searchText(search: string): string {
  const digits = onlyDigits(search);
  return digits.length >= 4 && /^[\d\s()+-]+$/.test(search) ? digits : fold(search.trim());
}

function refuseDuplicate<T>(saved: Promise<T>): Promise<T> {
  return requireUnique(saved, 'not_unique', { field: 'name' }, 'merchant_places_key_idx');
}
