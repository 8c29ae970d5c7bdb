/** `tipo_identificacao` of a company. */
export const COMPANY_IDENTIFICATION = {
  I: 'id',
  F: 'cpf',
  J: 'cnpj',
  T: 'phone',
  C: 'contract',
} as const;

/** `tipo_identificacao` of a courier. */
export const COURIER_IDENTIFICATION = {
  I: 'id',
  C: 'cpf',
  T: 'phone',
  P: 'plate',
  V: 'fleet_number',
} as const;

export type CompanyIdentification = (typeof COMPANY_IDENTIFICATION)[keyof typeof COMPANY_IDENTIFICATION];
