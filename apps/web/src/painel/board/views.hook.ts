import { useMemo } from 'react';
import { goQuery, usePageUrl } from '../../base/router.js';
import { useSavedViews } from '../../desk/saved-view-acts.js';
import { useKnownSession } from '../../desk/session.js';
import {
  changedBy,
  contentOf,
  queryOf,
  STANDARD_VIEWS,
  standardView,
  VIEW_QUERY,
  type ViewContent,
} from './board-view.rules.js';

export const SCREEN = 'board';
export const NOTHING_CHANGED = Object.fromEntries(VIEW_QUERY.map((name) => [name, null]));

export function useViews() {
  const { query } = usePageUrl();
  const { operator } = useKnownSession();
  const saved = useSavedViews(SCREEN);
  const name = query.get('vista');
  const chosenSaved = saved.find(({ id }) => String(id) === name) ?? null;
  const standard = STANDARD_VIEWS.find((view) => view === name) ?? 'all';
  const { content, base } = useMemo(() => {
    const view = chosenSaved ? contentOf(chosenSaved.content) : standardView(standard);
    return { base: view, content: changedBy(view, query) };
  }, [chosenSaved, standard, query]);

  return useMemo(
    () => ({
      saved,
      chosen: chosenSaved ? String(chosenSaved.id) : standard,
      chosenSaved,
      operatorId: operator.id,
      /** The chosen view belongs to the operator, who may change it. */
      own: chosenSaved?.operatorId === operator.id,
      content,
      changed: VIEW_QUERY.some((part) => query.has(part)),
      change: (part: Partial<ViewContent>) =>
        goQuery(queryOf(base, { ...content, ...part }), { replace: true }),
      choose,
    }),
    [saved, chosenSaved, standard, operator.id, content, base, query],
  );
}

function choose(view: string): void {
  goQuery({ ...NOTHING_CHANGED, vista: view === 'all' ? null : view });
}

export type Views = ReturnType<typeof useViews>;
