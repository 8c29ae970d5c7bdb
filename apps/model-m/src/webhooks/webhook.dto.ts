import { z } from 'zod';
import { attribute, codeAttribute, textAttribute } from '../wire/field.schemas.js';

const URL_MAX = 2_000;

/** Kept byte for byte, so nothing is trimmed or rewritten. */
const url = () =>
  attribute(
    (raw) => (typeof raw === 'string' && raw.length <= URL_MAX && URL.canParse(raw) ? raw : undefined),
    {
      type: 'string',
      format: 'uri',
      maxLength: URL_MAX,
    },
  );

const responsibility = () => codeAttribute({ SOLICITANTE: 'solicitante', CORRIDA: 'corrida' } as const);

export const newWebhook = z.object({
  /** `posicao` and whatever else is not `status` has an answer of its own. */
  tipo: textAttribute(40, 'status'),
  url: url(),
  responsabilidade: responsibility().optional(),
  responsavel: responsibility().optional(),
});

export const changedWebhook = z.object({ url: url() });
