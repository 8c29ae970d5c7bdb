import type { CourierDocumentType, CourierRegistration, CourierSex, VehicleKind } from '#domain';

type MerchantStatus = 'active' | 'suspended' | 'awaiting';

export const COMPANY_STATUSES = {
  A: 'active',
  S: 'suspended',
  G: 'awaiting',
} as const satisfies Record<string, MerchantStatus>;

export const COMPANY_STATUS_LETTERS = {
  active: 'A',
  suspended: 'S',
  awaiting: 'G',
} as const satisfies Record<MerchantStatus, keyof typeof COMPANY_STATUSES>;

export const COURIER_STATUSES = {
  A: 'active',
  I: 'inactive',
  S: 'suspended',
  E: 'awaiting_approval',
  R: 'refused',
} as const satisfies Record<string, CourierRegistration>;

export const COURIER_STATUS_LETTERS = {
  active: 'A',
  inactive: 'I',
  suspended: 'S',
  awaiting_approval: 'E',
  refused: 'R',
} as const satisfies Record<CourierRegistration, keyof typeof COURIER_STATUSES>;

export const SEXES = { M: 'male', F: 'female', O: 'other', N: 'not_told' } as const satisfies Record<
  string,
  CourierSex
>;

export const VEHICLES = { C: 'car', M: 'motorbike', T: 'truck', B: 'bicycle' } as const satisfies Record<
  string,
  VehicleKind
>;

/** `token` is what programs send as `tipo`: opaque to them, so it must never change. */
export const DOCUMENTS = {
  identity: { token: 'ZG9jLmlkZW50aWRhZGU', name: 'Documento de identidade' },
  cnh: { token: 'ZG9jLmNuaA', name: 'CNH' },
  vehicle_registration: { token: 'ZG9jLmNybHY', name: 'CRLV' },
  address_proof: { token: 'ZG9jLmVuZGVyZWNv', name: 'Comprovante de endereço' },
  face: { token: 'rosto', name: 'Foto de rosto' },
} as const satisfies Record<CourierDocumentType, { token: string; name: string }>;

export const DOCUMENT_TYPES = Object.keys(DOCUMENTS) as CourierDocumentType[];

/** Looks an upper- or lower-case letter up in one of the tables above. */
export function wordOf<T>(table: Readonly<Record<string, T>>, letter: string): T | undefined {
  const key = letter.trim().toUpperCase();
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
