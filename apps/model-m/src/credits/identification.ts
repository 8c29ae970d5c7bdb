import type { CourierIdentification } from '#domain';
import {
  COMPANY_IDENTIFICATION,
  COURIER_IDENTIFICATION,
  wordOf,
  type CompanyIdentification,
} from '../vocabulary/index.js';
import { refuse } from '../wire/problem.js';
import type { Who } from './credit.dto.js';

/** Code 5 for a type that is none. */
export function companyNamed({ tipo_identificacao, identificacao }: Who): [CompanyIdentification, string] {
  const kind = wordOf<CompanyIdentification>(COMPANY_IDENTIFICATION, tipo_identificacao);
  if (!kind) throw refuse(5);
  return [kind, identificacao];
}

export function courierNamed({ tipo_identificacao, identificacao }: Who): [CourierIdentification, string] {
  const kind = wordOf<CourierIdentification>(COURIER_IDENTIFICATION, tipo_identificacao);
  if (!kind) throw refuse(5);
  return [kind, identificacao];
}
