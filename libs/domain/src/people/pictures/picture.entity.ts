import { Column, Entity, Index } from 'typeorm';
import { Id, instant } from '../../base/index.js';

/** Kinds of records whose `media` lists the addresses of their pictures. */
export type PictureOwner = 'merchant' | 'vehicle_type' | 'category';

/** Table `pictures`: an uploaded picture of a record, or the logo of a hub. */
@Entity('pictures')
@Index('pictures_token_idx', ['token'], { unique: true })
@Index('pictures_owner_idx', ['hubId', 'ownerKind', 'ownerId'])
export class Picture {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'text' }) ownerKind: PictureOwner | 'hub';
  @Column({ type: 'bigint' }) ownerId: number;
  @Column({ type: 'text' }) token: string;
  @Column({ type: 'text' }) storageKey: string;
  @Column({ type: 'text' }) contentType: string;
  @Column({ type: 'integer' }) size: number;
  @Column(instant) createdAt: Date;
}
