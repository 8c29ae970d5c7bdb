import { go } from '../../ground/router.js';
import { useMay } from '../../ground/session.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { Icon } from '../../ground/ui/icon.js';
import type { SCREENS } from '../routes.js';
import { shellWords as text } from '../words.js';
import { Badge } from './badge.part.js';

interface AllScreensProps {
  screens: readonly Pick<Required<(typeof SCREENS)[number]>, 'path' | 'name' | 'icon'>[];
  shown: string | null;
  close: () => void;
}

/** The screens for which a phone's row has no room. */
export function AllScreens({ screens, shown, close }: AllScreensProps) {
  const counted = useMay()('reports', 'read');
  return (
    <Dialog title={text.more} close={close}>
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
