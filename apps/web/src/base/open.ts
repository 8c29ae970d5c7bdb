import { useState } from 'react';

export function useOpen() {
  const [is, set] = useState(false);
  return {
    is,
    open: () => set(true),
    close: () => set(false),
  };
}
