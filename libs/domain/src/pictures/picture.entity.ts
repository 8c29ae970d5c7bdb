import { Column, Entity, Index } from 'typeorm';
import { Id, instant } from '../shared/index.js';

export const PICTURE_OWNERS = ['merchant', 'vehicle_type', 'category'] as const;
export type PictureOwner = (typeof PICTURE_OWNERS)[number];

/** A picture somebody uploaded for a record, whose `media` shows its address. */
@Entity('pictures')
@Index('pictures_token_idx', ['token'], { unique: true })
@Index('pictures_owner_idx', ['hubId', 'ownerKind', 'ownerId'])
export class Picture {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'text' }) ownerKind: PictureOwner;
  @Column({ type: 'bigint' }) ownerId: number;
  @Column({ type: 'text' }) token: string;
  @Column({ type: 'text' }) storageKey: string;
  @Column({ type: 'text' }) contentType: string;
  @Column({ type: 'integer' }) size: number;
  @Column(instant) createdAt: Date;
}
