import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Id, instant, optionalInstant, type VehicleKind } from '../../base/index.js';
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

/** Table `couriers`: a person who delivers for one hub. `courier_presence` has position and online state. */
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
  @Column(() => CourierAddress, { prefix: 'address' }) address = new CourierAddress();
  @Column(() => CourierVehicle, { prefix: 'vehicle' }) vehicle = new CourierVehicle();
  @Column(optionalText) fleetNumber: string | null;
  @Column({ type: 'bigint', nullable: true }) fleetId: number | null;
  @Column({ type: 'integer', array: true, default: '{}' }) vehicleTypeIds: number[] = [];
  @Column({ type: 'integer', array: true, default: '{}' }) categoryIds: number[] = [];
  @Column({ type: 'integer', array: true, default: '{}' }) blockedAreaIds: number[] = [];
  @Column({ type: 'text', array: true, default: '{}' }) acceptedPayments: CourierPayment[] = [];
  @Column(optionalText) passwordHash: string | null;
  @Column({ type: 'text', default: 'awaiting_approval' }) registration: CourierRegistration =
    'awaiting_approval';
  @Column(instant) registrationChangedAt: Date;
  /** Why the registration was refused or suspended, as an operator wrote it. */
  @Column(optionalText) registrationNote: string | null = null;
  @Column(optionalInstant) approvedAt: Date | null = null;
  @Column(optionalInstant) blockedAt: Date | null = null;
  /** null while blocked: until somebody unblocks. */
  @Column(optionalInstant) blockedUntil: Date | null = null;
  /** As an operator wrote it. */
  @Column(optionalText) blockNote: string | null = null;
  /** Sum of the stars that recipients gave. */
  @Column({ type: 'integer', default: 0 }) ratingStars: number;
  @Column({ type: 'integer', default: 0 }) ratingCount: number;
  @Column({ type: 'boolean', default: false }) withdrawalBlocked: boolean = false;
  @Column(optionalText) pixKey: string | null;
  @Column({ type: 'text', array: true, default: '{}' }) internalNotes: string[] = [];
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

export const COURIER_DOCUMENT_TYPES = [
  'identity',
  'cnh',
  'vehicle_registration',
  'address_proof',
  'face',
] as const;
export type CourierDocumentType = (typeof COURIER_DOCUMENT_TYPES)[number];

/** Table `courier_documents`: the newest of a type is the active one; older ones are kept. */
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

/** Table `courier_presence`: what searches read and positions write, apart from the wide `couriers` row. */
@Entity('courier_presence')
@Index('courier_presence_hub_id_last_seen_at_idx', ['hubId', 'lastSeenAt'], { where: 'online' })
@Index('courier_presence_nearest_idx', { synchronize: false })
export class Presence {
  @PrimaryColumn({ type: 'bigint' }) courierId: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'boolean', default: false }) online: boolean;
  /** Copied from the courier's record, so that the search needs no join. */
  @Column({ type: 'boolean', default: false }) employable: boolean;
  @Column({ type: 'boolean', default: false }) blocked: boolean;
  @Column({ type: 'integer', array: true, default: '{}' }) vehicleTypeIds: number[];
  /** x is the longitude, y the latitude. */
  @Column({ type: 'point', nullable: true }) position: string | null;
  @Column(optionalInstant) onlineSince: Date | null;
  /** The plan gives no pickup after it; null: nobody said when the courier stops. */
  @Column(optionalInstant) shiftEndsAt: Date | null;
  @Column(optionalInstant) lastSeenAt: Date | null;
  @Column({ type: 'integer', default: 0 }) activeOrders: number;
  /** How many of the active orders must be carried alone. */
  @Column({ type: 'integer', default: 0 }) exclusiveOrders: number;
  /** Keys of visits in the sequence that the courier chose; null: never chosen. */
  @Column({ type: 'text', array: true, nullable: true }) chosenVisits: string[] | null;
  @Column(optionalInstant) lastOrderAt: Date | null;
  /** When the last order in hands ended, was given back or got another courier. */
  @Column(optionalInstant) freeSince: Date | null;
  /** The courier said then that offers are answered again: earlier silence pauses no more. */
  @Column(optionalInstant) answersSince: Date | null;
  /** The position in the last `courier.moved`. */
  @Column({ type: 'point', nullable: true }) announcedPosition: string | null;
  @Column(optionalInstant) announcedAt: Date | null;
}

/** Table `fleets`: a named group of a hub's couriers, such as a partner company or a shift. */
@Entity('fleets')
@Index('fleets_hub_name_idx', ['hubId', 'name'], { unique: true })
export class Fleet {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'text' }) name: string;
  @Column({ type: 'text', nullable: true }) description: string | null;
  @Column(instant) createdAt: Date;
  @Column(instant) updatedAt: Date;
}
