import type { CourierIdentification } from '#domain';
import {
  COMPANY_IDENTIFICATION,
  COURIER_IDENTIFICATION,
  lookUpCode,
  type CompanyIdentification,
} from '../vocabulary/index.js';
import { businessError } from '../wire/error.mapper.js';
import type { Identification } from './credit.dto.js';

/** The company that is named; an unknown type has code 5. */
export function companyReference({
  tipo_identificacao,
  identificacao,
}: Identification): [CompanyIdentification, string] {
  const kind = lookUpCode<CompanyIdentification>(COMPANY_IDENTIFICATION, tipo_identificacao);
  if (!kind) throw businessError(5);
  return [kind, identificacao];
}

export function courierReference({
  tipo_identificacao,
  identificacao,
}: Identification): [CourierIdentification, string] {
  const kind = lookUpCode<CourierIdentification>(COURIER_IDENTIFICATION, tipo_identificacao);
  if (!kind) throw businessError(5);
  return [kind, identificacao];
}
