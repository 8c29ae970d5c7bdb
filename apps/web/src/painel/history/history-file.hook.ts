import { useState } from 'react';
import { api } from '../../ground/api/client.js';
import { save } from '../../ground/download.js';
import type { queryOf } from './history.rules.js';

/** Saves all orders that the filters find as a file that the server writes. */
export function useHistoryFile(filter: ReturnType<typeof queryOf>) {
  const [busy, setBusy] = useState(false);
  const start = async (format: 'csv' | 'xlsx') => {
    setBusy(true);
    const query = { ...filter, format };
    await save(api.GET('/api/admin/orders/sheet', { params: { query }, parseAs: 'blob' }));
    setBusy(false);
  };
  return { busy, start: (format: 'csv' | 'xlsx') => void start(format) };
}
