import { Conversations, RecipientWishes } from '#domain';
import { Body, Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Endpoint, EndpointParam } from '../http/endpoint.decorator.js';
import { conversationPage } from './conversation.page.js';
import { FORM_PAGE, FormPages, type Said, saidOf, shortText } from './form-pages.service.js';
import { html } from './html.mapper.js';
import { PageAssets } from './page-assets.provider.js';
import { PageLanguage } from './page-language.decorator.js';
import { vocabularyOf, type Language } from './tracking.vocabulary.js';

/** Longer than what is taken, so that too much is told and not cut. */
const TYPED = 1_000;
const sent = z
  .object({ text: shortText(TYPED), coming: z.literal('yes').nullable().catch(null) })
  .catch({ text: '', coming: null });

/** What a recipient and the courier write to each other. */
@Controller('/rastreio/:token/conversa')
export class ConversationsController {
  constructor(
    private readonly conversations: Conversations,
    private readonly wishes: RecipientWishes,
    private readonly assets: PageAssets,
    private readonly pages: FormPages,
  ) {}

  @Endpoint({
    ...FORM_PAGE,
    method: 'GET',
    summary: 'The page on which a recipient writes to the courier',
  })
  async show(
    @EndpointParam('token') token: string,
    @PageLanguage() language: Language,
    @Res() response: Response,
  ): Promise<void> {
    await this.send(response, token, language, null, '');
  }

  @Endpoint({
    ...FORM_PAGE,
    method: 'POST',
    unlisted: true,
    summary: 'Takes a line, or that the recipient comes to the door',
  })
  async write(
    @EndpointParam('token') token: string,
    @PageLanguage() language: Language,
    @Body() body: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.pages.limit(request, response, token);
    const { text, coming } = sent.parse(body);
    const said = await this.saidAfter(token, text, coming !== null);
    const taken = said === 'sent' || said === 'coming';
    await this.send(response, token, language, said, taken ? '' : text);
  }

  private async saidAfter(token: string, text: string, coming: boolean): Promise<Said> {
    try {
      if (coming) await this.wishes.coming(token);
      else await this.conversations.writeAsRecipient(token, text);
      return coming ? 'coming' : 'sent';
    } catch (error) {
      return saidOf(error);
    }
  }

  private async send(
    response: Response,
    token: string,
    language: Language,
    said: Said | null,
    typed: string,
  ): Promise<void> {
    const { company, timezone } = await this.pages.own(token);
    const conversation = await this.conversations.ofRecipient(token);
    const script = html`<script src="${this.assets.url('conversation-page.js')}" type="module"></script>`;
    this.pages.send(response, {
      ...{ language, company, said, title: vocabularyOf(language).talk.title },
      head: conversation.open ? script : null,
      content: (words) => conversationPage({ token, timezone, said, typed, conversation }, words),
    });
  }
}
