import {
  Message,
  MESSAGE_CHANNELS,
  MESSAGE_TEMPLATES,
  MESSAGE_STATES,
  MessageLog,
  builtInText,
  MESSAGE_LANGUAGES,
  MESSAGE_MOMENTS,
  MessageTexts,
  MOMENT_RULES,
  PLACEHOLDERS,
  TEXT_CHANNELS,
} from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import { adminApi } from '../access/admin-api.decorator.js';
import * as fields from '../../http/field.schemas.js';

const messageAnswer = answers
  .recordOf(Message, [
    'id orderId channel recipient template state dueAt attempts lastError createdAt endedAt',
  ])
  .meta({ id: 'Message' });

const messagesQuery = z.strictObject({
  state: z.enum(MESSAGE_STATES).exactOptional(),
  template: z.enum(MESSAGE_TEMPLATES).exactOptional(),
  channel: z.enum(MESSAGE_CHANNELS).exactOptional(),
  orderId: fields.idText.exactOptional(),
  ...fields.cursor,
});

const api = adminApi('messages', 'webhooks', { log: MessageLog });

const MessagesController = api.controller('MessagesController', {
  list: api.get('', {
    summary: 'Lists messages to people, newest first',
    query: messagesQuery,
    answer: answers.cursorOf(messageAnswer),
    run: ({ log, by, query: { cursor: before, limit, ...filter } }) =>
      log.list(by, filter, { before, limit }),
  }),
  resend: api.post(':id/resend', {
    status: 202,
    summary: 'Sends a message again that was given up; one with a secret needs a new link instead',
    audit: { entity: 'message', action: 'resent' },
    run: ({ log, by, id }) => log.resend(by, id),
  }),
});

const placeFields = {
  template: z.enum(MESSAGE_MOMENTS),
  channel: z.enum(TEXT_CHANNELS),
  language: z.enum(MESSAGE_LANGUAGES),
};
const textFields = {
  /** Only e-mails have it. */
  subject: z.string().trim().max(150),
  text: z.string().trim().min(1).max(1_000),
};

const momentAnswer = z.strictObject({
  template: placeFields.template,
  to: z.enum(['recipient', 'shop']),
  channels: z.array(placeFields.channel),
  placeholders: z.array(z.enum(PLACEHOLDERS)),
  required: z.array(z.enum(PLACEHOLDERS)),
  /** Texts by language, which are sent where the hub has none of its own. */
  builtIn: z.array(z.strictObject({ language: placeFields.language, ...textFields })),
  own: z.array(
    z.strictObject({ channel: placeFields.channel, language: placeFields.language, ...textFields }),
  ),
});
const previewAnswer = z.strictObject({
  ...textFields,
  /** Parts of an SMS; null: another channel. */
  parts: z.int().nullable(),
  problems: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('unknown'), placeholder: z.string() }),
      z.strictObject({ kind: z.literal('missing'), placeholder: z.enum(PLACEHOLDERS) }),
      z.strictObject({ kind: z.literal('too_long') }),
    ]),
  ),
});

const messageTextsApi = adminApi('message-texts', 'hub', { texts: MessageTexts });

const MessageTextsController = messageTextsApi.controller('MessageTextsController', {
  list: messageTextsApi.get('', {
    summary: 'Lists the moments of messages with their built-in texts, and what the hub wrote itself',
    answer: answers.listOf(momentAnswer),
    run: async ({ texts, by }) => {
      const all = await texts.list(by);
      return MESSAGE_MOMENTS.map((template) => {
        const { languages, ...rules } = MOMENT_RULES[template];
        const own = all.filter((one) => one.template === template);
        const builtIn = languages.map((language) => ({ language, ...builtInText(template, language) }));
        return { template, ...rules, builtIn, own };
      });
    },
  }),
  preview: messageTextsApi.post('preview', {
    summary: 'Shows a text with example values as it would be sent, and what is wrong with it',
    reads: true,
    body: z.strictObject({ ...placeFields, ...textFields }),
    answer: previewAnswer,
    run: ({ texts, by, body: { subject, text, ...place } }) => texts.preview(by, place, { subject, text }),
  }),
  write: messageTextsApi.put('', {
    summary:
      'Keeps the hub’s own text, or goes back to the built-in one; what the preview finds wrong is refused',
    body: z.strictObject({
      ...placeFields,
      /** null: the built-in text. */
      own: z.strictObject(textFields).nullable(),
    }),
    audit: { entity: 'message', action: 'text_changed', fields: ['template', 'channel', 'language', 'own'] },
    run: ({ texts, by, body: { own, ...place } }) =>
      own ? texts.write(by, place, own) : texts.forget(by, place),
  }),
});

export const MESSAGE_CONTROLLERS = [MessagesController, MessageTextsController];
