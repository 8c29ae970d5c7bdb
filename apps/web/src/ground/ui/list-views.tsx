import { useOpen } from '../open.js';
import { lazy } from '../lazy.js';
import { goQuery, usePageUrl } from '../router.js';
import { viewActs } from '../saved-view-acts.js';
import { useSavedViews, type SavedView } from '../saved-views.js';
import { useKnownSession } from '../session.js';
import { MenuButton, type MenuItem } from './menu.js';
import { listViewsWords as text } from '../words.js';

const KeepView = lazy(() => import('./keep-view.js'), 'KeepView', null);

interface ListViewsProps {
  /** The screen, as saved views name it. */
  screen: string;
  /** Parameters of the address that a view holds. */
  names: readonly string[];
}

/** The saved views of a list: filters under a name, for oneself or shared with the hub. */
export function ListViews({ screen, names }: ListViewsProps) {
  const { operator } = useKnownSession();
  const saved = useSavedViews(screen);
  return <ViewsMenu {...viewActs(screen)} {...{ names, saved, mine: operator.id }} />;
}

interface ViewsMenuProps extends Pick<ListViewsProps, 'names'>, Pick<ReturnType<typeof viewActs>, 'remove'> {
  saved: readonly SavedView[];
  /** Whose views can be removed. */
  mine: number;
  create: (name: string, shared: boolean, content: SavedView['content']) => Promise<unknown>;
}

/** The menu of saved views: shows one, keeps what is shown as another, removes one's own. */
export function ViewsMenu({ names, saved, mine, create, remove }: ViewsMenuProps) {
  const { query } = usePageUrl();
  const keeping = useOpen();
  const now = Object.fromEntries(names.map((name) => [name, query.get(name) ?? '']));
  const current = saved.find(({ content }) => names.every((name) => (content[name] ?? '') === now[name]));
  const own = current?.operatorId === mine ? current : undefined;
  const items: MenuItem[] = [
    ...saved.map((view) => ({
      label:
        view.operatorId === mine ? view.name : text.sharedBy({ name: view.name, who: view.operatorName }),
      icon: view.shared ? ('people' as const) : ('filter' as const),
      act: () => show(view, names),
    })),
    {
      ...{ label: text.keep, icon: 'plus' },
      act: keeping.open,
    },
    ...(own ? [{ label: text.remove(own.name), danger: true, act: () => void remove(own.id) }] : []),
  ];
  return (
    <>
      <MenuButton kind="quiet" icon="filter" label={text.views} items={items}>
        {current?.name ?? text.views}
      </MenuButton>
      {keeping.is && <KeepView keep={(name, shared) => create(name, shared, now)} close={keeping.close} />}
    </>
  );
}

function show({ content }: SavedView, names: readonly string[]): void {
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  goQuery(Object.fromEntries(names.map((name) => [name, text(content[name])])));
}
