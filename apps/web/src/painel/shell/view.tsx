import { useState, type ReactNode } from 'react';
import { chooseLanguage, useLanguage, useWords } from '../../ground/language.js';
import { lazy, Suspense } from '../../ground/lazy.js';
import { useLive, useLiveState } from '../../ground/live.js';
import { go, Link, usePlace } from '../../ground/router.js';
import { logOut, useKnownSession, useMay } from '../../ground/session.js';
import { chooseTheme, useTheme } from '../../ground/theme.js';
import { clock } from '../../ground/time.js';
import { useKeys } from '../../ground/ui/keys.js';
import { offeredChoices } from '../../ground/ui/palette.js';
import { below, Menu, type MenuItem, type MenuPlace } from '../../ground/ui/menu.js';
import { Picker, type Choice } from '../../ground/ui/picker.js';
import { refused } from '../../ground/ui/toast.js';
import { STEPS, useSetup } from '../start/setup.hook.js';
import { shellWords } from '../words.js';
import { Navigation, useScreens } from './navigation.part.js';
import './view.css';

// Loaded when somebody asks for them.
const KeyList = lazy(() => import('./key-list.part.js').then((part) => ({ default: part.KeyList })));
const SessionList = lazy(() =>
  import('./session-list.part.js').then((part) => ({ default: part.SessionList })),
);
const SecondFactorDialog = lazy(() =>
  import('./second-factor.part.js').then((part) => ({ default: part.SecondFactorDialog })),
);

type Open = 'palette' | 'keys' | 'sessions' | 'factor' | null;

/** The frame of every screen: navigation, account, state of the stream. */
export function Shell({ children }: { children: ReactNode }) {
  const text = useWords(shellWords);
  const { operator, hub } = useKnownSession();
  const { path } = usePlace();
  const [open, setOpen] = useState<Open>(null);
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const account = useAccountItems(setOpen);
  useLive({});
  const { screens, shown } = useScreens();
  const choices: Choice[] = [
    ...screens.map(({ path: to, name, key }) => ({
      key: to,
      label: text.go(text.screens[name]),
      ...(key !== undefined && { keys: `g ${key}` }),
      act: () => {
        go(to);
      },
    })),
    ...account.map(({ label, act }) => ({ key: label, label, act })),
  ];
  const offered = open === 'palette' ? offeredChoices() : [];
  useKeys({
    'mod+k': () => {
      setOpen('palette');
    },
    '?': () => {
      setOpen('keys');
    },
    ...Object.fromEntries(
      screens.map(({ key = '', path: to }) => [
        `g ${key}`,
        () => {
          go(to);
        },
      ]),
    ),
  });
  const close = () => {
    setOpen(null);
  };
  return (
    <div className="shell">
      <a className="skip" href="#content">
        {text.skip}
      </a>
      <header className="top">
        <strong className="cut">{hub?.name}</strong>
        <LiveSign />
        <button
          type="button"
          className="account"
          aria-haspopup="menu"
          aria-label={`${text.menu}: ${operator.name}`}
          onClick={({ currentTarget }) => {
            setMenu(below(currentTarget));
          }}
        >
          <span aria-hidden>{operator.name.slice(0, 1)}</span>
        </button>
      </header>
      <section className="bars" aria-label={text.condition}>
        <LostBar />
        {path !== START && <SetupBar />}
      </section>
      <Navigation screens={screens} shown={shown} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {menu && (
        <Menu
          label={text.menu}
          at={menu}
          items={account}
          close={() => {
            setMenu(null);
          }}
        />
      )}
      {open === 'palette' && (
        <Picker
          label={text.commands}
          placeholder={text.commandsHint}
          choices={[...offered, ...choices]}
          close={close}
        />
      )}
      <Suspense>
        {open === 'keys' && <KeyList close={close} />}
        {open === 'sessions' && <SessionList close={close} />}
        {open === 'factor' && <SecondFactorDialog close={close} />}
      </Suspense>
    </div>
  );
}

function useAccountItems(open: (what: Open) => void): MenuItem[] {
  const text = useWords(shellWords);
  const language = useLanguage();
  const theme = useTheme();
  const next = theme === 'system' ? 'light' : theme === 'light' ? 'dark' : 'system';
  return [
    {
      label: text[next],
      icon: next === 'dark' ? 'moon' : 'sun',
      act: () => {
        chooseTheme(next);
      },
    },
    {
      label: text.language,
      icon: 'external',
      act: () => {
        chooseLanguage(language === 'pt' ? 'en' : 'pt');
      },
    },
    {
      label: text.keys,
      icon: 'columns',
      keys: '?',
      act: () => {
        open('keys');
      },
    },
    {
      label: text.sessions,
      icon: 'people',
      act: () => {
        open('sessions');
      },
    },
    {
      label: text.factor,
      icon: 'check',
      act: () => {
        open('factor');
      },
    },
    {
      label: text.logout,
      icon: 'out',
      act: () => {
        logOut().catch(refused);
      },
    },
  ];
}

function LiveSign() {
  const text = useWords(shellWords);
  const { live, lostAt } = useLiveState();
  const said = live ? text.live : lostAt === null ? text.connecting : text.lost(clock(lostAt));
  return (
    <span className={live ? 'live on' : 'live'} role="status">
      {said}
    </span>
  );
}

const START = '/painel/inicio';

/** A bar on every screen while the hub lacks what its first order needs. */
function SetupBar() {
  const text = useWords(shellWords);
  const may = useMay();
  const { data } = useSetup(may('hub'));
  const done = data ? STEPS.filter((step) => data[step]).length : STEPS.length;
  return done === STEPS.length ? null : (
    <p className="setup-bar">
      <Link to={START}>{text.setup}</Link> <span className="soft">{text.setupLeft(done, STEPS.length)}</span>
    </p>
  );
}

function LostBar() {
  const text = useWords(shellWords);
  const { lostAt } = useLiveState();
  return lostAt === null ? null : <p className="lost">{text.lostBar(clock(lostAt))}</p>;
}
