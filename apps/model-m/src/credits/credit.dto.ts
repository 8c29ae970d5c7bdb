import { z } from 'zod';
import { amount, matching, text } from '../wire/fields.js';

/** The type is told apart from the rest: what is wrong with it has code 5. */
const who = z.object({
  tipo_identificacao: text(20, 'I'),
  identificacao: matching(/^.{1,100}$/, '10001'),
});

const movement = {
  valor: amount({ zero: false }),
  observacao: text(500).optional(),
  external_id: text(191, 'recarga-1').optional(),
};

export const companyBalance = z.object({ empresa: who });
export const companyMovement = z.object({ empresa: who, ...movement });
export const courierBalance = z.object({ condutor: who });
export const courierMovement = z.object({ condutor: who, ...movement });

export type Who = z.output<typeof who>;
export type Movement = Pick<z.output<typeof companyMovement>, 'valor' | 'observacao' | 'external_id'>;

/** The core's words for a movement. */
export function movementOf({ valor, observacao, external_id: externalId }: Movement) {
  return { amount: valor, description: observacao, externalId };
}
