import type { CourierIdentification } from '#domain';
import { z } from 'zod';
import {
  COMPANY_IDENTIFICATION,
  type CompanyIdentification,
  COURIER_IDENTIFICATION,
  lookUpCode,
} from '../vocabulary/index.js';
import { businessError } from './error.mapper.js';
import { patternAttribute, textAttribute } from './field.schemas.js';

/** The type is checked by itself because its fault has code 5. */
export const identification = z.object({
  tipo_identificacao: textAttribute(20, 'I'),
  identificacao: patternAttribute(/^.{1,100}$/, '10001'),
});
export type Identification = z.output<typeof identification>;
export const courierBody = z.object({ condutor: identification });

/** An unknown type has code 5. */
const referenceBy =
  <Kind>(kinds: Readonly<Record<string, Kind>>) =>
  ({ tipo_identificacao, identificacao }: Identification): [Kind, string] => {
    const kind = lookUpCode(kinds, tipo_identificacao);
    if (!kind) throw businessError(5);
    return [kind, identificacao];
  };

export const companyReference = referenceBy<CompanyIdentification>(COMPANY_IDENTIFICATION);
export const courierReference = referenceBy<CourierIdentification>(COURIER_IDENTIFICATION);
