import { useState } from 'react';

import { save } from '../../ground/download.js';
import type { queryOf } from './history.rules.js';

/** Saves all orders that the filters find as a file that the server writes. */
export function useHistoryFile(filter: ReturnType<typeof queryOf>) {
  const [busy, setBusy] = useState(false);
  const start = async (format: 'csv' | 'xlsx') => {
    setBusy(true);
    await save('/api/admin/orders/sheet', { ...filter, format });
    setBusy(false);
  };
  return { busy, start: (format: 'csv' | 'xlsx') => void start(format) };
}
