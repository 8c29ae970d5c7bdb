import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { addProblemWords } from '../base/api/problem-words.js';
import '../base/base.css';
import '../base/theme.js';
import '../base/ui/ui.css';
import '../base/ui/layout.css';
import { start, session } from './data/session.store.js';
import { lazy, Suspense } from '../base/lazy.js';
import { Guard } from '../base/ui/guard.js';
import { Loading } from '../base/ui/empty.js';
import { Link, usePageUrl } from '../base/router.js';
import { Icon } from '../base/ui/icon.js';
import { useValue } from '../base/observable.js';
import { appWords as text } from './words.js';
import './courier.css';

const EnterRoute = lazy(async () => (await import('./enter/route.js')).EnterRoute);
const RegisterRoute = lazy(async () => (await import('./register/route.js')).RegisterRoute);
const WorkRoute = lazy(async () => (await import('./work/route.js')).WorkRoute);
const MapRoute = lazy(async () => (await import('./map/route.js')).MapRoute);
const MoneyRoute = lazy(async () => (await import('./money/route.js')).MoneyRoute);
const ShiftsRoute = lazy(async () => (await import('./shifts/route.js')).ShiftsRoute);
const AccountRoute = lazy(async () => (await import('./account/route.js')).AccountRoute);

const AtWork = lazy(async () => (await import('./work/at-work.part.js')).AtWork, null);

const TABS = [
  { path: '/entregador', name: 'work', icon: 'bike', Screen: WorkRoute },
  { path: '/entregador/mapa', name: 'map', icon: 'map', Screen: MapRoute },
  { path: '/entregador/turnos', name: 'shifts', icon: 'clock', Screen: ShiftsRoute },
  { path: '/entregador/ganhos', name: 'money', icon: 'money', Screen: MoneyRoute },
  { path: '/entregador/conta', name: 'account', icon: 'people', Screen: AccountRoute },
] as const;

function App() {
  const { path } = usePageUrl();
  return (
    <Guard key={path}>
      <Suspense fallback={<Loading />}>
        <Current />
      </Suspense>
    </Guard>
  );
}

function Current() {
  const now = useValue(session);
  const { path } = usePageUrl();
  if (now.phase === 'starting') return <Loading />;
  if (path === '/entregador/cadastro') return <RegisterRoute />;
  if (now.phase === 'out') return <EnterRoute why={now.why} />;
  if (now.me.registration === 'awaiting_approval') return <RegisterRoute />;
  const { modules } = now.me;
  const shown = TABS.filter((tab) => tab.name !== 'shifts' || modules.includes('shifts'));
  const { Screen } = shown.find((tab) => tab.path === path) ?? TABS[0];
  return (
    <div className="app">
      <Suspense fallback={<Loading lines={9} />}>
        <Screen {...now} />
      </Suspense>
      <Tabs path={path} shown={shown} />
      <AtWork me={now.me} />
    </div>
  );
}

function Tabs({ path, shown }: { path: string; shown: readonly (typeof TABS)[number][] }) {
  return (
    <nav className="tabbar" aria-label={text.navigation}>
      {shown.map((tab) => (
        <Link key={tab.path} to={tab.path} aria-current={path === tab.path ? 'page' : undefined}>
          <Icon name={tab.icon} size={20} />
          {text[tab.name]}
        </Link>
      ))}
    </nav>
  );
}

// Loaded after the first view: until then a refusal's text is that of its status.
void import('./data/problems.rules.js').then(({ courierProblems }) => addProblemWords(courierProblems));
createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
void start();
