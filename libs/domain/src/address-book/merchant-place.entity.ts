import { Column, Entity, Index } from 'typeorm';
import { Id, instant, optionalInstant } from '../storage/index.js';

/** `recipient`: whom a merchant delivers to · `pickup`: where its goods are collected besides its own address. */
export type MerchantPlaceKind = 'recipient' | 'pickup';

/** Where a kept place is, as its merchant wrote it. */
export interface KeptPlace {
  readonly address: string;
  readonly complement: string | null;
  readonly reference: string | null;
  readonly instructions: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Table `merchant_places`: a place of a merchant's address book, written by hand or remembered from an order. */
@Entity('merchant_places')
@Index('merchant_places_key_idx', ['hubId', 'merchantId', 'kind', 'key'], { unique: true })
@Index('merchant_places_used_idx', ['hubId', 'merchantId', 'kind', 'usedAt', 'id'])
export class MerchantPlace {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  /** Who keeps it: the merchant or sub-user itself; of a pickup the owner of the account. */
  @Column({ type: 'bigint' }) merchantId: number;
  @Column({ type: 'text' }) kind: MerchantPlaceKind;
  @Column({ type: 'text' }) name: string;
  /** Digits with area code. */
  @Column({ type: 'text', nullable: true }) phone: string | null;
  @Column({ type: 'jsonb' }) place: KeptPlace;
  /** Name, phone and address without accents and case: the same again is the same place. */
  @Column({ type: 'text' }) key: string;
  /** What a search looks through. */
  @Column({ type: 'text' }) search: string;
  @Column({ type: 'integer' }) uses: number;
  @Column(optionalInstant) usedAt: Date | null;
  @Column(instant) createdAt: Date;
  @Column(instant) updatedAt: Date;
}
