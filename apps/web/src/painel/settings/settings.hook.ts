import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { cache, Problem, read, sendChange } from '../../base/api/client.js';
import { partOf } from '../../base/form.js';
import { refused, notify } from '../../base/ui/toast.js';
import {
  changedGroups,
  changedPaths,
  edited,
  problemsByPath,
  withEdit,
  type Edits,
  type HubSettings,
} from './settings.rules.js';
import { settingsWords as text } from '../words.js';

const NONE: Edits = new Map();

/** Remain while the person moves between parts. */
export function useDraft(stored: HubSettings | undefined) {
  const [edits, setEdits] = useState<Edits>(NONE);
  const saving = useMutation({
    mutationFn: async () => {
      // The API replaces whole groups, so unchanged values must be read anew.
      const { settings } = await cache.query({ ...read('/api/admin/hub'), staleTime: 0 });
      const groups = changedGroups(settings, edited(settings, edits));
      await sendChange('PUT /api/admin/hub/settings', groups);
      return partOf(settings, groups);
    },
    onSuccess: (before) => {
      setEdits(NONE);
      notify(text.saved, () => sendChange('PUT /api/admin/hub/settings', before).catch(refused));
    },
    onError: (error) => {
      if (!(error instanceof Problem) || Object.keys(error.fields).length === 0) refused(error);
    },
  });
  const draft = useMemo(() => stored && edited(stored, edits), [stored, edits]);
  const changed = stored && draft ? changedPaths(stored, draft) : [];
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
