import { type ReactNode, useEffect, useState } from 'react';
import { chooseLanguage, otherLanguages } from '../../base/language.js';
import { LANGUAGES } from '../../base/languages.js';
import { lazy } from '../../base/lazy.js';
import { useLive, useLiveState } from '../../base/live.js';
import { go, Link, usePageUrl } from '../../base/router.js';
import { logOut, useKnownSession, useMay } from '../../desk/session.js';
import { chooseTheme, useTheme } from '../../base/theme.js';
import { clock } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { Dialog } from '../../base/ui/dialog.js';
import { useKeys } from '../../desk/ui/keys.js';
import { below, Menu, type MenuItem, type MenuPosition } from '../../desk/ui/menu.js';
import { Sessions } from '../../desk/ui/sessions.js';
import { offeredChoices } from '../../desk/ui/palette.js';
import type { Choice } from '../../desk/ui/picker.js';
import { useOpen } from '../../base/open.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { refused } from '../../base/ui/toast.js';
import { missingSteps, STEPS, useSetup } from '../start/setup.hook.js';
import { Navigation, useScreens } from './navigation.part.js';
import { shellWords as text } from '../words.js';
import './shell.css';

// Loaded after the first view, so that keys typed after Ctrl+K reach it.
const loadPicker = async () => (await import('../../desk/ui/picker.js')).Picker;
const Picker = lazy(loadPicker, null);
const RushBar = lazy(async () => (await import('./rush-bar.part.js')).RushBar, null);
const SecondFactorDialog = lazy(async () => (await import('./second-factor.part.js')).SecondFactorDialog);

export function Shell({ children }: { children: ReactNode }) {
  const { operator, hub } = useKnownSession();
  const { path } = usePageUrl();
  const may = useMay();
  const palette = useOpen();
  const [menu, setMenu] = useState<MenuPosition | null>(null);
  const account = useAccountItems();
  useLive({});
  useLanding();
  const { screens, shown } = useScreens();
  const choices: Choice[] = [
    ...screens.map(({ path: to, name, key }) => ({
      key: to,
      label: text.go(text.screens[name]),
      ...(key !== undefined && { keys: `g ${key}` }),
      act: () => go(to),
    })),
    ...account.map(({ label, act }) => ({ key: label, label, act })),
  ];
  const offered = palette.is ? offeredChoices() : [];
  useKeys({
    'mod+k': palette.open,
    '?': () => showDialog(<KeyList />),
    ...Object.fromEntries(screens.map(({ key = '', path: to }) => [`g ${key}`, () => go(to)])),
  });
  useEffect(() => {
    void loadPicker();
  }, []);
  return (
    <div className="shell">
      <a className="skip" href="#content">
        {text.skip}
      </a>
      <header className="toolbar top">
        <strong className="grow cut">{hub?.name}</strong>
        <LiveSign />
        <button
          type="button"
          className="disc account"
          aria-haspopup="menu"
          aria-label={`${text.menu}: ${operator.name}`}
          onClick={({ currentTarget }) => setMenu(below(currentTarget))}
        >
          <span aria-hidden>{operator.name.slice(0, 1)}</span>
        </button>
      </header>
      <section className="bars" aria-label={text.condition}>
        <LostBar />
        {path !== START && <SetupBar />}
        {may('hub', 'read') && <RushBar />}
      </section>
      <Navigation screens={screens} shown={shown} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {menu && <Menu label={text.menu} position={menu} items={account} close={() => setMenu(null)} />}
      {palette.is && (
        <Picker
          label={text.commands}
          placeholder={text.commandsHint}
          choices={[...offered, ...choices]}
          close={palette.close}
        />
      )}
    </div>
  );
}

const OPENED = [
  { what: 'keys', icon: 'columns', keys: '?', Shown: KeyList },
  { what: 'sessions', icon: 'people', Shown: SessionsDialog },
  { what: 'factor', icon: 'check', Shown: SecondFactorDialog },
] as const;

