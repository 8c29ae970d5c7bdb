import type { CourierDocumentType, CourierRegistration, CourierSex, VehicleKind } from '#domain';
import { WORDS } from './words.js';

type MerchantStatus = 'active' | 'suspended' | 'awaiting' | 'deleted';

export const COMPANY_STATUS_CODES = {
  active: 'A',
  suspended: 'S',
  awaiting: 'G',
  deleted: 'D',
} as const satisfies Record<MerchantStatus, string>;

export const COMPANY_STATUSES = reversed(COMPANY_STATUS_CODES);

/** `status_condutor` of a request. E is what our first version sent for G. */
export const COURIER_STATUSES = {
  A: 'active',
  G: 'awaiting_approval',
  E: 'awaiting_approval',
  I: 'inactive',
  S: 'suspended',
  R: 'refused',
  D: 'deleted',
} as const satisfies Record<string, CourierRegistration>;

/** Words that some clients send instead of the code, compared without case and accents. */
export const STATUS_WORDS: Readonly<Record<string, keyof typeof COURIER_STATUSES>> = {
  ativo: 'A',
  ativa: 'A',
  'aguardando ativacao': 'G',
  aguardando: 'G',
  inativo: 'I',
  inativa: 'I',
  suspenso: 'S',
  suspensa: 'S',
  recusado: 'R',
  recusada: 'R',
  excluido: 'D',
  excluida: 'D',
  deletado: 'D',
  deletada: 'D',
};

export const COURIER_STATUS_CODES = {
  active: 'A',
  inactive: 'I',
  suspended: 'S',
  awaiting_approval: 'G',
  refused: 'R',
  deleted: 'D',
} as const satisfies Record<CourierRegistration, keyof typeof COURIER_STATUSES>;

export const SEX_BY_CODE = { M: 'male', F: 'female', O: 'other', N: 'not_told' } as const satisfies Record<
  string,
  CourierSex
>;

export const VEHICLE_KIND_BY_CODE = {
  C: 'car',
  M: 'motorbike',
  T: 'truck',
  B: 'bicycle',
} as const satisfies Record<string, VehicleKind>;

const { documents } = WORDS.pt;

/** `token` is what programs send as `tipo`: opaque to them, so it must never change. */
export const DOCUMENTS = {
  identity: { token: 'ZG9jLmlkZW50aWRhZGU', name: documents.identity },
  cnh: { token: 'ZG9jLmNuaA', name: documents.cnh },
  vehicle_registration: { token: 'ZG9jLmNybHY', name: documents.vehicle_registration },
  address_proof: { token: 'ZG9jLmVuZGVyZWNv', name: documents.address_proof },
  face: { token: 'rosto', name: documents.face },
} as const satisfies Record<CourierDocumentType, { token: string; name: string }>;

export const DOCUMENT_TYPES = Object.keys(DOCUMENTS) as CourierDocumentType[];

export function reversed<Word extends string, Code extends string>(codes: Readonly<Record<Word, Code>>) {
  const words = Object.entries(codes).map(([word, code]) => [code, word]);
  return Object.fromEntries(words) as Readonly<Record<Code, Word>>;
}

/** Looks a code up, in upper or lower case. */
export function lookUpCode<T>(table: Readonly<Record<string, T>>, code: string): T | undefined {
  const key = code.trim().toUpperCase();
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
