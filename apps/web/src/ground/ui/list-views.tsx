import { useState } from 'react';
import { lazy, Suspense } from '../lazy.js';
import { goQuery, usePageUrl } from '../router.js';
import { viewActs } from '../saved-view-acts.js';
import { useSavedViews, type SavedView } from '../saved-views.js';
import { useKnownSession } from '../session.js';
import { Button } from './button.js';
import { below, Menu, type MenuItem, type MenuPosition } from './menu.js';
import { listViewsWords as text } from '../words.js';

const KeepView = lazy(() => import('./keep-view.js').then((part) => ({ default: part.KeepView })));

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
  const [menu, setMenu] = useState<MenuPosition | null>(null);
  const [keeping, setKeeping] = useState(false);
  const now = Object.fromEntries(names.map((name) => [name, query.get(name) ?? '']));
  const current = saved.find(({ content }) => names.every((name) => (content[name] ?? '') === now[name]));
  const own = current?.operatorId === mine ? current : undefined;
  const items: MenuItem[] = [
    ...saved.map((view) => ({
      label: view.operatorId === mine ? view.name : text.sharedBy(view.name, view.operatorName),
      icon: view.shared ? ('people' as const) : ('filter' as const),
      act: () => {
        show(view, names);
      },
    })),
    {
      ...{ label: text.keep, icon: 'plus' },
      act: () => {
        setKeeping(true);
      },
    },
    ...(own ? [{ label: text.remove(own.name), danger: true, act: () => void remove(own.id) }] : []),
  ];
  return (
    <>
      <Button
        kind="quiet"
        icon="filter"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => {
          setMenu(below(currentTarget));
        }}
      >
        {current?.name ?? text.views}
      </Button>
      {menu && (
        <Menu
          label={text.views}
          at={menu}
          items={items}
          close={() => {
            setMenu(null);
          }}
        />
      )}
      {keeping && (
        <Suspense>
          <KeepView
            keep={(name, shared) => create(name, shared, now)}
            close={() => {
              setKeeping(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function show({ content }: SavedView, names: readonly string[]): void {
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  goQuery(Object.fromEntries(names.map((name) => [name, text(content[name])])));
}
