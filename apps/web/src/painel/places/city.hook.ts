import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { cache } from '../../ground/api/client.js';
import { refused } from '../../ground/ui/toast.js';
import { city, type ImportKind } from '../data/city.query.js';
import { cityUpload, sendCity } from './city-upload.store.js';

export function useCities() {
  return useQuery(city.all());
}

/** The last import of a kind, and what is on its way from this tab. */
export function useCityImport(kind: ImportKind) {
  const imports = useQuery(city.imports());
  const sending = useSyncExternalStore(cityUpload.subscribe, cityUpload.get);
  const last = imports.data?.items.find((one) => one.kind === kind) ?? null;
  const upload = sending?.kind === kind ? sending : null;
  const done = last?.state === 'done' ? last.id : null;
  useEffect(() => {
    if (done === null) return;
    // A new city: its map, its streets, and a step less.
    for (const queryKey of [[...city.key, 'all'], ['setup'], ['places'], ['addresses']])
      void cache.invalidateQueries({ queryKey });
  }, [done]);
  return { last, upload, mayBegin: sending === null, isPending: imports.isPending };
}

export function useSendCity() {
  return useMutation({ mutationFn: sendCity });
}

const reread = () => cache.invalidateQueries({ queryKey: city.key });

export function useCancelCity() {
  return useMutation({ mutationFn: city.cancel, onError: refused, onSettled: reread });
}

export function useCityAgain() {
  return useMutation({ mutationFn: city.again, onError: refused, onSettled: reread });
}

export function useRemoveCity() {
  return useMutation({ mutationFn: city.remove, onError: refused, onSettled: reread });
}
