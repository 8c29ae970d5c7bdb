import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../ground/api/client.js';
import { useSettled } from '../../ground/settled.js';
import type { payQuestionOf } from './pay-draft.rules.js';

const STILL_MS = 350;

/** The pay, requested again when typing pauses; null: something cannot be parsed yet. */
export function usePayTrial(question: ReturnType<typeof payQuestionOf>) {
  const still = useSettled(question, STILL_MS);
  return useQuery({
    ...read('POST /api/admin/hub/pay-trial', (still ?? {}) as never),
    enabled: still !== null,
    retry: false,
    placeholderData: keepPreviousData,
  });
}
