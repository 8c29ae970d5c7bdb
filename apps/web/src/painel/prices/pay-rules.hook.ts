import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { answer, api } from '../../ground/api/client.js';
import { useSettled } from '../../ground/settled.js';
import { notify } from '../../ground/ui/toast.js';
import { hubActs } from '../data/hub-acts.query.js';
import { fresh } from '../settings/settings.hook.js';
import type { HubSettings } from '../settings/settings.rules.js';
import type { payQuestionOf } from './pay-draft.rules.js';
import { payRuleWords as text } from '../words.js';

const STILL_MS = 350;

export function useSavePayRules() {
  return useMutation({
    mutationFn: (body: Pick<HubSettings, 'payRules' | 'courierShareBp'>) => hubActs.saveSettings(body),
    onSuccess: async () => {
      notify(text.saved);
      await fresh();
    },
  });
}

/** The pay, requested again when typing pauses; null: something cannot be parsed yet. */
export function usePayTrial(question: ReturnType<typeof payQuestionOf>) {
  const still = useSettled(question, STILL_MS);
  return useQuery({
    queryKey: ['pay-trial', still],
    queryFn: () => answer(api.POST('/api/admin/hub/pay-trial', { body: still as never })),
    enabled: still !== null,
    retry: false,
    placeholderData: keepPreviousData,
  });
}
