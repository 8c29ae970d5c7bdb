import { useAttempt } from '../../base/attempt.js';
import { problemText } from '../../base/api/problem-words.js';
import { phoneHref } from '../../base/brazil.js';
import { Button } from '../../base/ui/button.js';
import { Icon } from '../../base/ui/icon.js';
import { called, callForHelp, helpNumbers, type HelpNumber } from '../data/help.store.js';
import { useValue } from '../../base/observable.js';
import { acts } from '../data/queue.store.js';
import { helpWords as text } from '../words.js';
import { Sheet } from './sheet.part.js';
import { Notice } from '../../base/ui/notice.js';

export function HelpSheet({ close }: { close: () => void }) {
  const numbers = useValue(helpNumbers);
  const waiting = useValue(acts).some(({ kind, refusal }) => kind === 'help' && !refusal);
  const hasCalled = useValue(called);
  const calling = useAttempt(callForHelp);
  const known: Readonly<Record<string, string>> = text.known;
  const nameOf = ({ name, phone, own }: HelpNumber) =>
    own ? text.company : (name ?? known[phone] ?? text.call);
  return (
    <Sheet
      title={text.title}
      close={close}
      dock={
        <>
          {calling.error !== null && (
            <p className="notice bad" role="alert">
              {text.failed} {problemText(calling.error)}
            </p>
          )}
          {waiting && (
            <p className="notice amber" role="status">
              {text.sending}
            </p>
          )}
          {hasCalled && !waiting && <Notice tone="good">{text.shared}</Notice>}
          <Button kind="danger" className="big" onClick={calling.run}>
            {hasCalled ? text.shareAgain : text.share}
          </Button>
        </>
      }
    >
      {numbers.map((number) => (
        <a key={number.phone} className="button big" href={phoneHref(number.phone)}>
          <Icon name="phone" size={20} />
          {nameOf(number)} · {number.phone}
        </a>
      ))}
      <p className="soft">{text.lead}</p>
    </Sheet>
  );
}
