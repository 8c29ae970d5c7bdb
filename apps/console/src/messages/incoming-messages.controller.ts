import { publicApi } from '../http/declared-api.decorator.js';
import { Clock, PhoneReplies, REPLY_OUTCOMES } from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig, injected } from '#runtime';
import { z } from 'zod';
import { requireSigned } from '../http/console-caller.provider.js';

const messageBody = z.object({
  channel: z.enum(['sms', 'whatsapp']),
  from: z.string().trim().min(1).max(40),
  text: z.string().max(2_000),
});

const api = publicApi('/api/messages/incoming', {
  replies: PhoneReplies,
  clock: Clock,
  config: injected<RuntimeConfig>(RUNTIME_CONFIG),
});

/** Replies to messages, passed on by the deployment's gateway, signed like messages to it. */
export const IncomingMessagesController = api.controller('IncomingMessagesController', {
  receive: api.post('', {
    status: 200,
    summary:
      'Takes a message of a phone, signed by the Standard Webhooks convention: PARE ends messages, VOLTAR begins them again',
    body: messageBody,
    answer: z.strictObject({ outcome: z.enum(REPLY_OUTCOMES) }),
    errors: [401, 422],
    run: async ({ config, clock, replies, body: reply, request }) => {
      requireSigned(request, config.messages.callback?.secret ?? null, clock.now());
      const [id, at] = [request.get('webhook-id'), request.get('webhook-timestamp')];
      return { outcome: await replies.take({ ...reply, id: id ?? `${String(at)} ${reply.from}` }) };
    },
  }),
});
