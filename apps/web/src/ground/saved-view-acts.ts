import { answer, api, cache } from './api/client.js';
import { viewsKey, type SavedView } from './saved-views.js';
import { refused } from './ui/toast.js';

type Content = SavedView['content'];

const at = (id: number) => ({ params: { path: { id } } });

/** What can be done with the saved views of a screen. Each act answers what it did; null: it was refused, and that was said. */
export function viewActs(screen: string) {
  const act = async <T>(call: Promise<T>): Promise<T | null> => {
    try {
      const done = await call;
      await cache.invalidateQueries({ queryKey: viewsKey(screen) });
      return done;
    } catch (error) {
      refused(error);
      return null;
    }
  };
  return {
    create: (name: string, shared: boolean, content: Content) =>
      act(answer(api.POST('/api/admin/views', { body: { screen, name, shared, content } }))),
    change: (id: number, body: { content?: Content; shared?: boolean }) =>
      act(api.PATCH('/api/admin/views/{id}', { ...at(id), body })),
    remove: (id: number) => act(api.DELETE('/api/admin/views/{id}', at(id))),
  };
}
