import { DATA_ASKED, RecipientData, RecipientOpinions } from '#domain';
import { Body, Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Endpoint, EndpointParam, EndpointQuery } from '../http/endpoint.decorator.js';
import { FORM_PAGE, FormPages, saidBy, shortText } from './form-pages.service.js';
import { ownDataPage, type OwnDataSaid } from './own-data.page.js';
import { PageLanguage } from './page-language.decorator.js';
import type { Language } from './tracking.vocabulary.js';

/** The mark of the message that was sent to the phone; none: the link came another way. */
const query = z.object({ m: shortText(40) }).catch({ m: '' });
const sent = z
  .object({ what: z.enum(DATA_ASKED).nullable().catch(null), digits: shortText(20) })
  .catch({ what: null, digits: '' });

/** A recipient asks for their data, or for their erasure, by a form. */
@Controller('/rastreio/:token/dados')
export class OwnDataController {
  constructor(
    private readonly data: RecipientData,
    private readonly opinions: RecipientOpinions,
    private readonly pages: FormPages,
  ) {}

  @Endpoint({
    ...FORM_PAGE,
    method: 'GET',
    summary: 'The page on which a recipient asks for their data, or for their erasure',
    query,
  })
  async show(
    @EndpointParam('token') token: string,
    @EndpointQuery() { m: mark }: z.output<typeof query>,
    @PageLanguage() language: Language,
    @Res() response: Response,
  ): Promise<void> {
    await this.send(response, language, { token, mark }, null);
  }

  @Endpoint({ ...FORM_PAGE, method: 'POST', unlisted: true, summary: 'Takes the form of the page', query })
  async ask(
    @EndpointParam('token') token: string,
    @EndpointQuery() { m: mark }: z.output<typeof query>,
    @PageLanguage() language: Language,
    @Body() body: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { what, digits } = sent.parse(body);
    const said = await this.pages
      .limit(request, response, token)
      .then(async (): Promise<OwnDataSaid> => {
        if (what === null) return 'empty';
        await this.data.ask(token, { digits, mark }, what);
        return 'asked';
      })
      .catch(saidOf);
    await this.send(response, language, { token, mark }, said);
  }

  private async send(
    response: Response,
    language: Language,
    { token, mark }: { readonly token: string; readonly mark: string },
    said: OwnDataSaid | null,
  ): Promise<void> {
    const { company } = await this.pages.own(token);
    const reached = this.opinions.wasReached(token, mark);
    this.pages.send(response, language, {
      ...{ company, said, title: (words) => words.ownData.title },
      content: (words) => ownDataPage({ token, said, reached }, words),
    });
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
