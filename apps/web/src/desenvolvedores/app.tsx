import { lazy, Suspense } from '../base/lazy.js';
import { useOnline } from '../base/online.js';
import { Link, usePageUrl } from '../base/router.js';
import { LanguageChoice, ThemeChoice } from '../base/ui/appearance.js';
import { Button } from '../base/ui/button.js';
import { Loading, Unread } from '../base/ui/empty.js';
import { Guard } from '../base/ui/guard.js';
import { Icon } from '../base/ui/icon.js';
import { refused } from '../base/ui/toast.js';
import { logOut, useSession } from './data/session.hook.js';
import { portalWords as text } from './words.js';

const EnterRoute = lazy(async () => (await import('./enter/route.js')).EnterRoute, <Loading />);
const LinkRoute = lazy(async () => (await import('./link/route.js')).LinkRoute, <Loading />);
const AppsRoute = lazy(async () => (await import('./apps/route.js')).AppsRoute);
const AppRoute = lazy(async () => (await import('./app/route.js')).AppRoute);
const TeamRoute = lazy(async () => (await import('./team/route.js')).TeamRoute);
const AccountRoute = lazy(async () => (await import('./account/route.js')).AccountRoute);
const DocsRoute = lazy(async () => (await import('./docs/route.js')).DocsRoute);

const TABS = [
  { path: '/desenvolvedores', name: 'apps', icon: 'box' },
  { path: '/desenvolvedores/docs', name: 'docs', icon: 'paper' },
  { path: '/desenvolvedores/equipe', name: 'team', icon: 'people' },
  { path: '/desenvolvedores/conta', name: 'account', icon: 'gear' },
] as const;

export function App() {
  const found = useSession();
  const { path } = usePageUrl();
  if (!found.isSuccess) return <Unread of={found} />;
  const link = /^\/desenvolvedores\/(confirmar|senha|convite)\/([^/]+)$/.exec(path);
  const reading = path.startsWith('/desenvolvedores/docs');
  const [, kind = '', token = ''] = link ?? [];
  return link ? (
    <LinkRoute kind={kind} token={token} />
  ) : found.data || reading ? (
    <Inside path={path} known={found.data !== null} />
  ) : (
    <EnterRoute />
  );
}

function Inside({ path, known }: { path: string; known: boolean }) {
  const online = useOnline();
  return (
    <div className="app">
      <Header path={path} known={known} />
      {!online && (
        <p className="banner" role="status">
          <Icon name="alert" /> {text.offline}
        </p>
      )}
      <Guard key={path}>
        <Suspense fallback={<Loading lines={8} />}>
          <Screen path={path} known={known} />
        </Suspense>
      </Guard>
      {known && <Tabs path={path} className="tabbar" />}
    </div>
  );
}

function Screen({ path, known }: { path: string; known: boolean }) {
  const [, topic] = /^\/desenvolvedores\/docs(?:\/([\w-]+))?$/.exec(path) ?? [];
  if (path.startsWith('/desenvolvedores/docs')) return <DocsRoute topic={topic} known={known} />;
  const [, app, part] = /^\/desenvolvedores\/apps\/(\d+)(?:\/([\w-]+))?$/.exec(path) ?? [];
  if (app !== undefined) return <AppRoute id={Number(app)} part={part} />;
  if (path === '/desenvolvedores/equipe') return <TeamRoute />;
  if (path === '/desenvolvedores/conta') return <AccountRoute />;
  return <AppsRoute />;
}

function Header({ path, known }: { path: string; known: boolean }) {
  return (
    <header className="toolbar top">
      <Link to="/desenvolvedores" className="brand">
        <Icon name="code" size={20} />
        <strong className="cut">{text.portal}</strong>
      </Link>
      {known && <Tabs path={path} className="topnav" />}
      <span className="row tools">
        <ThemeChoice />
        <LanguageChoice />
        {known ? (
          <Button kind="quiet" icon="out" bare onClick={() => void logOut().catch(refused)}>
            {text.out}
          </Button>
        ) : (
          <Link to="/desenvolvedores" className="button primary">
            {text.enter}
          </Link>
        )}
      </span>
    </header>
  );
}

function Tabs({ path, className }: { path: string; className: string }) {
  const chosen = TABS.findLast(({ path: root }) => path.startsWith(root));
  return (
    <nav className={className} aria-label={text.navigation}>
      {TABS.map((tab) => (
        <Link key={tab.path} to={tab.path} aria-current={tab === chosen ? 'page' : undefined}>
          <Icon name={tab.icon} size={20} />
          <span>{text[tab.name]}</span>
        </Link>
      ))}
    </nav>
  );
}
