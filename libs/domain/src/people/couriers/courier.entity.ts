import { Column, Entity, Index } from 'typeorm';
import { type VehicleKind, Id, instant, optionalInstant } from '../../base/index.js';
import type { CourierPayment, CourierRegistration, CourierSex } from './courier.types.js';

const optionalText = { type: 'text', nullable: true } as const;

export class CourierAddress {
  @Column(optionalText) street: string | null;
  @Column(optionalText) number: string | null;
  @Column(optionalText) complement: string | null;
  @Column(optionalText) district: string | null;
  @Column(optionalText) city: string | null;
  /** Two letters. */
  @Column(optionalText) state: string | null;
  @Column(optionalText) postalCode: string | null;
  @Column(optionalText) country: string | null;
  @Column(optionalText) reference: string | null;
}

export class CourierVehicle {
  @Column(optionalText) kind: VehicleKind | null;
  @Column(optionalText) model: string | null;
  @Column(optionalText) color: string | null;
  /** Upper case letters and digits only. */
  @Column(optionalText) plate: string | null;
  @Column({ type: 'integer', nullable: true }) year: number | null;
}

/** A person who delivers for one hub. `courier_presence` has position and online state. */
@Entity('couriers')
@Index('couriers_hub_id_email_idx', ['hubId', 'email'], { unique: true })
@Index('couriers_hub_id_phone_idx', ['hubId', 'phone'], { unique: true })
@Index('couriers_hub_id_cpf_idx', ['hubId', 'cpf'], { unique: true })
@Index('couriers_hub_id_fleet_number_idx', ['hubId', 'fleetNumber'], { unique: true })
@Index('couriers_hub_id_vehicle_plate_idx', ['hubId', 'vehicle.plate'])
@Index('couriers_hub_id_id_idx', ['hubId', 'id'], { unique: true })
@Index('couriers_fleet_idx', ['fleetId'], { where: 'fleet_id is not null' })
@Index('couriers_phone_idx', ['phone'])
@Index('couriers_email_idx', ['email'])
@Index('couriers_blocked_until_idx', ['blockedUntil'], { where: 'blocked_until is not null' })
export class Courier {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'text' }) name: string;
  /** Lower case. */
  @Column(optionalText) email: string | null;
  /** National digits: area code and number. */
  @Column(optionalText) phone: string | null;
  @Column(optionalText) cpf: string | null;
  @Column(optionalText) cnpj: string | null;
  @Column(optionalText) cnh: string | null;
  @Column(optionalText) sex: CourierSex | null;
  /** `YYYY-MM-DD`. */
  @Column({ type: 'date', nullable: true }) birthDate: string | null;
  @Column(() => CourierAddress, { prefix: 'address' }) address: CourierAddress;
  @Column(() => CourierVehicle, { prefix: 'vehicle' }) vehicle: CourierVehicle;
  @Column(optionalText) fleetNumber: string | null;
  @Column({ type: 'bigint', nullable: true }) fleetId: number | null;
  @Column({ type: 'integer', array: true, default: '{}' }) vehicleTypeIds: number[];
  @Column({ type: 'integer', array: true, default: '{}' }) categoryIds: number[];
  @Column({ type: 'integer', array: true, default: '{}' }) blockedAreaIds: number[];
  @Column({ type: 'text', array: true, default: '{}' }) acceptedPayments: CourierPayment[];
  @Column(optionalText) passwordHash: string | null;
  @Column({ type: 'text', default: 'awaiting_approval' }) registration: CourierRegistration;
  @Column(instant) registrationChangedAt: Date;
  /** Why the registration was refused or suspended, as an operator wrote it. */
  @Column(optionalText) registrationNote: string | null;
  @Column(optionalInstant) approvedAt: Date | null;
  @Column(optionalInstant) blockedAt: Date | null;
  /** null while blocked: until somebody unblocks. */
  @Column(optionalInstant) blockedUntil: Date | null;
  /** Why, as an operator wrote it. */
  @Column(optionalText) blockNote: string | null;
  /** Ratings by recipients: the sum of the stars, and the number of ratings. */
  @Column({ type: 'integer', default: 0 }) ratingStars: number;
  @Column({ type: 'integer', default: 0 }) ratingCount: number;
  @Column({ type: 'boolean', default: false }) withdrawalBlocked: boolean;
  @Column(optionalText) pixKey: string | null;
  @Column({ type: 'text', array: true, default: '{}' }) internalNotes: string[];
  @Column(optionalText) extraData: string | null;
  @Column(optionalText) photoKey: string | null;
  @Column(instant) createdAt: Date;
  @Column(instant) updatedAt: Date;

  get approved(): boolean {
    return this.approvedAt !== null;
  }

  get blocked(): boolean {
    return this.blockedAt !== null;
  }

  /** May be offered orders once online. */
  get employable(): boolean {
    return this.approved && !this.blocked && this.registration === 'active';
  }
}
