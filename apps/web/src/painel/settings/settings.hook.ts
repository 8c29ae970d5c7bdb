import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { answer, api, cache, Problem } from '../../ground/api/client.js';
import { refused, notify } from '../../ground/ui/toast.js';
import { hub } from '../data/hub.query.js';
import { hubActs } from '../data/hub-acts.query.js';
import {
  changedGroups,
  changedPaths,
  edited,
  problemsByPath,
  withEdit,
  type Dispatch,
  type Edits,
  type HubSettings,
} from './settings.rules.js';
import { settingsWords as text } from '../words.js';

const NONE: Edits = new Map();

export function useHub() {
  return useQuery(hub.whole());
}

type Hub = NonNullable<ReturnType<typeof useHub>['data']>;
export type CompanyPatch = Partial<Pick<Hub, 'name' | 'city' | 'state' | 'timezone'>>;

export function fresh(): Promise<void> {
  return cache.invalidateQueries({ queryKey: hub.key });
}

/** Unsaved changes; they remain while the person moves between parts. */
export function useDraft(kept: HubSettings | undefined) {
  const [edits, setEdits] = useState<Edits>(NONE);
  const saving = useMutation({
    mutationFn: async () => {
      // The API replaces whole groups, so what is not changed here must be as it is now.
      const { settings } = await cache.query({ ...hub.whole(), staleTime: 0 });
      const groups = changedGroups(settings, edited(settings, edits));
      await hubActs.saveSettings(groups);
      return groupsOf(settings, groups);
    },
    onSuccess: async (before) => {
      setEdits(NONE);
      await fresh();
      notify(text.saved, () => hubActs.saveSettings(before).then(fresh, refused));
    },
    onError: (error) => {
      if (!(error instanceof Problem) || Object.keys(error.fields).length === 0) refused(error);
    },
  });
  const draft = useMemo(() => kept && edited(kept, edits), [kept, edits]);
  const changed = kept && draft ? changedPaths(kept, draft) : [];
  return {
    draft,
    changed,
    saving: saving.isPending,
    problems: saving.error instanceof Problem ? problemsByPath(saving.error.fields) : {},
    change: (path: string, value: unknown) => setEdits((before) => withEdit(before, path, value)),
    discard: () => {
      saving.reset();
      setEdits(NONE);
    },
    save: () => saving.mutate(),
  };
}

export type DraftState = ReturnType<typeof useDraft>;

/** The groups of a body as they were before it. */
function groupsOf(settings: HubSettings, body: Partial<HubSettings>): Partial<HubSettings> {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => name in body));
}

export function useCompany() {
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
