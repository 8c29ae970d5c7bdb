import { useRead } from '../../base/api/client.js';
import { go } from '../../base/router.js';
import { useMay } from '../../desk/session.js';
import { Dialog, useClose } from '../../base/ui/dialog.js';
import { Icon } from '../../base/ui/icon.js';
import type { SCREENS } from '../routes.js';
import { waitingAt } from '../today/places.rules.js';
import { shellWords as text } from '../words.js';
import './badge.css';

interface AllScreensProps {
  screens: readonly Pick<Required<(typeof SCREENS)[number]>, 'path' | 'name' | 'icon'>[];
  shown: string | null;
}

/** Screens for which a phone's row has no room. */
export function AllScreens({ screens, shown }: AllScreensProps) {
  const close = useClose();
  const counted = useMay()('reports', 'read');
  return (
    <Dialog title={text.more}>
      <ul className="tiles all-screens" style={{ '--least': '90px' } as object}>
        {screens.map(({ path, name, icon }) => (
          <li key={path}>
            <button
              type="button"
              className="choice"
              aria-current={path === shown ? 'page' : undefined}
              onClick={() => {
                close();
                go(path);
              }}
            >
              <Icon name={icon} size={20} />
              <span>{text.screens[name]}</span>
              {counted && <Badge of={[path]} />}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const BADGES_MS = 30_000;

const MAX_SHOWN = 99;

export function Badge({ of }: { of: readonly string[] }) {
  const { data } = useRead('/api/admin/today/decisions', {}, { refetchInterval: BADGES_MS });
  const waiting = data && waitingAt(data);
  const count = of.reduce((sum, path) => sum + (waiting?.get(path) ?? 0), 0);
  if (count === 0) return null;
  return (
    <span className="badge number">
      <span aria-hidden>{count > MAX_SHOWN ? `${String(MAX_SHOWN)}+` : count}</span>
      <span className="sr">{text.waits(count)}</span>
    </span>
  );
}
