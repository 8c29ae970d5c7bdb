import { Injectable } from '@nestjs/common';
import { Brackets, type SelectQueryBuilder } from 'typeorm';
import {
  Database,
  DomainError,
  escapeLike,
  fold,
  groupedBy,
  nationalPhone,
  nationalPhoneSql,
  offsetOf,
  onlyDigits,
  type Page,
  type PageRequest,
  type Queryable,
  type RowOf,
  type Scope,
  statement,
  normalEmail,
} from '../../base/index.js';
import { Merchant, type MerchantFilter, type MerchantIdentification } from './merchant.entity.js';

const STREAM_BATCH = 1_000;

/** Rows instead of entities: a hundred thousand take a tenth of the time. */
const STREAM = statement(
  'merchants.merchants_stream',
  `select id, owner_id as "ownerId", name, email, phone, external_id as "externalId",
          invoicing_enabled as "invoicingEnabled", blocked_at as "blockedAt", media, created_at as "createdAt"
     from merchants
    where hub_id = $1 and ($2::bigint is null or id = $2) and id > $3
    order by id limit $4`,
);

export type ListedMerchant = RowOf<typeof STREAM>;

const NATIONAL_PHONE = nationalPhoneSql('merchant.phone');

/** Merchants of an account that may read each other's orders: the owner, and sub-users not restricted. */
const ACCOUNT_READERS = statement(
  'merchants.account_readers',
  `select m.id as "merchantId", x.id as "readerId"
     from merchants m cross join lateral (
       select id, restrictions from merchants where id = m.owner_id
       union all select id, restrictions from merchants where owner_id = m.owner_id and id <> m.id
       union all select id, restrictions from merchants where owner_id = m.id
     ) x
    where m.id = any($1::bigint[]) and not coalesce((x.restrictions ->> 'readingOthers')::boolean, false)`,
);

@Injectable()
export class MerchantQueries {
  constructor(private readonly db: Database) {}

  find(scope: Scope, filter: MerchantFilter): Promise<Merchant[]> {
    return this.filtered(scope, filter).getMany();
  }

  async page(scope: Scope, filter: MerchantFilter, request: PageRequest): Promise<Page<Merchant>> {
    const [items, total] = await this.filtered(scope, filter)
      .skip(offsetOf(request))
      .take(request.perPage)
      .getManyAndCount();
    return { items, total, ...request };
  }

  /** Every merchant of the hub in id order, a batch at a time, so that memory does not grow with the hub. */
  async *stream({ hubId, merchantId }: Scope): AsyncGenerator<ListedMerchant[]> {
    for (let after = 0; ;) {
      const batch = await this.db.reads.query(STREAM, [hubId, merchantId, after, STREAM_BATCH]);
      if (batch.length > 0) yield batch;
      const last = batch.at(-1);
      if (!last || batch.length < STREAM_BATCH) return;
      after = last.id;
    }
  }

  /** Merchants by id, whatever the scope: for orders whose readers were authorised already. */
  async byIds(hubId: number, ids: readonly number[], on: Queryable = this.db) {
    if (ids.length === 0) return new Map<number, Merchant>();
    const found = await on.manager
      .createQueryBuilder(Merchant, 'merchant')
      .where('merchant.hub_id = :hubId and merchant.id = any(:ids)', { hubId, ids: [...ids] })
      .getMany();
    return new Map(found.map((merchant) => [merchant.id, merchant]));
  }

  /** By merchant: the others that may read its orders. */
  async accountReaders(on: Queryable, merchantIds: readonly number[]) {
    return groupedBy(await on.query(ACCOUNT_READERS, [merchantIds]), ({ merchantId }) => merchantId);
  }

  /** @throws merchant_not_found */
  async identify(scope: Scope, kind: MerchantIdentification, value: string): Promise<Merchant> {
    const query = this.filtered(scope, {});
    const digits = onlyDigits(value);
    const conditions: Record<MerchantIdentification, [string, string]> = {
      id: ['merchant.id::text = :value', value.trim()],
      cpf: ["merchant.document = :value and merchant.document_kind = 'CPF'", digits],
      cnpj: ["merchant.document = :value and merchant.document_kind = 'CNPJ'", digits],
      phone: [`${NATIONAL_PHONE} = :value`, nationalPhone(value)],
      contract: ['merchant.contract_number = :value', value.trim()],
    };
    const [condition, wanted] = conditions[kind];
    const found = wanted === '' ? null : await query.andWhere(condition, { value: wanted }).getOne();
    if (!found) throw new DomainError('merchant_not_found');
    return found;
  }

  private filtered(scope: Scope, filter: MerchantFilter): SelectQueryBuilder<Merchant> {
    const query = this.db.manager
      .createQueryBuilder(Merchant, 'merchant')
      .where('merchant.hub_id = :hubId', { hubId: scope.hubId })
      .orderBy('merchant.id', 'ASC');
    if (scope.merchantId !== null) query.andWhere('merchant.id = :own', { own: scope.merchantId });
    if (filter.email !== undefined)
      query.andWhere('merchant.email = :email', { email: normalEmail(filter.email) });
    if (filter.externalId !== undefined)
      query.andWhere('merchant.external_id = :externalId', { externalId: filter.externalId });
    if (filter.ids) query.andWhere('merchant.id = any(:ids)', { ids: [...filter.ids] });
    if (filter.ownerId !== undefined)
      query.andWhere('merchant.owner_id = :ownerId', { ownerId: filter.ownerId });
    if (filter.accounts === true) query.andWhere('merchant.owner_id is null');
    if (filter.blocked !== undefined)
      query.andWhere('(merchant.blocked_at is not null) = :blocked', { blocked: filter.blocked });
    if (filter.search) query.andWhere(matches(filter.search));
    return query;
  }
}

function matches(search: string): Brackets {
  const like = `%${escapeLike(fold(search))}%`;
  return new Brackets((where) => {
    where.where('folded(merchant.name) like :like', { like });
    for (const column of ['email', 'phone', 'document'])
      where.orWhere(`merchant.${column} like :like`, { like });
  });
}

/**
 * SQL: true when the merchant may order and its record is still the one that was read with `updated_at`
 * `seen`. Not `exists`, which a plan made on empty tables answers by reading all merchants into a hash.
 */
export function mayStillOrder(merchantId: string, seen: string): string {
  return `(
    select true from merchants m left join merchants w on w.id = m.owner_id
     where m.id = ${merchantId} and m.updated_at = ${seen}
       and m.blocked_at is null and m.status = 'active'
       and (w.id is null or w.blocked_at is null and w.status = 'active')
     limit 1)`;
}
