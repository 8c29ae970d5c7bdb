import { Column, Entity, PrimaryColumn } from 'typeorm';
import { instant } from '../../base/index.js';

/**
 * Table `webhook_bodies`: the bytes of a delivery, in partitions of days. They are most of a delivery, and have a table of their
 * own because the delivery moves to another partition when it ends.
 */
@Entity('webhook_bodies')
export class WebhookDeliveryBody {
  @PrimaryColumn({ type: 'bigint' }) deliveryId: number;
  @Column({ type: 'bigint' }) hubId: number;
  /** Decides the row's partition, and so how long it is kept; a resend sets it anew. */
  @PrimaryColumn(instant) storedAt: Date;
  /** Stored before the first attempt and never changed: every attempt sends these bytes. */
  @Column({ type: 'text' }) body: string;
}

/**
 * SQL: the stored body of the delivery `d`, or null. No body is older than its delivery, so the partitions of earlier days are
 * not read; one day more is, because the clocks of two processes may differ.
 */
export const bodyOf = (d: string) => `coalesce(${d}.body, (
  select b.body from webhook_bodies b
   where b.delivery_id = ${d}.id and b.stored_at >= ${d}.created_at - interval '1 day' limit 1))`;

/** SQL: the delivery was rendered. Its headers are stored together with its body and stay when the body is removed. */
export const isRendered = (d: string) => `${d}.headers is not null`;
