import type { AnsweringDecorator } from './answer-fit.js';

interface Told {
  readonly id: number;
  readonly at: string;
  readonly lines: readonly { readonly cents: number }[];
  readonly note?: string;
  readonly owner: { readonly kind: 'shop'; readonly name: string } | { readonly kind: 'nobody' };
}
const answers: AnsweringDecorator<Told> = () => undefined;
const answersNothing: AnsweringDecorator<undefined> = () => undefined;

const fitting = { id: 1, at: new Date(0), lines: [{ cents: 5 }], owner: { kind: 'nobody' as const } };

/** What fits compiles. What does not is refused: `tsc` reports each `@ts-expect-error` that expects in vain. */
class Handlers {
  @answers
  fits() {
    return fitting;
  }

  @answers
  async fitsLater() {
    return Promise.resolve({ ...fitting, note: 'x', owner: { kind: 'shop' as const, name: 'Loja' } });
  }

  // @ts-expect-error a column that nobody told of
  @answers
  tellsMore() {
    return { ...fitting, passwordHash: 'x' };
  }

  // @ts-expect-error the same, further within
  @answers
  tellsMoreWithin() {
    return { ...fitting, lines: [{ cents: 5, account: 7 }] };
  }

  // @ts-expect-error the same, in one of several forms
  @answers
  tellsMoreOfOneForm() {
    return { ...fitting, owner: { kind: 'nobody' as const, name: 'Loja' } };
  }

  // @ts-expect-error less than was promised
  @answers
  forgets() {
    const { at: _, ...rest } = fitting;
    return rest;
  }

  // @ts-expect-error what may be missing
  @answers
  forgetsAtTimes() {
    return { ...fitting, at: undefined as Date | undefined };
  }

  // @ts-expect-error another kind of value
  @answers
  saysItOtherwise() {
    return { ...fitting, id: '1' };
  }

  // @ts-expect-error what nobody can know
  @answers
  isUnknown(): unknown {
    return fitting;
  }

  @answersNothing
  async saysNothing(): Promise<void> {
    await Promise.resolve();
  }

  // @ts-expect-error the document tells of no answer
  @answersNothing
  saysSomething() {
    return fitting;
  }
}

it('leaves handlers as they are: the check is for the compiler', () => {
  expect(new Handlers().fits()).toBe(fitting);
});
