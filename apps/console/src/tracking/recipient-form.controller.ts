import { DomainError, type DomainErrorCode } from '#domain';
import type { NestInterceptor, Type } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { publicApi } from '../http/declared-api.decorator.js';
import { pathText } from '../http/field.schemas.js';
import { UNSTORABLE } from '../http/schema.parser.js';
import {
  type FormPage,
  type LimitedForm,
  type OwnStop,
  RecipientDesk,
  type MessageKey,
} from './form-pages.service.js';
import { languageOf } from './language.parser.js';
import { vocabularyOf, type Language, type TrackingVocabulary } from './tracking.vocabulary.js';

/** A text of a form; whatever else is sent, or what cannot be kept, is an empty one. */
export const shortText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !UNSTORABLE.test(text))
    .catch('');

/** The mark of the message that was sent to the phone; none: the link came another way. */
export const markQuery = z.object({ m: shortText(40) }).catch({ m: '' });

interface Attempt<Sent, Query> {
  readonly token: string;
  readonly query: Query;
  readonly sent: Sent;
  readonly request: Request;
}

interface Asked<Sent, Query, Word> {
  readonly token: string;
  readonly query: Query;
  readonly own: OwnStop;
  readonly words: TrackingVocabulary;
  /** How an attempt ended; null: there was none, or the page itself shows that it is done. */
  readonly message: Word | null;
  /** What was typed in the attempt; null: there was none. */
  readonly sent: Sent | null;
}

interface RecipientForm<Sent, Query, Word extends MessageKey, Desk extends RecipientDesk = RecipientDesk> {
  readonly path: string;
  /** Default: `RecipientDesk`. */
  readonly desk?: Type<Desk>;
  readonly page: string;
  readonly query?: z.ZodType<Query>;
  /** What a browser sends; whatever else comes is an empty form. */
  readonly sent: z.ZodType<Sent>;
  readonly limit?: LimitedForm;
  /** Limits the attempts, then reads the files of the form. */
  readonly files?: Type<NestInterceptor>;
  /** undefined: the error is no refusal. */
  readonly refused: (error: DomainError) => Word | undefined;
  /** null: the page itself shows that it is done. */
  readonly take: (desk: Desk, attempt: Attempt<Sent, Query>) => Promise<Word | null>;
  readonly show: (desk: Desk, asked: Asked<Sent, Query, Word>) => Promise<FormPage<Word>> | FormPage<Word>;
}

/** The form's page, and the same page with how an attempt ended. */
export function formEndpoints<Sent, Query, Word extends MessageKey, Desk extends RecipientDesk>(
  form: RecipientForm<Sent, Query, Word, Desk>,
) {
  const api = formApi(form);
  const declared = {
    summary: form.page,
    mediaTypes: ['text/html'],
    params: { token: pathText('order_not_found') },
    ...(form.query && { query: form.query }),
  } as const;
  return {
    show: api.send('', {
      ...declared,
      run: ({ desk, token, query, request, response }) => {
        const asked = { token, query, message: null, sent: null };
        return sendPage(form, desk, asked, languageOf(request), response);
      },
    }),
    attempt: api.sendPost('', {
      ...declared,
      status: 200,
      unlisted: true,
      ...(form.files && { use: [form.files] }),
      run: async ({ desk, token, query, request, response }) => {
        const sent = form.sent.parse(request.body);
        const attempt = { token, query, sent, request };
        const message = await messageAfter(form, desk, attempt, response);
        await sendPage(form, desk, { ...attempt, message }, languageOf(request), response);
      },
    }),
  };
}

function formApi<Desk extends RecipientDesk>({ path, desk }: { path: string; desk?: Type<Desk> }) {
  return publicApi(`/rastreio/:token/${path}`, { desk: desk ?? (RecipientDesk as Type<Desk>) });
}

/** A form of recipients. It needs no script, and nothing on it changes by itself. */
export function recipientForm<Sent, Query, Word extends MessageKey, Desk extends RecipientDesk>(
  name: string,
  form: RecipientForm<Sent, Query, Word, Desk>,
) {
  return formApi(form).controller(name, formEndpoints(form));
}

/** @throws what is no refusal */
async function messageAfter<Sent, Query, Word extends MessageKey, Desk extends RecipientDesk>(
  { files, limit, take, refused }: RecipientForm<Sent, Query, Word, Desk>,
  desk: Desk,
  attempt: Attempt<Sent, Query>,
  response: Response,
): Promise<Word | null> {
  try {
    if (!files) await desk.pages.limit(attempt.request, response, attempt.token, limit);
    return await take(desk, attempt);
  } catch (error) {
    const message = error instanceof DomainError ? refused(error) : undefined;
    if (message === undefined) throw error;
    return message;
  }
}

async function sendPage<Sent, Query, Word extends MessageKey, Desk extends RecipientDesk>(
  form: RecipientForm<Sent, Query, Word, Desk>,
  desk: Desk,
  asked: Omit<Asked<Sent, Query, Word>, 'own' | 'words'>,
  language: Language,
  response: Response,
): Promise<void> {
  const [own, words] = [await desk.pages.own(asked.token), vocabularyOf(language)];
  const page = await form.show(desk, { ...asked, own, words });
  await desk.pages.send(response, page, { token: asked.token, company: own.company, words });
}

/** What refusals are to recipients, where a form has no words of its own. */
export const REFUSALS: Partial<Record<DomainErrorCode, keyof TrackingVocabulary['said']>> = {
  wrong_code: 'digits',
  too_many_attempts: 'tries',
  rate_limited: 'tries',
  required_value: 'empty',
  limit_reached: 'full',
  transition_refused: 'late',
  feature_disabled: 'late',
  invalid_value: 'empty',
  outside_service_area: 'place',
  address_not_found: 'place',
  area_paused: 'place',
};

export function isAsking(message: MessageKey | null): boolean {
  return message !== 'done' && message !== 'asked' && message !== 'late';
}
