import { z } from 'zod';
import { ADMIN_ANSWERS } from './admin.answers.js';
import { COURIER_ANSWERS } from './courier.answers.js';
import type { Verb } from './routes.js';

/** What success answers: a schema of JSON, `nothing`, or the type of what is streamed or shown as it is. */
export type Answer =
  z.ZodType | 'nothing' | { readonly content: readonly string[]; readonly json?: z.ZodType };
export type Answers = Readonly<Record<string, Answer>>;

const ANSWERS: Answers = {
  ...under('/api/admin', ADMIN_ANSWERS),
  ...under('/api/courier', COURIER_ANSWERS),
  'get /arquivos/:token': { content: ['image/jpeg', 'image/png', 'image/webp'] },
  'get /arquivos/couriers/:id/:file': { content: ['image/jpeg', 'image/png', 'image/webp'] },
  'post /api/payments': z.strictObject({}),
  'post /api/payments/pix': z.strictObject({}),
  'get /rastreio/:token': { content: ['text/html'] },
  'get /rastreio/:token/estado': z.looseObject({ status: z.string() }),
  'get /rastreio/:token/eventos': { content: ['text/event-stream'] },
  'get /rastreio/recursos/:name': { content: ['text/css', 'text/javascript'] },
  'get /rastreio/recursos/images/:name': { content: ['image/png'] },
};

/** null: a route nobody has described. */
export function answerOf(verb: Verb, path: string): Answer | null {
  return ANSWERS[`${verb} ${path}`] ?? null;
}

function under(prefix: string, answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).map(([key, answer]) => {
      const [verb = '', path = ''] = key.split(' ');
      return [`${verb} ${prefix}${path}`, answer];
    }),
  );
}
