import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { Id, instant } from '../../base/index.js';

export const COURIER_DOCUMENT_TYPES = [
  'identity',
  'cnh',
  'vehicle_registration',
  'address_proof',
  'face',
] as const;
export type CourierDocumentType = (typeof COURIER_DOCUMENT_TYPES)[number];

/** A stored picture or PDF. The newest of a type is the active one; older ones are kept. */
@Entity('courier_documents')
@Index('courier_documents_hub_id_courier_id_idx', ['hubId', 'courierId'])
@Index('courier_documents_hub_id_created_at_idx', ['hubId', 'createdAt'])
@Index('courier_documents_active_idx', ['hubId', 'courierId', 'type'], { unique: true, where: 'active' })
@ForeignKey('Courier', ['hubId', 'courierId'], ['hubId', 'id'])
export class CourierDocument {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) courierId: number;
  @Column({ type: 'text' }) type: CourierDocumentType;
  @Column({ type: 'text' }) storageKey: string;
  @Column({ type: 'text' }) contentType: string;
  @Column({ type: 'boolean', default: true }) active: boolean;
  @Column(instant) createdAt: Date;
}
