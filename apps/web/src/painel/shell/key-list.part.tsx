import { Dialog } from '../../ground/ui/dialog.js';
import { shellWords } from '../words.js';
import { useScreens } from './navigation.part.js';

export function KeyList({ close }: { close: () => void }) {
  const { keys, keyNames, screens, go } = shellWords;
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
    <Dialog title={keys} close={close}>
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
