import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { read } from '../../base/api/client.js';
import { lazy, Suspense } from '../../base/lazy.js';
import { useOnline } from '../../base/online.js';
import { Link } from '../../base/router.js';
import { clock, moment } from '../../base/time.js';
import { AppLogo, AppStatus } from '../../desk/ui/developer-app.js';
import { Loading, Unread } from '../../base/ui/empty.js';
import { Icon, type IconName } from '../../base/ui/icon.js';
import type { App } from '../data/session.hook.js';
import { useAppLive, useAppStream } from '../data/live.hook.js';
import { developerAppWords } from '../../base/words.js';
import { activityWords, appPageWords as text, portalWords as portal } from '../words.js';
import { Box } from '../../base/ui/box.js';
import { PagedLines } from '../../desk/ui/list.js';
import { usePages } from '../../base/api/list.js';

const Start = lazy(async () => (await import('./start.part.js')).Start);
const Webhook = lazy(async () => (await import('../webhook/webhook.part.js')).Webhook);
const Inspector = lazy(async () => (await import('../inspector/inspector.part.js')).Inspector);
const Orders = lazy(async () => (await import('../orders/orders.part.js')).Orders);
const Review = lazy(async () => (await import('../review/review.part.js')).Review);
const Connections = lazy(async () => (await import('../review/connections.part.js')).Connections);
const Settings = lazy(async () => (await import('./settings.part.js')).Settings);
const SHOWN = {
  start: Start,
  webhook: Webhook,
  inspector: Inspector,
  orders: Orders,
  review: Review,
  connections: Connections,
  settings: Settings,
  activity: Activity,
};

type Part = keyof typeof SHOWN;

const PARTS: readonly { part: Part; path: string; icon: IconName }[] = [
  { part: 'start', path: '', icon: 'code' },
  { part: 'webhook', path: 'webhook', icon: 'link' },
  { part: 'inspector', path: 'inspetor', icon: 'search' },
  { part: 'orders', path: 'pedidos', icon: 'box' },
  { part: 'review', path: 'revisao', icon: 'check' },
  { part: 'connections', path: 'estabelecimentos', icon: 'shop' },
  { part: 'settings', path: 'ajustes', icon: 'gear' },
  { part: 'activity', path: 'atividade', icon: 'clock' },
];

/** Parts by the last word of their address. */
const PART_OF: Readonly<Record<string, Part>> = Object.fromEntries(
  PARTS.map(({ part, path }) => [path, part]),
);

export function AppRoute({ id, part }: { id: number; part: string | undefined }) {
  const found = useQuery(read('/api/developer/apps/{id}', { id }));
  useAppStream(id);
  if (!found.isSuccess) return <Unread of={found} lines={10} />;
  return <AppPage app={found.data} part={PART_OF[part ?? ''] ?? 'start'} />;
}

function AppPage({ app, part }: { app: App; part: Part }) {
  const Shown = SHOWN[part];
  const { types } = developerAppWords;
  const parts = useRef<HTMLElement>(null);
  // On a phone the parts are one line that is wider than the screen.
  useEffect(() => {
    const chosen = parts.current?.querySelector<HTMLElement>('[aria-current]');
    if (parts.current && chosen) parts.current.scrollLeft = chosen.offsetLeft - parts.current.offsetLeft - 40;
  }, [part]);
  const base = `/desenvolvedores/apps/${String(app.id)}`;
  return (
    <main className="page wide">
      <Link to="/desenvolvedores" className="row start back soft">
        <Icon name="undo" /> {text.back}
      </Link>
      <div className="row head">
        <AppLogo url={app.logoUrl} />
        <span className="grow">
          <h1 className="cut">{app.name}</h1>
          <span className="soft small">
            {types[app.type]} · {app.teamName}
          </span>
        </span>
        <AppStatus state={app.state} />
      </div>
      <Lost />
      <div className="with-side">
        <nav className="side" ref={parts} aria-label={text.partsLabel}>
          {PARTS.map((one) => (
            <Link
              key={one.part}
              to={one.path === '' ? base : `${base}/${one.path}`}
              aria-current={one.part === part ? 'page' : undefined}
            >
              <Icon name={one.icon} /> {text.parts[one.part]}
            </Link>
          ))}
        </nav>
        <div className="stack g16 part">
          <Suspense fallback={<Loading lines={8} />}>
            <Shown app={app} />
          </Suspense>
        </div>
      </div>
    </main>
  );
}

/** Says since when what is shown is no longer live; without network the page says so already. */
function Lost() {
  const { lostAt } = useAppLive();
  const online = useOnline();
  if (lostAt === null || !online) return null;
  return (
    <p className="banner" role="status">
      <Icon name="alert" /> {text.lost(clock(lostAt))}
    </p>
  );
}

const ACTS_AT_ONCE = 30;

/** Who did what in the app, newest first. */
function Activity({ app }: { app: App }) {
  const { lead, acts } = activityWords;
  const labels: Readonly<Record<string, string>> = acts;
  return (
    <Box title={text.parts.activity} lead={lead}>
      <PagedLines
        list={usePages('/api/developer/apps/{id}/activity', { id: app.id, limit: ACTS_AT_ONCE })}
        lines={6}
        more={portal.more}
        empty={null}
      >
        {({ id, at, by, action }) => (
          <li key={id} className="row wrap">
            <span className="grow">
              <strong>{by}</strong> {labels[action.split('.').at(-1) ?? ''] ?? action}
            </span>
            <span className="soft number">{moment(at)}</span>
          </li>
        )}
      </PagedLines>
    </Box>
  );
}
