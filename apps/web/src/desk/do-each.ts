import { refused } from '../base/ui/toast.js';

/** Does an act to each, one after another; returns how many. The first refusal is shown, the others go on. */
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
