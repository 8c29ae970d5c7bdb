import { Conversations, RecipientWishes } from '#domain';
import { Controller } from '@nestjs/common';
import { z } from 'zod';
import { conversationPage } from './conversation.page.js';
import { type FormPage, FormPages, type Said, saidOf, shortText } from './form-pages.service.js';
import { html } from './html.mapper.js';
import { PageAssets } from './page-assets.provider.js';
import { recipientForm } from './recipient-form.controller.js';

/** Longer than what is taken, so that too much is told and not cut. */
const TYPED = 1_000;
const sent = z
  .object({ text: shortText(TYPED), coming: z.literal('yes').nullable().catch(null) })
  .catch({ text: '', coming: null });

const Form = recipientForm({
  sent,
  page: 'The page on which a recipient writes to the courier',
  takes: 'Takes a line, or that the recipient comes to the door',
  limit: 'talk',
  refused: saidOf,
});

/** What a recipient and the courier write to each other. */
@Controller('/rastreio/:token/conversa')
export class ConversationsController extends Form {
  constructor(
    private readonly conversations: Conversations,
    private readonly wishes: RecipientWishes,
    private readonly assets: PageAssets,
    protected readonly pages: FormPages,
  ) {
    super();
  }

  protected async take(token: string, { text, coming }: z.output<typeof sent>): Promise<Said> {
    if (coming) await this.wishes.coming(token);
    else await this.conversations.writeAsRecipient(token, text);
    return coming ? 'coming' : 'sent';
  }

  protected async page(
    token: string,
    said: Said | null,
    attempt: z.output<typeof sent> | null,
  ): Promise<FormPage> {
    const { company, timezone } = await this.pages.own(token);
    const conversation = await this.conversations.ofRecipient(token);
    const typed = said === 'sent' || said === 'coming' ? '' : (attempt?.text ?? '');
    const script = html`<script src="${this.assets.url('conversation-page.js')}" type="module"></script>`;
    return {
      ...{ company, said, title: ({ talk }) => talk.title },
      head: conversation.open ? script : null,
      content: (words) => conversationPage({ token, timezone, said, typed, conversation }, words),
    };
  }
}
