import type { DomainErrorCode, StopWish } from '#domain';
import { z } from 'zod';
import { DigitsField } from './form-pages.service.js';
import { recipientForm, shortText } from './recipient-form.controller.js';
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

/** What recipients ask for at their door. */
export const WishesController = recipientForm('WishesController', {
  path: 'recado',
  page: 'The page on which a recipient asks for something at the door',
  takes: 'Takes the form of the page',
  limit: 'wish',
  sent,
  refused: ({ code }) => REFUSALS[code],
  take: async ({ wishes }, { token, sent: { digits, ...typed } }) => {
    await wishes.take(token, digits, wishOf(typed));
    return 'done';
  },
  show: (_, { token, said, sent: typed, words }) => ({
    title: words.wish.title,
    said,
    texts: words.wish.said,
    body: said !== 'done' && said !== 'late' && <WishForm token={token} typed={typed} words={words} />,
  }),
});

function wishOf({ instructions, leave, neighbour }: Typed): StopWish {
  return {
    ...(instructions !== '' && { instructions }),
    ...(leave === 'leave_at_door' && { ifUndelivered: leave }),
    ...(leave === 'neighbour' && { ifUndelivered: leave, neighbour }),
  };
}

interface WishFormView {
  readonly token: string;
  /** What was typed, for the form that is shown again. */
  readonly typed: Typed | null;
  readonly words: TrackingVocabulary;
}

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
