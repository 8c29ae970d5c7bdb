import { digitsField, formCard } from './form-parts.page.js';
import { html, type Html } from './html.mapper.js';
import type { TrackingVocabulary } from './tracking.vocabulary.js';

/** What the recipient typed, as it stands in the form again. */
export interface TypedWish {
  readonly instructions: string;
  readonly leave: string;
  readonly neighbour: string;
}

export const NO_WISH: TypedWish = { instructions: '', leave: '', neighbour: '' };

export type WishSaid = keyof TrackingVocabulary['wish']['said'];

interface WishPage {
  readonly token: string;
  readonly said: WishSaid | null;
  readonly typed: TypedWish;
}

/** The form of what a recipient asks for at the door. It needs no script, and nothing on it changes by itself. */
export function wishPage({ token, said, typed }: WishPage, words: TrackingVocabulary): Html {
  const body = said !== 'done' && said !== 'late' && form(token, typed, words);
  return formCard({ token, title: words.wish.title, said, body }, words, words.wish.said);
}

function form(token: string, typed: TypedWish, words: TrackingVocabulary): Html {
  const { wish } = words;
  const choice = (value: string, label: string) =>
    html`<label
      ><input type="radio" name="leave" value="${value}" ${typed.leave === value && html`checked`} />
      ${label}</label
    >`;
  return html`<form method="post" action="/rastreio/${token}/recado">
    <label for="instructions">${wish.instructions}</label>
    <textarea id="instructions" name="instructions" rows="3" maxlength="300">${typed.instructions}</textarea>
    <fieldset>
      <legend>${wish.absent}</legend>
      ${choice('', wish.asBefore)} ${choice('leave_at_door', wish.door)}
      ${choice('neighbour', wish.neighbour)}
      <label for="neighbour">${wish.who}</label>
      <input id="neighbour" name="neighbour" maxlength="100" autocomplete="off" value="${typed.neighbour}" />
    </fieldset>
    ${digitsField(words)}
    <button type="submit">${wish.send}</button>
  </form>`;
}
