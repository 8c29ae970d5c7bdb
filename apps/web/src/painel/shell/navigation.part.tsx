import { useRead } from '../../base/api/client.js';
import { lazy } from '../../base/lazy.js';
import { Link, usePageUrl } from '../../base/router.js';
import { useHas, useKnownSession, useMay } from '../../desk/session.js';
import { Icon } from '../../base/ui/icon.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { SCREENS } from '../routes.js';
import { shellWords as text } from '../words.js';
import { useAllParts } from './all-parts.store.js';

const Badge = lazy(async () => (await import('./all-screens.part.js')).Badge, null);
const AllScreens = lazy(async () => (await import('./all-screens.part.js')).AllScreens);

/** Screens in a phone's row; the others are in a sheet. */
const ON_PHONES = 4;

export function useScreens() {
  const may = useMay();
  const { path } = usePageUrl();
  const ofPlatform = useKnownSession().operator.hubId === null;
  const has = useHas();
  const screens = SCREENS.flatMap(({ name, area, platformOnly, module, ...screen }) =>
    name !== undefined &&
    (area === undefined || may(area, 'read')) &&
    (module === undefined || has(module)) &&
    (ofPlatform || !platformOnly)
      ? [{ ...screen, name }]
      : [],
  );
  const others = screens.filter((one) => one.path !== '/painel');
  const shown = others.find((one) => path.startsWith(one.path))?.path ?? (path === '/painel' ? path : null);
  return { screens, shown };
}

type Screens = ReturnType<typeof useScreens>;

/** Integrations are shown to who has some; others find the screen in the palette, or show all. */
function useUsed({ screens, shown }: Screens) {
  const all = useAllParts();
  const may = useMay();
  const enabled = may('webhooks', 'read') && !all;
  const { data } = useRead('/api/admin/webhooks/subscriptions', {}, { staleTime: 300_000, enabled });
  const integrated = all || (data?.items.length ?? 0) > 0;
  return screens.filter(({ name, path }) => name !== 'webhooks' || integrated || path === shown);
}

/** A column of the used screens; on a phone a row of the first, and a sheet with the others. */
export function Navigation(given: Screens) {
  const { shown } = given;
  const screens = useUsed(given);
  const counted = useMay()('reports', 'read');
  const beyond = screens.findIndex(({ path }) => path === shown) >= ON_PHONES;
  return (
    <nav aria-label={text.navigation}>
      {screens.map(({ path, name, icon }, index) => (
        <Link
          key={path}
          to={path}
          className={index >= ON_PHONES ? 'beyond' : undefined}
          aria-current={path === shown ? 'page' : undefined}
        >
          <Icon name={icon} size={20} />
          <span>{text.screens[name]}</span>
          {counted && <Badge of={[path]} />}
        </Link>
      ))}
      {screens.length > ON_PHONES && (
        <button
          type="button"
          className="more"
          aria-current={beyond || undefined}
          aria-haspopup="dialog"
          onClick={() => showDialog(<AllScreens screens={screens.slice(ON_PHONES)} shown={shown} />)}
        >
          <Icon name="menu" size={20} />
          <span>{text.more}</span>
          {counted && <Badge of={screens.slice(ON_PHONES).map(({ path }) => path)} />}
        </button>
      )}
    </nav>
  );
}
