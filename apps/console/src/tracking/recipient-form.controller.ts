import { Body, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Endpoint, EndpointParam } from '../http/endpoint.decorator.js';
import { FORM_PAGE, type FormPage, type FormPages, shortText } from './form-pages.service.js';
import { PageLanguage } from './page-language.decorator.js';
import type { Language } from './tracking.vocabulary.js';

type Word = FormPage['said'];

/** The mark of the message that was sent to the phone; none: the link came another way. */
const markQuery = z.object({ m: shortText(40) }).catch({ m: '' });

interface Declaration<Sent, Said extends Word> {
  /** What a browser sends; whatever else comes is an empty form. */
  readonly sent: z.ZodType<Sent>;
  /** What the page is for and what sending it does, in the document. */
  readonly page: string;
  readonly takes: string;
  /** The page is told by which message the recipient comes. */
  readonly marked?: true;
  readonly limit?: Parameters<FormPages['limit']>[3];
  /** @throws the error, where it is no refusal */
  readonly refused: (error: unknown) => Said;
}

/** A form of recipients: its page, and the same page with how an attempt ended. */
export function recipientForm<Sent, Said extends Word>(form: Declaration<Sent, Said>) {
  const endpoint = { ...FORM_PAGE, ...(form.marked && { query: markQuery }) };
  const markOf = ({ query }: Request) => markQuery.parse(query).m;
  abstract class RecipientForm {
    protected abstract readonly pages: FormPages;
    /** Does what was asked for; null: the page shows that it is done. */
    protected abstract take(token: string, sent: Sent, mark: string): Promise<Said | null>;
    /** `sent`: what was typed in the attempt; null: there was none. */
    protected abstract page(
      token: string,
      said: Said | null,
      sent: Sent | null,
      mark: string,
    ): Promise<FormPage>;

    @Endpoint({ ...endpoint, method: 'GET', summary: form.page })
    async show(
      @EndpointParam('token') token: string,
      @PageLanguage() language: Language,
      @Req() request: Request,
      @Res() response: Response,
    ): Promise<void> {
      this.pages.send(response, language, await this.page(token, null, null, markOf(request)));
    }

    @Endpoint({ ...endpoint, method: 'POST', unlisted: true, summary: form.takes })
    async attempt(
      @EndpointParam('token') token: string,
      @PageLanguage() language: Language,
      @Body() body: unknown,
      @Req() request: Request,
      @Res() response: Response,
    ): Promise<void> {
      const [sent, mark] = [form.sent.parse(body), markOf(request)];
      const said = await this.pages
        .limit(request, response, token, form.limit)
        .then(() => this.take(token, sent, mark))
        .catch(form.refused);
      this.pages.send(response, language, await this.page(token, said, sent, mark));
    }
  }
  return RecipientForm;
}
