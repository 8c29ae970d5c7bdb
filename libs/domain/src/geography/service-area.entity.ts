import { Column, Entity, Index } from 'typeorm';
import { instant } from '../shared/columns.js';
import { Id } from '../shared/id.column.js';
import type { AreaGeometry } from './polygon.js';

/** A part of the map a hub serves. */
@Entity('service_areas')
@Index('service_areas_hub_id_idx', ['hubId'])
@Index('service_areas_hub_id_default_idx', ['hubId'], { unique: true, where: 'is_default' })
export class ServiceArea {
  @Id()
  id: number;

  @Column({ type: 'bigint' })
  hubId: number;

  @Column({ type: 'text' })
  name: string;

  /** The area of merchants without one of their own; at most one per hub. */
  @Column({ type: 'boolean', default: false })
  isDefault: boolean;

  /** Polygon or MultiPolygon. */
  @Column({ type: 'jsonb' })
  geojson: AreaGeometry;

  @Column({ ...instant, default: () => 'now()' })
  createdAt: Date;
}
