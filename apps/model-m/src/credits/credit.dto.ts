import { type CourierIdentification, MAX_ENTRY_TEXT } from '#domain';
import { z } from 'zod';
import { moneyAttribute, patternAttribute, textAttribute } from '../wire/field.schemas.js';
import {
  COMPANY_IDENTIFICATION,
  type CompanyIdentification,
  COURIER_IDENTIFICATION,
  lookUpCode,
} from '../vocabulary/index.js';
import { businessError } from '../wire/error.mapper.js';

/** The type is checked by itself because its fault has code 5. */
const who = z.object({
  tipo_identificacao: textAttribute(20, 'I'),
  identificacao: patternAttribute(/^.{1,100}$/, '10001'),
});

const movement = {
  valor: moneyAttribute({ zero: false }),
  observacao: textAttribute(MAX_ENTRY_TEXT).optional(),
  external_id: textAttribute(MAX_ENTRY_TEXT, 'recarga-1').optional(),
};

export const companyBalance = z.object({ empresa: who });
export const companyMovement = z.object({ empresa: who, ...movement });
export const courierBalance = z.object({ condutor: who });
export const courierMovement = z.object({ condutor: who, ...movement });

export type Identification = z.output<typeof who>;
type CreditMovement = Pick<z.output<typeof companyMovement>, 'valor' | 'observacao' | 'external_id'>;

export function walletMovementOf({ valor, observacao, external_id: externalId }: CreditMovement) {
  return { amount: valor, description: observacao, externalId };
}

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
