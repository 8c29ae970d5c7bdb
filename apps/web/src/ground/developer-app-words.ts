import { words } from './language.js';
import { atMoment } from './moment-words.js';

/** Developers' apps in the words of all who meet them: their team, merchants and the platform's people. */
export const developerAppWords = words(
  {
    types: { open_delivery: 'Open Delivery', full_api: 'Full API', model_m: 'Modelo M' },
    states: { draft: 'Rascunho', submitted: 'Em revisão', approved: 'Aprovado', refused: 'Recusado' },
    since: (when: string) => `desde ${when}`,
    used: (when: string) => `usado ${atMoment(when)}`,
    unused: 'nunca usado',
    ended: (when: string) => `desconectado ${atMoment(when)}`,
    checks: {
      token_cached: 'Guarda o token e o usa de novo',
      answers_in_time: 'Responde aos webhooks em até 10 segundos',
      bad_signature_refused: 'Recusa assinatura errada',
      retry_deduplicated: 'Não conta duas vezes uma mensagem repetida',
      cancel_handled: 'Trata cancelamentos',
      order_completed: 'Levou pedidos até o fim',
    },
    passed: 'Visto',
    failed: 'Não passou',
    unknown: 'Ainda não visto',
    seen: (good: number, bad: number) => `${String(good)} como esperado, ${String(bad)} não`,
    tokens: (calls: number, tokens: number) =>
      `${String(calls)} ${calls === 1 ? 'chamada' : 'chamadas'} com ${String(tokens)} ${tokens === 1 ? 'token pedido' : 'tokens pedidos'}`,
  },
  {
    types: { open_delivery: 'Open Delivery', full_api: 'Full API', model_m: 'Model M' },
    states: { draft: 'Draft', submitted: 'In review', approved: 'Approved', refused: 'Refused' },
    since: (when) => `since ${when}`,
    used: (when) => `used ${when}`,
    unused: 'never used',
    ended: (when) => `disconnected ${when}`,
    checks: {
      token_cached: 'Keeps the token and uses it again',
      answers_in_time: 'Answers webhooks within 10 seconds',
      bad_signature_refused: 'Refuses a wrong signature',
      retry_deduplicated: 'Does not count a repeated message twice',
      cancel_handled: 'Handles cancellations',
      order_completed: 'Took orders to their end',
    },
    passed: 'Seen',
    failed: 'Did not pass',
    unknown: 'Not seen yet',
    seen: (good, bad) => `${String(good)} as they should, ${String(bad)} not`,
    tokens: (calls, tokens) => `${String(calls)} calls with ${String(tokens)} tokens asked for`,
  },
);
