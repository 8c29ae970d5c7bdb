import { Column, Entity, Index } from 'typeorm';
import { Id } from '../shared/index.js';

export const VEHICLE_KINDS = ['motorbike', 'car', 'bicycle', 'scooter', 'truck'] as const;
export type VehicleKind = (typeof VEHICLE_KINDS)[number];

export interface Media {
  url: string;
  contentType: string;
}

/** What kind of vehicle an order is for, and what fits on it. Its kind decides speed and what other protocols call it. */
@Entity('vehicle_types')
@Index('vehicle_types_hub_idx', ['hubId', 'id'])
export class VehicleType {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'text' }) name: string;
  @Column({ type: 'text' }) kind: VehicleKind;
  /** Orders must say weight and dimensions. */
  @Column({ type: 'boolean' }) dimensionsRequired: boolean;
  /** Orders above the maxima are refused. */
  @Column({ type: 'boolean' }) limitsEnforced: boolean;
  @Column({ type: 'double precision', nullable: true }) maxHeightCm: number | null;
  @Column({ type: 'double precision', nullable: true }) maxWidthCm: number | null;
  @Column({ type: 'double precision', nullable: true }) maxLengthCm: number | null;
  @Column({ type: 'double precision', nullable: true }) maxWeightKg: number | null;
  @Column({ type: 'jsonb' }) media: Media[];
}

/** A service level of a vehicle type: standard, fragile, night … */
@Entity('categories')
@Index('categories_hub_vehicle_type_idx', ['hubId', 'vehicleTypeId', 'id'])
export class Category {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) vehicleTypeId: number;
  @Column({ type: 'text' }) name: string;
  @Column({ type: 'text', nullable: true }) description: string | null;
  @Column({ type: 'jsonb' }) media: Media[];
}
