import { useState } from 'react';

/** Whether something is open, as a dialog is, and what opens and closes it. */
export function useOpen() {
  const [is, set] = useState(false);
  return {
    is,
    open: () => set(true),
    close: () => set(false),
  };
}
