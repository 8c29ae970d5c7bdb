import { useEffect, useRef } from 'react';
import { useRead } from '../../base/api/client.js';
import { lazy, Suspense } from '../../base/lazy.js';
import { useOnline } from '../../base/online.js';
import { Link } from '../../base/router.js';
import { clock, moment } from '../../base/time.js';
import { AppLogo, AppStatus } from '../../desk/ui/developer-app.js';
import { Loading, Unread } from '../../base/ui/empty.js';
import { Icon } from '../../base/ui/icon.js';
import type { App } from '../data/session.hook.js';
import { useAppLive, useAppStream } from '../data/live.hook.js';
import { developerAppWords } from '../../base/words.js';
import { activityWords, appPageWords as text } from '../words.js';
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
/** The parts of an app's page; `path` is the last segment of its address. */
const PARTS = [
  { part: 'start', path: '', icon: 'code', Shown: Start },
  { part: 'webhook', path: 'webhook', icon: 'link', Shown: Webhook },
  { part: 'inspector', path: 'inspetor', icon: 'search', Shown: Inspector },
  { part: 'orders', path: 'pedidos', icon: 'box', Shown: Orders },
  { part: 'review', path: 'revisao', icon: 'check', Shown: Review },
  { part: 'connections', path: 'estabelecimentos', icon: 'shop', Shown: Connections },
  { part: 'settings', path: 'ajustes', icon: 'gear', Shown: Settings },
  { part: 'activity', path: 'atividade', icon: 'clock', Shown: Activity },
] as const;

export function AppRoute({ id, part }: { id: number; part: string | undefined }) {
  const found = useRead('/api/developer/apps/{id}', { id });
  useAppStream(id);
  if (!found.isSuccess) return <Unread of={found} lines={10} />;
  return <AppPage app={found.data} shown={PARTS.find(({ path }) => path === part) ?? PARTS[0]} />;
}

function AppPage({ app, shown }: { app: App; shown: (typeof PARTS)[number] }) {
  const { Shown } = shown;
  const parts = useRef<HTMLElement>(null);
  // On a phone the parts are one line that is wider than the screen.
  useEffect(() => {
    const chosen = parts.current?.querySelector<HTMLElement>('[aria-current]');
    if (parts.current && chosen) parts.current.scrollLeft = chosen.offsetLeft - parts.current.offsetLeft - 40;
  }, [shown]);
  const base = `/desenvolvedores/apps/${app.id}`;
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
            {developerAppWords.types[app.type]} · {app.teamName}
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
              aria-current={one === shown ? 'page' : undefined}
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

/** Says since when the page is no longer live; that there is no network the page says already. */
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

function Activity({ app }: { app: App }) {
  const { lead, acts } = activityWords;
  const labels: Readonly<Record<string, string>> = acts;
  return (
    <Box title={text.parts.activity} lead={lead}>
      <PagedLines
        list={usePages('/api/developer/apps/{id}/activity', { id: app.id, limit: 30 })}
        lines={6}
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
