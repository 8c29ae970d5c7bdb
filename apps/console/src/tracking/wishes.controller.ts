import { type DomainErrorCode, RecipientWishes, type StopWish } from '#domain';
import { Body, Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Endpoint, EndpointParam } from '../http/endpoint.decorator.js';
import { FORM_PAGE, FormPages, saidBy, shortText } from './form-pages.service.js';
import { PageLanguage } from './page-language.decorator.js';
import { vocabularyOf, type Language } from './tracking.vocabulary.js';
import { NO_WISH, wishPage, type TypedWish, type WishSaid } from './wish.page.js';

/** A form of a browser; whatever else is sent is an empty one. */
const sent = z
  .object({
    instructions: shortText(300),
    leave: z.enum(['leave_at_door', 'neighbour']).or(z.literal('')).catch(''),
    neighbour: shortText(100),
    digits: shortText(20),
  })
  .catch({ ...NO_WISH, leave: '', digits: '' });

/** What recipients ask for at their door, by forms. */
@Controller('/rastreio/:token/recado')
export class WishesController {
  constructor(
    private readonly wishes: RecipientWishes,
    private readonly pages: FormPages,
  ) {}

  @Endpoint({
    ...FORM_PAGE,
    method: 'GET',
    summary: 'The page on which a recipient asks for something at the door',
  })
  async show(
    @EndpointParam('token') token: string,
    @PageLanguage() language: Language,
    @Res() response: Response,
  ): Promise<void> {
    await this.send(response, token, language, { said: null, typed: NO_WISH });
  }

  @Endpoint({ ...FORM_PAGE, method: 'POST', unlisted: true, summary: 'Takes the form of the page' })
  async take(
    @EndpointParam('token') token: string,
    @PageLanguage() language: Language,
    @Body() body: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.pages.limit(request, response, token, 'wish');
    const { digits, ...typed } = sent.parse(body);
    await this.send(response, token, language, { said: await this.saidAfter(token, digits, typed), typed });
  }

  private async saidAfter(token: string, digits: string, typed: TypedWish): Promise<WishSaid> {
    try {
      await this.wishes.take(token, digits, wishOf(typed));
      return 'done';
    } catch (error) {
      return saidBy(REFUSALS, error);
    }
  }

  private async send(
    response: Response,
    token: string,
    language: Language,
    { said, typed }: Omit<Parameters<typeof wishPage>[0], 'token'>,
  ): Promise<void> {
    const { company } = await this.pages.own(token);
    this.pages.send(response, {
      ...{ language, company, said, title: vocabularyOf(language).wish.title },
      content: (words) => wishPage({ token, said, typed }, words),
    });
  }
}

const REFUSALS: Partial<Record<DomainErrorCode, WishSaid>> = {
  ...{ wrong_code: 'digits', too_many_attempts: 'tries', required_value: 'name', invalid_value: 'money' },
  ...{ transition_refused: 'late', feature_disabled: 'late' },
};

function wishOf({ instructions, leave, neighbour }: TypedWish): StopWish {
  return {
    ...(instructions !== '' && { instructions }),
    ...(leave === 'leave_at_door' && { ifUndelivered: leave }),
    ...(leave === 'neighbour' && { ifUndelivered: leave, neighbour }),
  };
}
