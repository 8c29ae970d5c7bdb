import { DATA_ASKED, type DomainErrorCode } from '#domain';
import { z } from 'zod';
import { DigitsField } from './form-pages.service.js';
import { markQuery, recipientForm, shortText } from './recipient-form.controller.js';
import type { TrackingVocabulary } from './tracking.vocabulary.js';

const REFUSALS: Partial<Record<DomainErrorCode, keyof TrackingVocabulary['ownData']['said']>> = {
  wrong_code: 'digits',
  feature_disabled: 'company',
  too_many_attempts: 'tries',
  rate_limited: 'tries',
};

/** A recipient asks for a copy of their data, or for their erasure. */
export const OwnDataController = recipientForm('OwnDataController', {
  path: 'dados',
  page: 'The page on which a recipient asks for their data, or for their erasure',
  takes: 'Takes the form of the page',
  query: markQuery,
  sent: z
    .object({ what: z.enum(DATA_ASKED).nullable().catch(null), digits: shortText(20) })
    .catch({ what: null, digits: '' }),
  refused: ({ code }) => REFUSALS[code],
  take: async ({ feedback }, { token, query, sent: { what, digits } }) => {
    if (what === null) return 'empty';
    await feedback.ask(token, { digits, mark: query.m }, what);
    return 'asked';
  },
  show: ({ feedback }, { token, query, said, words }) => {
    const { ownData: text } = words;
    // By a message to the phone: its digits are not asked for.
    const reached = feedback.wasReached(token, query.m);
    return {
      title: text.title,
      said,
      texts: text.said,
      body: said !== 'asked' && said !== 'company' && (
        <>
          <p>{text.lead}</p>
          <form method="post">
            <label>
              <input type="radio" name="what" value="data_asked" required /> {text.copy}
            </label>
            <label>
              <input type="radio" name="what" value="erasure_asked" required /> {text.erase}
            </label>
            {!reached && <DigitsField words={words} />}
            <button type="submit">{text.send}</button>
          </form>
        </>
      ),
    };
  },
});
