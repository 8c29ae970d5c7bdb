import { useMemo } from 'react';
import { useOpen } from '../../ground/open.js';
import type { Order } from '../../ground/api/client.js';
import { lazy } from '../../ground/lazy.js';
import { MenuButton, type MenuItem } from '../../ground/ui/menu.js';
import { Tabs, type Tab } from '../../ground/ui/tabs.js';
import { contentOf, isInView, STANDARD_VIEWS, standardView } from './board-view.rules.js';
import { viewWords as text } from '../words.js';
import type { Views } from './views.hook.js';

const ViewDialog = lazy(() => import('./view-dialog.part.js'), 'ViewDialog', null);

interface ViewMenuProps {
  views: Views;
  orders: readonly Order[];
  now: number;
}

/** The menu of views: the fixed ones with their counts, the saved ones, and the filters. */
export function ViewMenu({ views, orders, now }: ViewMenuProps) {
  const adjusting = useOpen();
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
  const items = (): readonly MenuItem[] => [
    ...views.saved.map((view) => ({
      label:
        view.operatorId === views.operatorId
          ? view.name
          : text.sharedBy({ name: view.name, who: view.operatorName }),
      icon: view.shared ? ('people' as const) : ('filter' as const),
      keys: String(count(contentOf(view.content))),
      act: () => views.choose(String(view.id)),
    })),
    {
      label: text.adjust,
      icon: 'columns',
      act: adjusting.open,
    },
  ];
  const { chosenSaved, changed } = views;
  return (
    <>
      <Tabs label={text.views} chosen={views.chosen} choose={views.choose} tabs={tabs} />
      <MenuButton
        kind={chosenSaved ? 'plain' : 'quiet'}
        icon="filter"
        className={changed ? 'views changed' : 'views'}
        label={text.saved}
        items={items}
      >
        {chosenSaved ? `${chosenSaved.name} (${String(count(views.content))})` : text.more}
        {changed && <span className="sr">{text.changed}</span>}
      </MenuButton>
      {adjusting.is && (
        <ViewDialog views={views} orders={orders} shown={count(views.content)} close={adjusting.close} />
      )}
    </>
  );
}
