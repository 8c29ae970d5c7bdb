import { Check, Column, Entity, Index } from 'typeorm';
import {
  type Actor,
  type Cents,
  Id,
  instant,
  json,
  money,
  oneOf,
  optionalInstant,
  type Point,
  pointSchema,
  optionalActor,
} from '../../base/index.js';

/** A pin further away than the hub's distance, another time, or another delivery of what nobody took. */
const RECIPIENT_REQUEST_KINDS = ['pin', 'time', 'redelivery'] as const;
type RecipientRequestKind = (typeof RECIPIENT_REQUEST_KINDS)[number];

const RECIPIENT_REQUEST_STATES = ['open', 'accepted', 'refused'] as const;
type RecipientRequestState = (typeof RECIPIENT_REQUEST_STATES)[number];

/** Table `recipient_requests`: what recipients ask for on the tracking page; shop or company must accept. */
@Entity('recipient_requests')
@Check('recipient_requests_kind_check', "kind in ('pin', 'time', 'redelivery')")
@Check('recipient_requests_state_check', "state in ('open', 'accepted', 'refused')")
@Index('recipient_requests_open_idx', ['hubId', 'orderId', 'stop', 'kind'], {
  unique: true,
  where: "state = 'open'",
})
@Index('recipient_requests_stop_idx', ['hubId', 'orderId', 'stop', 'id'])
@Index('recipient_requests_state_idx', ['hubId', 'state', 'id'])
export class RecipientRequest {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) merchantId: number;
  @Column({ type: 'bigint' }) orderId: number;
  @Column({ type: 'integer' }) stop: number;
  @Column(oneOf(RECIPIENT_REQUEST_KINDS)) kind: RecipientRequestKind;
  @Column(oneOf(RECIPIENT_REQUEST_STATES, { default: 'open' })) state: RecipientRequestState;
  @Column(json(pointSchema, { nullable: true })) place: Point | null;
  @Column(optionalInstant) wantedAt: Date | null;
  /** What the order costs then, or the second delivery does; null: the price stays. */
  @Column({ ...money, nullable: true }) priceCents: Cents | null;
  /** The recipient reads it. */
  @Column({ type: 'text', nullable: true }) answer: string | null;
  @Column(optionalActor) decidedBy: Actor | null;
  @Column(optionalInstant) decidedAt: Date | null;
  @Column(instant) createdAt: Date;
}
