import { Column, Entity, Index } from 'typeorm';
import {
  type Cents,
  type DomainErrorCode,
  type DomainErrorFacts,
  Id,
  instant,
  optionalInstant,
  type Scope,
} from '../../base/index.js';
import type { CreateOrderCommand } from '../../ordering/index.js';

/** What became of an order of a batch, in the order in which they were sent. */
export type BatchResult =
  | { readonly order: BatchedOrder; readonly refusal: null }
  | { readonly order: null; readonly refusal: BatchRefusal };

interface BatchedOrder {
  readonly id: number;
  readonly publicId: string;
  readonly externalId: string | null;
  readonly totalCents: Cents;
}

/** What is to be placed, or what is wrong with what was sent, which refuses no other order of the batch. */
export type BatchCommand = CreateOrderCommand | { readonly refusal: BatchRefusal };

interface BatchRefusal {
  readonly code: DomainErrorCode;
  readonly facts: DomainErrorFacts;
}

/** Table `order_batches`: many orders that were sent at once, which a worker places. */
@Entity('order_batches')
@Index('order_batches_open_idx', ['id'], { where: 'ended_at IS NULL' })
@Index('order_batches_created_at_idx', ['createdAt'])
export class OrderBatch {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  /** null: sent by the hub's own key. */
  @Column({ type: 'bigint', nullable: true }) merchantId: number | null;
  /** Who sent it, and may do what. */
  @Column({ type: 'jsonb' }) scope: Scope;
  /** All are placed, or none. */
  @Column({ type: 'boolean' }) atomic: boolean;
  @Column({ type: 'integer' }) total: number;
  /** null once it has ended: the orders hold what is theirs. */
  @Column({ type: 'jsonb', nullable: true }) commands: BatchCommand[] | null;
  /** Results of the rows that are done, in their order. */
  @Column({ type: 'jsonb' }) results: BatchResult[];
  @Column(instant) createdAt: Date;
  @Column(optionalInstant) endedAt: Date | null;
  /** A worker's claim; after it another worker goes on. */
  @Column(optionalInstant) claimedUntil: Date | null;
}
