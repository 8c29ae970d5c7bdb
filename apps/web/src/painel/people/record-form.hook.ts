import { useState, type SubmitEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { fieldText } from '../../ground/api/problem-words.js';
import { recordFormWords as text } from '../words.js';

interface RecordForm<Draft, Saved> {
  begin: () => Draft;
  /** Names of the incomplete fields. */
  faultsOf: (draft: Draft) => ReadonlySet<string>;
  passwordMin: number;
  /** Saves what was typed; `begun` is the form as it was opened. */
  save: (draft: Draft, begun: Draft) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
}

/** The form of a courier or a merchant: what was typed, and what is wrong at each field once it was sent. */
export function useRecordForm<Draft extends object, Saved>(form: RecordForm<Draft, Saved>) {
  const [begun] = useState(form.begin);
  const [draft, setDraft] = useState(begun);
  const [tried, setTried] = useState(false);
  const saving = useMutation({ mutationFn: () => form.save(draft, begun), onSuccess: form.onSaved });
  const faults = form.faultsOf(draft);
  return {
    draft,
    change: (part: Partial<Draft>) => {
      setDraft((before) => ({ ...before, ...part }));
    },
    errorAt: (field: string) => {
      if (!tried || !faults.has(field)) return fieldText(saving.error, field);
      return field === 'password' ? text.shortPassword(form.passwordMin) : text.needed;
    },
    send: (event: SubmitEvent) => {
      event.preventDefault();
      setTried(true);
      if (faults.size === 0) saving.mutate();
    },
    busy: saving.isPending,
    refusal: saving.error,
  };
}
