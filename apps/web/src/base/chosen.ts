import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { refused } from './ui/toast.js';

/**
 * Values that are saved as soon as they are chosen, one after another. A refusal is announced, and the stored
 * value shows again.
 */
export function useChosen<T extends object>(stored: T, save: (values: T) => Promise<unknown>) {
  const { isPending, variables, mutate } = useMutation({
    scope: { id: useId() },
    mutationFn: (chosen: Partial<T>) => save({ ...stored, ...chosen }),
    onError: refused,
  });
  const chosen = isPending ? variables : {};
  return {
    values: { ...stored, ...chosen },
    choose: (patch: Partial<T>) => mutate({ ...chosen, ...patch }),
  };
}
