import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { Id, json, oneOf, VEHICLE_KINDS, type VehicleKind } from '../../base/index.js';
import { z } from 'zod';

export const mediaSchema = z.array(z.strictObject({ url: z.string(), contentType: z.string() }));
export type Media = z.output<typeof mediaSchema>[number];

/** Table `vehicle_types`: a vehicle that orders ask for. Its kind decides speed and the protocols' codes. */
@Entity('vehicle_types')
@Index('vehicle_types_hub_idx', ['hubId', 'id'], { unique: true })
export class VehicleType {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'text' }) name: string;
  @Column(oneOf(VEHICLE_KINDS)) kind: VehicleKind;
  /** Orders must name weight and dimensions. */
  @Column({ type: 'boolean' }) dimensionsRequired: boolean;
  @Column({ type: 'boolean' }) limitsEnforced: boolean;
  @Column({ type: 'double precision', nullable: true }) maxHeightCm: number | null;
  @Column({ type: 'double precision', nullable: true }) maxWidthCm: number | null;
  @Column({ type: 'double precision', nullable: true }) maxLengthCm: number | null;
  @Column({ type: 'double precision', nullable: true }) maxWeightKg: number | null;
  @Column(json(mediaSchema)) media: Media[];
}

/** Table `categories`: a service level of a vehicle type (standard, fragile, night …). */
@Entity('categories')
@Index('categories_hub_vehicle_type_idx', ['hubId', 'vehicleTypeId', 'id'])
@ForeignKey('VehicleType', ['hubId', 'vehicleTypeId'], ['hubId', 'id'])
export class Category {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) vehicleTypeId: number;
  @Column({ type: 'text' }) name: string;
  @Column({ type: 'text', nullable: true }) description: string | null;
  /** Null: anybody may take the goods. */
  @Column({ type: 'integer', nullable: true }) minimumAge: number | null;
  @Column(json(mediaSchema)) media: Media[];
}
