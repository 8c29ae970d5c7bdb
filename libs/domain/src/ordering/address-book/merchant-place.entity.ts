import { Column, Entity, Index } from 'typeorm';
import { Id, instant, optionalInstant, type MaybePoint } from '../../base/index.js';

/** `recipient`: a person a merchant delivers to · `pickup`: a further place where goods are collected. */
export type MerchantPlaceKind = 'recipient' | 'pickup';

export interface SavedPlace extends MaybePoint {
  readonly address: string;
  readonly complement: string | null;
  readonly reference: string | null;
  readonly instructions: string | null;
}

/** Table `merchant_places`: a place in a merchant's address book, entered by hand or stored from an order. */
@Entity('merchant_places')
@Index('merchant_places_key_idx', ['hubId', 'merchantId', 'kind', 'key'], { unique: true })
@Index('merchant_places_used_idx', ['hubId', 'merchantId', 'kind', 'usedAt', 'id'])
export class MerchantPlace {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  /** The merchant or sub-user that owns the entry; for a pickup, the owner of the account. */
  @Column({ type: 'bigint' }) merchantId: number;
  @Column({ type: 'text' }) kind: MerchantPlaceKind;
  @Column({ type: 'text' }) name: string;
  /** Digits with area code. */
  @Column({ type: 'text', nullable: true }) phone: string | null;
  @Column({ type: 'jsonb' }) place: SavedPlace;
  /** Name, phone and address without accents and case, by which a repetition is recognised. */
  @Column({ type: 'text' }) key: string;
  @Column({ type: 'text' }) search: string;
  @Column({ type: 'integer' }) uses: number;
  @Column(optionalInstant) usedAt: Date | null;
  @Column(instant) createdAt: Date;
  @Column(instant) updatedAt: Date;
}
