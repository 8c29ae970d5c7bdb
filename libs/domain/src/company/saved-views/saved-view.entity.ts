import { Column, Entity, Index } from 'typeorm';
import { Id, instant } from '../../base/index.js';

/**
 * Table `saved_views`: filters, columns and sorting of a list, as an operator saved them. Only the screen interprets
 * the content.
 */
@Entity('saved_views')
@Index('saved_views_name_idx', ['hubId', 'operatorId', 'screen', 'name'], { unique: true })
@Index('saved_views_screen_idx', ['hubId', 'screen', 'id'])
export class SavedView {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  /** The operator who owns the view. */
  @Column({ type: 'bigint' }) operatorId: number;
  @Column({ type: 'text' }) operatorName: string;
  @Column({ type: 'text' }) screen: string;
  @Column({ type: 'text' }) name: string;
  /** Visible to all operators of the hub; only the owner changes it. */
  @Column({ type: 'boolean' }) shared: boolean;
  @Column({ type: 'jsonb' }) content: Readonly<Record<string, unknown>>;
  @Column(instant) createdAt: Date;
  @Column(instant) updatedAt: Date;
}
