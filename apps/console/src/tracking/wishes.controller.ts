import { type DomainErrorCode, RecipientWishes, type StopWish } from '#domain';
import { Controller } from '@nestjs/common';
import { z } from 'zod';
import { type FormPage, FormPages, saidBy, shortText } from './form-pages.service.js';
import { recipientForm } from './recipient-form.controller.js';
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

const REFUSALS: Partial<Record<DomainErrorCode, WishSaid>> = {
  ...{ wrong_code: 'digits', too_many_attempts: 'tries', rate_limited: 'tries' },
  ...{ required_value: 'name', invalid_value: 'money' },
  ...{ transition_refused: 'late', feature_disabled: 'late' },
};

const Form = recipientForm({
  sent,
  page: 'The page on which a recipient asks for something at the door',
  takes: 'Takes the form of the page',
  limit: 'wish',
  refused: (error) => saidBy(REFUSALS, error),
});

/** What recipients ask for at their door, by forms. */
@Controller('/rastreio/:token/recado')
export class WishesController extends Form {
  constructor(
    private readonly wishes: RecipientWishes,
    protected readonly pages: FormPages,
  ) {
    super();
  }

  protected async take(token: string, { digits, ...typed }: z.output<typeof sent>): Promise<WishSaid> {
    await this.wishes.take(token, digits, wishOf(typed));
    return 'done';
  }

  protected async page(token: string, said: WishSaid | null, attempt: TypedWish | null): Promise<FormPage> {
    const { company } = await this.pages.own(token);
    return {
      ...{ company, said, title: ({ wish }) => wish.title },
      content: (words) => wishPage({ token, said, typed: attempt ?? NO_WISH }, words),
    };
  }
}

function wishOf({ instructions, leave, neighbour }: TypedWish): StopWish {
  return {
    ...(instructions !== '' && { instructions }),
    ...(leave === 'leave_at_door' && { ifUndelivered: leave }),
    ...(leave === 'neighbour' && { ifUndelivered: leave, neighbour }),
  };
}
