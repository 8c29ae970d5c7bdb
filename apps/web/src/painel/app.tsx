import { lazy, Suspense } from '../base/lazy.js';
import { Link, usePageUrl } from '../base/router.js';
import { useSession } from '../desk/session.js';
import { Empty, Loading, Unread } from '../base/ui/empty.js';
import { Guard } from '../base/ui/guard.js';
import { SCREENS } from './routes.js';
import { Shell } from './shell/view.js';
import { shellWords as text } from './words.js';

const LoginRoute = lazy(async () => (await import('./login/route.js')).LoginRoute, <Loading />);
const HubChoiceRoute = lazy(
  async () => (await import('./shell/hub-choice.part.js')).HubChoiceRoute,
  <Loading />,
);
const EnrolRoute = lazy(async () => (await import('./shell/second-factor.part.js')).EnrolRoute, <Loading />);

export function App() {
  const session = useSession();
  const { path } = usePageUrl();
  const found = screenAt(path);
  if (!session.isSuccess) return <Unread of={session} />;
  if (!session.data) return <LoginRoute />;
  if (session.data.secondFactor.mustEnrol) return <EnrolRoute />;
  if (!session.data.hub) return <HubChoiceRoute />;
  const { modules } = session.data;
  const screen = found?.module === undefined || modules.includes(found.module) ? found : undefined;
  return (
    <Shell>
      <Guard key={screen?.path ?? path}>
        <Suspense fallback={<Loading lines={12} />}>{screen ? <screen.Route /> : <UnknownScreen />}</Suspense>
      </Guard>
    </Shell>
  );
}

/** Addresses below a screen's belong to it, except on the board, which has only those of its orders. */
function screenAt(path: string) {
  const fitting = SCREENS.filter((screen) => path === screen.path || path.startsWith(`${screen.path}/`));
  const screen = fitting.sort((a, b) => b.path.length - a.path.length)[0];
  const board = screen?.path === '/painel';
  return board && path !== '/painel' && !path.startsWith('/painel/pedidos') ? undefined : screen;
}

function UnknownScreen() {
  return (
    <Empty
      icon="map"
      title={text.unknown}
      action={<Link to="/painel">{text.toBoard}</Link>}
      lead={text.unknownLead}
    />
  );
}
