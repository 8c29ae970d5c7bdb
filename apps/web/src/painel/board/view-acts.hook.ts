import { goQuery } from '../../ground/router.js';
import { viewActs } from '../../ground/saved-view-acts.js';
import type { ViewContent } from './board-view.rules.js';
import { NOTHING_CHANGED, SCREEN, type Views } from './views.hook.js';

const storable = (content: ViewContent) => ({
  only: [...content.only],
  stages: [...content.stages],
  merchants: [...content.merchants],
  columns: [...content.columns],
  sort: content.sort,
});

/** Saving, sharing and deleting of the board's views; afterwards the view that results is shown. */
export function useViewActs({ content, choose }: Views) {
  const acts = viewActs(SCREEN);
  return {
    create: async (title: string, shared: boolean) => {
      const { id } = await acts.create(title, shared, storable(content));
      choose(String(id));
    },
    save: async (id: number) => {
      const saved = await acts.change(id, { content: storable(content) });
      if (saved) goQuery(NOTHING_CHANGED, { replace: true });
    },
    share: (id: number, shared: boolean) => acts.change(id, { shared }),
    remove: async (id: number) => {
      if (await acts.remove(id)) choose('all');
    },
  };
}
