import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { read, again } from '../../ground/api/client.js';
import { type ImportKind, isWorking } from '../data/city.rules.js';
import { cityUpload, sendCity } from './city-upload.store.js';

const IDLE_MS = 20_000;

const WORKING_MS = 1_000;

/** The last import of a kind, and what is on its way from this tab. */
export function useCityImport(kind: ImportKind) {
  const imports = useQuery({
    ...read('/api/admin/city-imports'),
    refetchInterval: ({ state }) => (state.data?.items.some(isWorking) ? WORKING_MS : IDLE_MS),
  });
  const sending = useSyncExternalStore(cityUpload.subscribe, cityUpload.get);
  const last = imports.data?.items.find((one) => one.kind === kind) ?? null;
  const upload = sending?.kind === kind ? sending : null;
  const done = last?.state === 'done' ? last.id : null;
  useEffect(() => {
    if (done === null) return;
    // A new city: its map, its streets, and a step less.
    void again('/api/admin/cities', '/api/admin/hub/setup', '/api/admin/addresses/cities', ['places']);
  }, [done]);
  return { last, upload, mayBegin: sending === null, isPending: imports.isPending };
}

export function useSendCity() {
  return useMutation({ mutationFn: sendCity });
}
