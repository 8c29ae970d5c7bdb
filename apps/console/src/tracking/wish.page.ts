import { digitsField } from './form-parts.page.js';
import { html, type Html } from './html.mapper.js';
import { layout } from './layout.page.js';
import type { PageAssets } from './page-assets.provider.js';
import { vocabularyOf, type Language, type TrackingVocabulary } from './tracking.vocabulary.js';

/** What the recipient typed, as it stands in the form again. */
export interface TypedWish {
  readonly instructions: string;
  readonly leave: string;
  readonly neighbour: string;
}

export const NO_WISH: TypedWish = { instructions: '', leave: '', neighbour: '' };

/** Whether the form is shown, and what is said above it. */
export type WishState = 'ask' | 'done' | 'late' | 'digits' | 'tries' | 'name' | 'money';

interface WishPage {
  readonly token: string;
  readonly language: Language;
  readonly assets: PageAssets;
  readonly state: WishState;
  readonly typed: TypedWish;
}

/** The form of what a recipient asks for at the door. It needs no script, and nothing on it changes by itself. */
export function wishPage({ token, language, assets, state, typed }: WishPage): string {
  const words = vocabularyOf(language);
  const asks = state !== 'done' && state !== 'late';
  return layout({
    ...{ words, assets, title: words.wish.title, company: null, head: null },
    content: html`<main>
      <section class="card wish">
        <h1>${words.wish.title}</h1>
        ${state !== 'ask' && html`<p class="said" role="status">${words.wish.said[state]}</p>`}
        ${asks && form(token, typed, words)}
        <p><a href="/rastreio/${token}">${words.wish.back}</a></p>
      </section>
    </main>`,
  });
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
