import type { FittingAnswer } from './answer-fit.js';

interface Documented {
  readonly id: number;
  readonly at: string;
  readonly lines: readonly { readonly cents: number }[];
  readonly note?: string;
  readonly owner: { readonly kind: 'shop'; readonly name: string } | { readonly kind: 'nobody' };
}
const answers = <Sent>(run: () => Sent & FittingAnswer<Awaited<Sent>, Documented>) => run;
const answersNothing = <Sent>(run: () => Sent & FittingAnswer<Awaited<Sent>, undefined>) => run;

const fitting = { id: 1, at: new Date(0), lines: [{ cents: 5 }], owner: { kind: 'nobody' as const } };
const { at: _, ...rest } = fitting;

/** What fits compiles. What does not is refused: `tsc` reports each `@ts-expect-error` in vain. */
const ENDPOINTS = {
  fits: answers(() => fitting),
  fitsLater: answers(async () => ({ ...fitting, note: 'x', owner: { kind: 'shop' as const, name: 'Loja' } })),
  // @ts-expect-error a column that nobody told of
  tellsMore: answers(() => ({ ...fitting, passwordHash: 'x' })),
  // @ts-expect-error the same, further within
  tellsMoreWithin: answers(() => ({ ...fitting, lines: [{ cents: 5, account: 7 }] })),
  // @ts-expect-error the same, in one of several forms
  tellsMoreOfOneForm: answers(() => ({ ...fitting, owner: { kind: 'nobody' as const, name: 'Loja' } })),
  // @ts-expect-error less than was promised
  forgets: answers(() => rest),
  // @ts-expect-error what may be missing
  forgetsAtTimes: answers(() => ({ ...fitting, at: undefined as Date | undefined })),
  // @ts-expect-error another kind of value
  saysItOtherwise: answers(() => ({ ...fitting, id: '1' })),
  // @ts-expect-error what nobody can know
  isUnknown: answers((): unknown => fitting),
  saysNothing: answersNothing(async (): Promise<void> => Promise.resolve()),
  // @ts-expect-error the document tells of no answer
  saysSomething: answersNothing(() => fitting),
};

it('leaves endpoints as they are: the check is for the compiler', () => {
  expect(ENDPOINTS.fits()).toBe(fitting);
});