function useAccountItems(): MenuItem[] {
  const theme = useTheme();
  const next = theme === 'system' ? 'light' : theme === 'light' ? 'dark' : 'system';
  return [
    { label: text[next], icon: next === 'dark' ? 'moon' : 'sun', act: () => chooseTheme(next) },
    ...otherLanguages().map((language): MenuItem => ({
      label: LANGUAGES[language].name,
      icon: 'external',
      act: () => void chooseLanguage(language),
    })),
    ...OPENED.map(({ what, Shown, ...item }) => ({
      label: text[what],
      ...item,
      act: () => void showDialog(<Shown />),
    })),
    { label: text.logout, icon: 'out', act: () => void logOut().catch(refused) },
  ];
}

function SessionsDialog() {
  const actions = (
    <Button kind="danger" onClick={() => logOut(true).catch(refused)}>
      {text.logoutAll}
    </Button>
  );
  return (
    <Dialog title={text.sessions} actions={actions}>
      <Sessions of="admin" success={text.ended} />
    </Dialog>
  );
}

function LiveSign() {
  const { live, lostAt } = useLiveState();
  const state = live ? text.live : lostAt === null ? text.connecting : text.lost(clock(lostAt));
  return (
    <span className={live ? 'live on' : 'live'} role="status">
      {state}
    </span>
  );
}

/** Shown on every screen while the hub lacks what its first order needs. */
function SetupBar() {
  const may = useMay();
  const { data } = useSetup(may('hub'));
  const missing = data ? missingSteps(data).length : 0;
  const done = STEPS.length - missing;
  return missing === 0 ? null : (
    <p className="setup-bar">
      <Link to={START}>{text.setup}</Link>{' '}
      <span className="soft">{text.setupLeft({ done, all: STEPS.length })}</span>
    </p>
  );
}

function LostBar() {
  const { lostAt } = useLiveState();
  return lostAt === null ? null : <p className="lost toned amber">{text.lostBar(clock(lostAt))}</p>;
}

const START = '/painel/inicio';

/** The person whom this tab has shown the first steps. */
let shownTo: number | null = null;

/** Once, so that the owner can still reach the board. */
export function useLanding(): void {
  const { operator } = useKnownSession();
  const { path } = usePageUrl();
  const may = useMay();
  const { data } = useSetup(may('hub'));
  // Read at first, as the board takes `novo` out of the address when its form is open.
  const [bare] = useState(() => location.search === '');
  useEffect(() => {
    if (!data || shownTo === operator.id) return;
    shownTo = operator.id;
    if (path === '/painel' && bare && !data.order) go(START, { replace: true });
  }, [data, operator.id, path]);
}

function KeyList() {
  const { keys, keyNames, screens, go } = text;
  const shown = useScreens().screens;
  const lines: readonly (readonly [readonly string[], string])[] = [
    [['/'], keyNames.search],
    [['Ctrl', 'K'], keyNames.palette],
    ...shown.flatMap(({ key, name }) =>
      key === undefined ? [] : [[['g', key], go(screens[name])] as const],
    ),
    [['j', 'k'], keyNames.move],
    [['Enter'], keyNames.open],
    [['x'], keyNames.mark],
    [['Ctrl', 'A'], keyNames.markAll],
    [['a'], keyNames.assign],
    [['s'], keyNames.searchAgain],
    [['l'], keyNames.release],
    [['p'], keyNames.ready],
    [['c'], keyNames.complete],
    [['f'], keyNames.confirmPayment],
    [['G'], keyNames.group],
    [['u'], keyNames.ungroup],
    [['Del'], keyNames.cancel],
    [['n'], keyNames.create],
    [['Esc'], keyNames.escape],
    [['?'], keyNames.help],
  ];
  return (
    <Dialog title={keys}>
      <dl className="facts" tabIndex={0} aria-label={keys}>
        {lines.map(([pressed, does]) => (
          <div key={does} className="key-line">
            <dt className="row g4">
              {pressed.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
