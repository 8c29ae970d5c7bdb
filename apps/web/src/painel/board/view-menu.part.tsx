import { useMemo, useState } from 'react';
import type { Order } from '../../ground/api/client.js';
import { lazy, Suspense } from '../../ground/lazy.js';
import { Button } from '../../ground/ui/button.js';
import { below, Menu, type MenuItem, type MenuPosition } from '../../ground/ui/menu.js';
import { Tabs, type Tab } from '../../ground/ui/tabs.js';
import { contentOf, isInView, STANDARD_VIEWS, standardView } from './board-view.rules.js';
import { viewWords as text } from '../words.js';
import type { Views } from './views.hook.js';

const ViewDialog = lazy(() => import('./view-dialog.part.js').then((part) => ({ default: part.ViewDialog })));

interface ViewMenuProps {
  views: Views;
  orders: readonly Order[];
  now: number;
}

/** The menu of views: the fixed ones with their counts, the saved ones, and the filters. */
export function ViewMenu({ views, orders, now }: ViewMenuProps) {
  const [menu, setMenu] = useState<MenuPosition | null>(null);
  const [open, setOpen] = useState(false);
  const count = (content: ReturnType<typeof contentOf>) =>
    orders.filter((order) => isInView(content, order, now)).length;
  const tabs = useMemo(
    () =>
      STANDARD_VIEWS.map((key): Tab<string> => ({
        key,
        label: text.view[key],
        count: orders.filter((order) => isInView(standardView(key), order, now)).length,
        warn: key === 'late',
      })),
    [orders, now, text],
  );
  const items: MenuItem[] = [
    ...views.saved.map((view) => ({
      label: view.operatorId === views.operatorId ? view.name : text.sharedBy(view.name, view.operatorName),
      icon: view.shared ? ('people' as const) : ('filter' as const),
      keys: menu ? String(count(contentOf(view.content))) : '',
      act: () => {
        views.choose(String(view.id));
      },
    })),
    {
      label: text.adjust,
      icon: 'columns',
      act: () => {
        setOpen(true);
      },
    },
  ];
  const { chosenSaved, changed } = views;
  return (
    <>
      <Tabs label={text.views} chosen={views.chosen} choose={views.choose} tabs={tabs} />
      <Button
        kind={chosenSaved ? 'plain' : 'quiet'}
        icon="filter"
        className={changed ? 'views changed' : 'views'}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => {
          setMenu(below(currentTarget));
        }}
      >
        {chosenSaved ? `${chosenSaved.name} (${String(count(views.content))})` : text.more}
        {changed && <span className="sr">{text.changed}</span>}
      </Button>
      {menu && (
        <Menu
          label={text.saved}
          at={menu}
          items={items}
          close={() => {
            setMenu(null);
          }}
        />
      )}
      {open && (
        <Suspense>
          <ViewDialog
            views={views}
            orders={orders}
            shown={count(views.content)}
            close={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
