import { MAX_ENTRY_TEXT } from '#domain';
import { z } from 'zod';
import { moneyAttribute, patternAttribute, textAttribute } from '../wire/field.schemas.js';

/** The type is checked apart from the rest, because its fault has code 5. */
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

/** The movement in the core's terms. */
export function walletMovementOf({ valor, observacao, external_id: externalId }: CreditMovement) {
  return { amount: valor, description: observacao, externalId };
}
