import { useState } from 'react';
import { useWords } from '../../ground/language.js';
import { go, Link, usePlace } from '../../ground/router.js';
import { useKnownSession, useMay } from '../../ground/session.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { Icon } from '../../ground/ui/icon.js';
import { SCREENS } from '../routes.js';
import { shellWords } from '../words.js';

/** So many stand side by side on a phone, and a way to the others. */
const ON_PHONES = 4;

/** The screens that the operator may see, and which of them is shown. */
export function useScreens() {
  const may = useMay();
  const { path } = usePlace();
  const ofPlatform = useKnownSession().operator.hubId === null;
  const screens = SCREENS.flatMap(({ name, area, platformOnly, ...screen }) =>
    name !== undefined && (area === undefined || may(area, 'read')) && (ofPlatform || !platformOnly)
      ? [{ ...screen, name }]
      : [],
  );
  const others = screens.filter((one) => one.path !== '/painel');
  const shown = others.find((one) => path.startsWith(one.path))?.path ?? (path === '/painel' ? path : null);
  return { screens, shown };
}

type Screens = ReturnType<typeof useScreens>;

/** The navigation: a column of all screens; on a phone a row of the first, and a sheet with the others. */
export function Navigation({ screens, shown }: Screens) {
  const text = useWords(shellWords);
  const [open, setOpen] = useState(false);
  const beyond = screens.findIndex(({ path }) => path === shown) >= ON_PHONES;
  return (
    <nav aria-label={text.navigation}>
      {screens.map(({ path, name, icon }, at) => (
        <Link
          key={path}
          to={path}
          className={at >= ON_PHONES ? 'beyond' : undefined}
          aria-current={path === shown ? 'page' : undefined}
        >
          <Icon name={icon} size={20} />
          <span>{text.screens[name]}</span>
        </Link>
      ))}
      {screens.length > ON_PHONES && (
        <button
          type="button"
          className={beyond ? 'more here' : 'more'}
          aria-haspopup="dialog"
          onClick={() => {
            setOpen(true);
          }}
        >
          <Icon name="menu" size={20} />
          <span>{text.more}</span>
        </button>
      )}
      {open && (
        <Dialog
          title={text.more}
          close={() => {
            setOpen(false);
          }}
        >
          <ul className="all-screens">
            {screens.slice(ON_PHONES).map(({ path, name, icon }) => (
              <li key={path}>
                <button
                  type="button"
                  aria-current={path === shown ? 'page' : undefined}
                  onClick={() => {
                    setOpen(false);
                    go(path);
                  }}
                >
                  <Icon name={icon} size={20} />
                  <span>{text.screens[name]}</span>
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </nav>
  );
}
