import { Column, Entity, Index } from 'typeorm';
import { Id, instant } from '../storage/index.js';

/** How a person wants to see a list: what is in it, which columns, in which order. Its screen understands the content. */
@Entity('saved_views')
@Index('saved_views_name_idx', ['hubId', 'operatorId', 'screen', 'name'], { unique: true })
@Index('saved_views_screen_idx', ['hubId', 'screen', 'id'])
export class SavedView {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  /** Whose it is. */
  @Column({ type: 'bigint' }) operatorId: number;
  @Column({ type: 'text' }) operatorName: string;
  @Column({ type: 'text' }) screen: string;
  @Column({ type: 'text' }) name: string;
  /** Everybody of the hub sees it; only its owner changes it. */
  @Column({ type: 'boolean' }) shared: boolean;
  @Column({ type: 'jsonb' }) content: unknown;
  @Column(instant) createdAt: Date;
  @Column(instant) updatedAt: Date;
}
