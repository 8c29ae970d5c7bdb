import { Clock, RecipientWishes } from '#domain';
import { Controller } from '@nestjs/common';
import { z } from 'zod';
import { type FormPage, FormPages, isAsking, type Said, saidOf, shortText } from './form-pages.service.js';
import { recipientForm } from './recipient-form.controller.js';
import { againPage, timePage } from './time.page.js';

const TimeForm = recipientForm({
  sent: z.object({ at: shortText(40), digits: shortText(20) }).catch({ at: '', digits: '' }),
  page: 'The page on which a recipient asks for another time',
  takes: 'Takes the time',
  refused: saidOf,
});

/** When the recipient wants it instead. */
@Controller('/rastreio/:token/horario')
export class TimesController extends TimeForm {
  constructor(
    private readonly wishes: RecipientWishes,
    private readonly clock: Clock,
    protected readonly pages: FormPages,
  ) {
    super();
  }

  protected take(token: string, { at, digits }: { readonly at: string; readonly digits: string }) {
    return this.wishes.anotherTime(token, digits, new Date(at));
  }

  protected async page(token: string, said: Said | null): Promise<FormPage> {
    const { stop, company, timezone } = await this.pages.own(token);
    const asks = stop.status === 'pending' && isAsking(said);
    const shown = said ?? (asks ? null : 'late');
    const now = this.clock.now();
    return {
      ...{ company, said: shown, title: ({ time }) => time.title },
      content: (words) => timePage({ token, timezone, said: shown, now, asks }, words),
    };
  }
}

const AgainForm = recipientForm({
  sent: z.object({ digits: shortText(20) }).catch({ digits: '' }),
  page: 'The page on which a recipient asks for what was not delivered once more',
  takes: 'Takes that it is wanted once more',
  refused: saidOf,
});

/** What nobody took, once more. */
@Controller('/rastreio/:token/nova-entrega')
export class RedeliveriesController extends AgainForm {
  constructor(
    private readonly wishes: RecipientWishes,
    protected readonly pages: FormPages,
  ) {
    super();
  }

  protected take(token: string, { digits }: { readonly digits: string }) {
    return this.wishes.askAgain(token, digits);
  }

  protected async page(token: string, said: Said | null): Promise<FormPage> {
    const { stop, company } = await this.pages.own(token);
    const asks = stop.status === 'failed' && isAsking(said);
    const shown = said ?? (asks ? null : 'late');
    return {
      ...{ company, said: shown, title: ({ again }) => again.title },
      content: (words) => againPage({ token, said: shown, asks }, words),
    };
  }
}
