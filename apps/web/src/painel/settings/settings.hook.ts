import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api, cache, Problem } from '../../ground/api/client.js';
import { useWords } from '../../ground/language.js';
import { refused, notify } from '../../ground/ui/toast.js';
import {
  changedGroups,
  changedPaths,
  problemsByPath,
  withValue,
  type Dispatch,
  type HubSettings,
} from './settings.rules.js';
import { settingsWords } from './words.js';

const KEY = ['hub'];

export function useHub() {
  return useQuery({ queryKey: KEY, queryFn: () => answer(api.GET('/api/admin/hub')) });
}

type Hub = NonNullable<ReturnType<typeof useHub>['data']>;
export type CompanyPatch = Partial<Pick<Hub, 'name' | 'city' | 'state' | 'timezone'>>;

function save(body: Partial<HubSettings>) {
  return answer(api.PUT('/api/admin/hub/settings', { body }));
}

export function fresh(): Promise<void> {
  return cache.invalidateQueries({ queryKey: KEY });
}

/** Unsaved changes; they remain while the person moves between parts. */
export function useDraft(kept: HubSettings | undefined) {
  const text = useWords(settingsWords);
  const [edited, setEdited] = useState<HubSettings | null>(null);
  const saving = useMutation({
    mutationFn: save,
    onSuccess: async (_saved, body) => {
      const before = kept && (Object.fromEntries(groupsOf(kept, body)) as Partial<HubSettings>);
      setEdited(null);
      await fresh();
      notify(text.saved, before && (() => save(before).then(fresh, refused)));
    },
    onError: (error) => {
      if (!(error instanceof Problem) || Object.keys(error.fields).length === 0) refused(error);
    },
  });
  const draft = edited ?? kept;
  const changed = kept && draft ? changedPaths(kept, draft) : [];
  return {
    draft,
    changed,
    saving: saving.isPending,
    problems: saving.error instanceof Problem ? problemsByPath(saving.error.fields) : {},
    change: (path: string, value: unknown) => {
      if (draft) setEdited(withValue(draft, path, value));
    },
    discard: () => {
      saving.reset();
      setEdited(null);
    },
    save: () => {
      if (kept && draft) saving.mutate(changedGroups(kept, draft));
    },
  };
}

export type DraftState = ReturnType<typeof useDraft>;

function groupsOf(kept: HubSettings, body: Partial<HubSettings>) {
  return Object.entries(kept).filter(([name]) => name in body);
}

export function useCompany() {
  const text = useWords(settingsWords);
  return useMutation({
    mutationFn: (body: CompanyPatch) => answer(api.PUT('/api/admin/hub', { body })),
    onSuccess: async () => {
      notify(text.saved);
      await Promise.all([fresh(), cache.invalidateQueries({ queryKey: ['session'] })]);
    },
  });
}

export interface Supposed {
  readonly pickup: { latitude: number; longitude: number };
  readonly vehicleTypeIds: number[];
}

/** The trial of the search, requested again every few seconds, as couriers move. */
export function useTrial(dispatch: Dispatch, supposed: Supposed | null) {
  return useQuery({
    queryKey: ['dispatch-trial', dispatch, supposed],
    queryFn: () =>
      answer(
        api.POST('/api/admin/hub/dispatch-trial', { body: { dispatch, ...(supposed && { supposed }) } }),
      ),
    refetchInterval: 10_000,
    placeholderData: (before) => before,
    retry: false,
  });
}
