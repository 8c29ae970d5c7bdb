import { DATA_ASKED, RecipientData, RecipientFeedback } from '#domain';
import { Controller } from '@nestjs/common';
import { z } from 'zod';
import { type FormPage, FormPages, saidBy, shortText } from './form-pages.service.js';
import { ownDataPage, type OwnDataSaid } from './own-data.page.js';
import { recipientForm } from './recipient-form.controller.js';

const sent = z
  .object({ what: z.enum(DATA_ASKED).nullable().catch(null), digits: shortText(20) })
  .catch({ what: null, digits: '' });

const Form = recipientForm({
  sent,
  marked: true,
  page: 'The page on which a recipient asks for their data, or for their erasure',
  takes: 'Takes the form of the page',
  refused: saidOf,
});

/** A recipient asks for their data, or for their erasure, by a form. */
@Controller('/rastreio/:token/dados')
export class OwnDataController extends Form {
  constructor(
    private readonly data: RecipientData,
    private readonly feedback: RecipientFeedback,
    protected readonly pages: FormPages,
  ) {
    super();
  }

  protected async take(
    token: string,
    { what, digits }: z.output<typeof sent>,
    mark: string,
  ): Promise<OwnDataSaid> {
    if (what === null) return 'empty';
    await this.data.ask(token, { digits, mark }, what);
    return 'asked';
  }

  protected async page(token: string, said: OwnDataSaid | null, _: unknown, mark: string): Promise<FormPage> {
    const { company } = await this.pages.own(token);
    const reached = this.feedback.wasReached(token, mark);
    return {
      ...{ company, said, title: (words) => words.ownData.title },
      content: (words) => ownDataPage({ token, said, reached }, words),
    };
  }
}

/** @throws the error, where it is no refusal */
function saidOf(error: unknown): OwnDataSaid {
  return saidBy<OwnDataSaid>(
    {
      ...{ wrong_code: 'digits', feature_disabled: 'company' },
      ...{ too_many_attempts: 'tries', rate_limited: 'tries' },
    },
    error,
  );
}
