import type { PasswordProblem } from '../../base/index.js';
import type { CourierAddress, CourierVehicle } from './courier.entity.js';
import type { CourierPayment, CourierRegistration, CourierSex } from './courier.types.js';

/** Changes to a courier's record. Absent members remain as they are; null clears optional ones. */
export interface CourierChanges {
  name?: string;
  email?: string | null;
  phone?: string | null;
  cpf?: string | null;
  cnpj?: string | null;
  cnh?: string | null;
  sex?: CourierSex | null;
  /** `YYYY-MM-DD`. */
  birthDate?: string | null;
  address?: Partial<CourierAddress>;
  vehicle?: Partial<CourierVehicle>;
  fleetNumber?: string | null;
  /** The courier's fleet. */
  fleetId?: number | null;
  vehicleTypeIds?: number[];
  categoryIds?: number[];
  blockedAreaIds?: number[];
  acceptedPayments?: CourierPayment[];
  registration?: CourierRegistration;
  /** The reason of a registration's state; stored only together with a state. */
  registrationNote?: string | null;
  pixKey?: string | null;
  /** By position; `null` or absent positions stay as they are. */
  internalNotes?: (string | null)[];
  extraData?: string | null;
  photoKey?: string | null;
  password?: string;
}

export interface NewCourier extends CourierChanges {
  name: string;
  phone: string;
  password: string;
}

export interface CourierFieldError {
  readonly field: string;
  readonly code: 'required_value' | 'invalid_value' | 'not_unique';
  /** What is wrong with a password. */
  readonly problem?: PasswordProblem;
}
