import { refused } from '../base/ui/toast.js';

/** Awaits an act on each item; returns how many succeeded. A refusal stops nothing; the first is shown. */
export async function doEach<T>(all: readonly T[], act: (one: T) => Promise<unknown>): Promise<number> {
  let done = 0;
  let failure: unknown = null;
  for (const one of all)
    try {
      await act(one);
      done++;
    } catch (error) {
      failure ??= error;
    }
  if (failure !== null) refused(failure);
  return done;
}
