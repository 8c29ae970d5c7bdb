import { Column, Entity, Index } from 'typeorm';
import { Id, instant } from '../../base/index.js';
import type { AreaGeometry } from './area-geometry.rules.js';

/** Table `service_areas`: an area in which a hub delivers. */
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
