import { Body, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { Endpoint, EndpointParam } from '../http/endpoint.decorator.js';
import { FORM_PAGE, type FormPage, type FormPages } from './form-pages.service.js';
import { PageLanguage } from './page-language.decorator.js';
import type { Language } from './tracking.vocabulary.js';

type Word = FormPage['said'];

interface Declaration<Sent, Said extends Word> {
  /** What a browser sends; whatever else comes is an empty form. */
  readonly sent: z.ZodType<Sent>;
  /** What the page is for and what sending it does, in the document. */
  readonly page: string;
  readonly takes: string;
  readonly limit?: Parameters<FormPages['limit']>[3];
  /** @throws the error, where it is no refusal */
  readonly refused: (error: unknown) => Said;
}

/** A form of recipients: its page, and the same page with how an attempt ended. */
export function recipientForm<Sent, Said extends Word>(form: Declaration<Sent, Said>) {
  abstract class RecipientForm {
    protected abstract readonly pages: FormPages;
    /** Does what was asked for; null: the page shows that it is done. */
    protected abstract take(token: string, sent: Sent): Promise<Said | null>;
    /** `sent`: what was typed in the attempt; null: there was none. */
    protected abstract page(token: string, said: Said | null, sent: Sent | null): Promise<FormPage>;

    @Endpoint({ ...FORM_PAGE, method: 'GET', summary: form.page })
    async show(
      @EndpointParam('token') token: string,
      @PageLanguage() language: Language,
      @Res() response: Response,
    ): Promise<void> {
      this.pages.send(response, language, await this.page(token, null, null));
    }

    @Endpoint({ ...FORM_PAGE, method: 'POST', unlisted: true, summary: form.takes })
    async attempt(
      @EndpointParam('token') token: string,
      @PageLanguage() language: Language,
      @Body() body: unknown,
      @Req() request: Request,
      @Res() response: Response,
    ): Promise<void> {
      const sent = form.sent.parse(body);
      const said = await this.pages
        .limit(request, response, token, form.limit)
        .then(() => this.take(token, sent))
        .catch(form.refused);
      this.pages.send(response, language, await this.page(token, said, sent));
    }
  }
  return RecipientForm;
}
