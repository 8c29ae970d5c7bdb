import { type DomainErrorCode, type StopWish, DATA_REQUESTS } from '#domain';
import { z } from 'zod';
import { DigitsField } from './form-pages.service.js';
import { recipientForm, shortText, markQuery } from './recipient-form.controller.js';
import type { WithWords } from './status-cards.page.js';
import type { TrackingVocabulary } from './tracking.vocabulary.js';

/** A form of a browser; whatever else is sent is an empty one. */
const sent = z
  .object({
    instructions: shortText(300),
    leave: z.enum(['leave_at_door', 'neighbour']).or(z.literal('')).catch(''),
    neighbour: shortText(100),
    digits: shortText(20),
  })
  .catch({ instructions: '', leave: '', neighbour: '', digits: '' });

type Typed = Omit<z.output<typeof sent>, 'digits'>;

const REFUSALS: Partial<Record<DomainErrorCode, keyof TrackingVocabulary['wish']['said']>> = {
  wrong_code: 'digits',
  too_many_attempts: 'tries',
  rate_limited: 'tries',
  required_value: 'name',
  invalid_value: 'money',
  transition_refused: 'late',
  feature_disabled: 'late',
};

export const WishesController = recipientForm('WishesController', {
  path: 'recado',
  page: 'The page on which a recipient asks for something at the door',
  limit: 'wish',
  sent,
  refused: ({ code }) => REFUSALS[code],
  take: async ({ wishes }, { token, sent: { digits, ...typed } }) => {
    await wishes.take(token, digits, wishOf(typed));
    return 'done';
  },
  show: (_, { token, message, sent: typed, words }) => ({
    title: words.wish.title,
    message,
    texts: words.wish.said,
    body: message !== 'done' && message !== 'late' && <WishForm token={token} typed={typed} words={words} />,
  }),
});

function wishOf({ instructions, leave, neighbour }: Typed): StopWish {
  return {
    ...(instructions !== '' && { instructions }),
    ...(leave === 'leave_at_door' && { ifUndelivered: leave }),
    ...(leave === 'neighbour' && { ifUndelivered: leave, neighbour }),
  };
}

/** `typed`: for the form that is shown again. */
type WishFormView = WithWords & { readonly token: string; readonly typed: Typed | null };

function WishForm({ token, typed, words }: WishFormView) {
  const { wish } = words;
  const { instructions = '', leave = '', neighbour = '' } = typed ?? {};
  const choice = (value: Typed['leave'], label: string) => (
    <label>
      <input type="radio" name="leave" value={value} defaultChecked={leave === value} /> {label}
    </label>
  );
  return (
    <form method="post" action={`/rastreio/${token}/recado`}>
      <label htmlFor="instructions">{wish.instructions}</label>
      <textarea id="instructions" name="instructions" rows={3} maxLength={300} defaultValue={instructions} />
      <fieldset>
        <legend>{wish.absent}</legend>
        {choice('', wish.asBefore)}
        {choice('leave_at_door', wish.door)}
        {choice('neighbour', wish.neighbour)}
        <label htmlFor="neighbour">{wish.who}</label>
        <input id="neighbour" name="neighbour" maxLength={100} autoComplete="off" defaultValue={neighbour} />
      </fieldset>
      <DigitsField words={words} />
      <button type="submit">{wish.send}</button>
    </form>
  );
}

const DATA_REFUSALS: Partial<Record<DomainErrorCode, keyof TrackingVocabulary['ownData']['said']>> = {
  wrong_code: 'digits',
  feature_disabled: 'company',
  too_many_attempts: 'tries',
  rate_limited: 'tries',
};

export const OwnDataController = recipientForm('OwnDataController', {
  path: 'dados',
  page: 'The page on which a recipient asks for their data, or for their erasure',
  query: markQuery,
  sent: z
    .object({ what: z.enum(DATA_REQUESTS).nullable().catch(null), digits: shortText(20) })
    .catch({ what: null, digits: '' }),
  refused: ({ code }) => DATA_REFUSALS[code],
  take: async ({ feedback }, { token, query, sent: { what, digits } }) => {
    if (what === null) return 'empty';
    await feedback.ask(token, { digits, mark: query.m }, what);
    return 'asked';
  },
  show: ({ feedback }, { token, query, message, words }) => {
    const { ownData: text } = words;
    // The link came by a message to the phone: its digits are not asked for.
    const reached = feedback.wasReached(token, query.m);
    return {
      title: text.title,
      message,
      texts: text.said,
      body: message !== 'asked' && message !== 'company' && (
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
