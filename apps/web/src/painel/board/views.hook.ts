import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { answer, api, cache } from '../../ground/api/client.js';
import { goQuery, usePlace } from '../../ground/router.js';
import { useKnownSession } from '../../ground/session.js';
import { refused } from '../../ground/ui/toast.js';
import {
  changedBy,
  contentOf,
  queryOf,
  STANDARD_VIEWS,
  standardView,
  VIEW_QUERY,
  type ViewContent,
} from './board-view.rules.js';

const KEY = ['views', 'board'];
const NONE: never[] = [];
const SCREEN = 'board';
const NOTHING_CHANGED = Object.fromEntries(VIEW_QUERY.map((name) => [name, null]));

const kept = (content: ViewContent) => ({
  only: [...content.only],
  stages: [...content.stages],
  merchants: [...content.merchants],
  columns: [...content.columns],
  sort: content.sort,
});

/** Views of the board: the four fixed ones, the operator's own, and those shared by colleagues. */
export function useViews() {
  const { query } = usePlace();
  const { operator } = useKnownSession();
  const list = useQuery({
    queryKey: KEY,
    queryFn: () => answer(api.GET('/api/admin/views', { params: { query: { screen: SCREEN } } })),
    staleTime: 60_000,
  });
  const saved = list.data?.items ?? NONE;
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
      /** The chosen one is the operator's own: they may change it. */
      own: chosenSaved?.operatorId === operator.id,
      content,
      changed: VIEW_QUERY.some((part) => query.has(part)),
      change: (part: Partial<ViewContent>) => {
        goQuery(queryOf(base, { ...content, ...part }), { replace: true });
      },
      choose,
      create: (title: string, shared: boolean) => {
        let id = 0;
        const body = { screen: SCREEN, name: title, shared, content: kept(content) };
        const call = answer(api.POST('/api/admin/views', { body })).then((view) => {
          id = view.id;
        });
        return write(call, () => {
          choose(String(id));
        });
      },
      save: (id: number) =>
        write(api.PATCH('/api/admin/views/{id}', { ...at(id), body: { content: kept(content) } }), () => {
          goQuery(NOTHING_CHANGED, { replace: true });
        }),
      share: (id: number, shared: boolean) =>
        write(api.PATCH('/api/admin/views/{id}', { ...at(id), body: { shared } }), () => undefined),
      remove: (id: number) =>
        write(api.DELETE('/api/admin/views/{id}', at(id)), () => {
          choose('all');
        }),
    }),
    [saved, chosenSaved, standard, operator.id, content, base, query],
  );
}

const at = (id: number) => ({ params: { path: { id } } });

function choose(view: string): void {
  goQuery({ ...NOTHING_CHANGED, vista: view === 'all' ? null : view });
}

async function write(call: Promise<unknown>, then: () => void): Promise<boolean> {
  try {
    await call;
    await cache.invalidateQueries({ queryKey: KEY });
    then();
    return true;
  } catch (error) {
    refused(error);
    return false;
  }
}

export type Views = ReturnType<typeof useViews>;
