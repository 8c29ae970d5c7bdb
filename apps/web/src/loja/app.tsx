import { lazy, Suspense } from '../base/lazy.js';
import { useLiveState } from '../base/live.js';
import { useOnline } from '../base/online.js';
import { Link, usePageUrl } from '../base/router.js';
import { clock } from '../base/time.js';
import { LanguageChoice, ThemeChoice } from '../base/ui/appearance.js';
import { Button } from '../base/ui/button.js';
import { Loading, Unread } from '../base/ui/empty.js';
import { Guard } from '../base/ui/guard.js';
import { Icon, type IconName } from '../base/ui/icon.js';
import { refused } from '../base/ui/toast.js';
import { useFollowedOrders } from './data/orders.hook.js';
import { logOut, useKnownSession, useSession } from './data/session.hook.js';
import { appWords as text } from './words.js';

const EnterRoute = lazy(async () => (await import('./enter/route.js')).EnterRoute, <Loading />);
const DeliverRoute = lazy(async () => (await import('./deliver/route.js')).DeliverRoute);
const OrdersRoute = lazy(async () => (await import('./orders/route.js')).OrdersRoute);
const OrderRoute = lazy(async () => (await import('./order/route.js')).OrderRoute);
const MoneyRoute = lazy(async () => (await import('./money/route.js')).MoneyRoute);
const IntegrationsRoute = lazy(async () => (await import('./integrations/route.js')).IntegrationsRoute);
const ImportsRoute = lazy(async () => (await import('./imports/route.js')).ImportsRoute);
const AuthorizeRoute = lazy(async () => (await import('./authorize/route.js')).AuthorizeRoute);
const StoreRoute = lazy(async () => (await import('./store/route.js')).StoreRoute);

interface Tab {
  readonly path: string;
  readonly name: 'orders' | 'deliver' | 'money' | 'integrations' | 'store';
  readonly icon: IconName;
  readonly ownerOnly?: true;
}

const TABS: readonly Tab[] = [
  { path: '/loja', name: 'orders', icon: 'box' },
  { path: '/loja/nova', name: 'deliver', icon: 'plus' },
  { path: '/loja/carteira', name: 'money', icon: 'money' },
  { path: '/loja/integracoes', name: 'integrations', icon: 'link', ownerOnly: true },
  { path: '/loja/conta', name: 'store', icon: 'shop' },
];

export function App() {
  const found = useSession();
  if (!found.isSuccess) return <Unread of={found} />;
  return found.data ? <Inside /> : <EnterRoute />;
}

function Inside() {
  const { path } = usePageUrl();
  const { blockOf, may } = useKnownSession();
  useFollowedOrders();
  return (
    <div className="app">
      <Header path={path} />
      <Live />
      {blockOf !== null && <Banner>{text.blocked[blockOf]}</Banner>}
      {blockOf === null && !may.order && <Banner>{text.cannotOrder}</Banner>}
      <Guard key={path}>
        <Suspense fallback={<Loading lines={8} />}>
          <Screen path={path} />
        </Suspense>
      </Guard>
      <Tabs path={path} className="tabbar" />
    </div>
  );
}

function Screen({ path }: { path: string }) {
  const { may, modules } = useKnownSession();
  const order = /^\/loja\/entregas\/(\w+)$/.exec(path)?.[1];
  if (order !== undefined) return <OrderRoute id={order} />;
  if (path === '/loja/nova') return <DeliverRoute />;
  if (path === '/loja/planilha') return <ImportsRoute />;
  if (path === '/loja/carteira') return <MoneyRoute />;
  if (path === '/loja/integracoes' && may.manage) return <IntegrationsRoute />;
  if (path === '/loja/autorizar' && modules.includes('developers')) return <AuthorizeRoute />;
  if (path === '/loja/conta') return <StoreRoute />;
  return <OrdersRoute />;
}

function Header({ path }: { path: string }) {
  const { account, hub, merchant } = useKnownSession();
  return (
    <header className="toolbar top">
      <Link to="/loja" className="brand">
        {hub.logoUrl === null ? (
          <Icon name="shop" size={20} />
        ) : (
          <img src={new URL(hub.logoUrl, location.origin).pathname} alt="" width={28} height={28} />
        )}
        <span className="cut">
          <strong className="cut block">{account.name}</strong>
          <span className="soft small cut block">{merchant.ownerId === null ? hub.name : merchant.name}</span>
        </span>
      </Link>
      <Tabs path={path} className="topnav" />
      <span className="row tools">
        <ThemeChoice />
        <LanguageChoice />
        <Button kind="quiet" icon="out" bare onClick={() => void logOut().catch(refused)}>
          {text.out}
        </Button>
      </span>
    </header>
  );
}

function Tabs({ path, className }: { path: string; className: string }) {
  const { may } = useKnownSession();
  const shown = TABS.filter(
    ({ ownerOnly, name }) => (may.manage || !ownerOnly) && (may.order || name !== 'deliver'),
  );
  const currentOf = (tab: Tab) =>
    path === tab.path || (tab.name === 'orders' && path.startsWith('/loja/entregas/')) ? 'page' : undefined;
  return (
    <nav className={className} aria-label={text.navigation}>
      {shown.map((tab) => (
        <Link
          key={tab.path}
          to={tab.path}
          aria-current={currentOf(tab)}
          className={tab.name === 'deliver' ? 'main' : undefined}
        >
          <Icon name={tab.icon} size={20} />
          <span>{tab.name === 'deliver' && className === 'tabbar' ? text.deliverShort : text[tab.name]}</span>
        </Link>
      ))}
    </nav>
  );
}

function Live() {
  const { lostAt } = useLiveState();
  const online = useOnline();
  if (!online) return <Banner>{text.offline}</Banner>;
  return lostAt !== null && <Banner>{text.lost(clock(lostAt))}</Banner>;
}

function Banner({ children }: { children: string }) {
  return (
    <p className="banner" role="status">
      <Icon name="alert" /> {children}
    </p>
  );
}
