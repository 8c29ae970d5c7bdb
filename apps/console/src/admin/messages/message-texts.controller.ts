import {
  builtInText,
  MESSAGE_LANGUAGES,
  MESSAGE_MOMENTS,
  MessageTexts,
  MOMENT_RULES,
  PLACEHOLDERS,
  type Scope,
  TEXT_CHANNELS,
} from '#domain';
import { z } from 'zod';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';

const placeFields = {
  template: z.enum(MESSAGE_MOMENTS),
  channel: z.enum(TEXT_CHANNELS),
  language: z.enum(MESSAGE_LANGUAGES),
};
const textFields = {
  /** Of an e-mail; without meaning elsewhere. */
  subject: z.string().trim().max(150),
  text: z.string().trim().min(1).max(1_000),
};
const newText = z.strictObject({
  ...placeFields,
  /** null: the built-in text. */
  own: z.strictObject(textFields).nullable(),
});
const previewed = z.strictObject({ ...placeFields, ...textFields });

const momentAnswer = z.strictObject({
  template: placeFields.template,
  to: z.enum(['recipient', 'shop']),
  channels: z.array(placeFields.channel),
  placeholders: z.array(z.enum(PLACEHOLDERS)),
  required: z.array(z.enum(PLACEHOLDERS)),
  /** The text of each language that the moment has, where the hub wrote none. */
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

/** What the hub says to recipients and shops at each moment, by channel and language. */
@AdminController('message-texts', 'hub')
export class MessageTextsController {
  constructor(private readonly texts: MessageTexts) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists the moments of messages with their built-in texts, and what the hub wrote itself',
    answer: listOf(momentAnswer),
  })
  async list(@CurrentScope() by: Scope) {
    const all = await this.texts.list(by);
    return {
      items: MESSAGE_MOMENTS.map((template) => {
        const { languages, ...rules } = MOMENT_RULES[template];
        const own = all
          .filter((one) => one.template === template)
          .map(({ channel, language, subject, text }) => ({ channel, language, subject, text }));
        const builtIn = languages.map((language) => ({ language, ...builtInText(template, language) }));
        return { template, ...rules, builtIn, own };
      }),
    };
  }

  @Endpoint({
    method: 'POST',
    path: 'preview',
    status: 200,
    summary: 'Shows a text with example values as it would be sent, and what is wrong with it',
    reads: true,
    body: previewed,
    answer: previewAnswer,
  })
  preview(
    @CurrentScope() by: Scope,
    @EndpointBody() { subject, text, ...place }: z.output<typeof previewed>,
  ) {
    return this.texts.preview(by, place, { subject, text });
  }

  @Endpoint({
    method: 'PUT',
    status: 204,
    summary:
      'Keeps the hub’s own text, or goes back to the built-in one; what the preview finds wrong is refused',
    body: newText,
    audit: { entity: 'message', action: 'text_changed', fields: ['template', 'channel', 'language', 'own'] },
  })
  async write(
    @CurrentScope() by: Scope,
    @EndpointBody() { own, ...place }: z.output<typeof newText>,
  ): Promise<void> {
    if (own) await this.texts.write(by, place, own);
    else await this.texts.forget(by, place);
  }
}
