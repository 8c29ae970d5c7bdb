import { problemText } from '../../ground/api/problem-words.js';
import { useWords } from '../../ground/language.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { Icon } from '../../ground/ui/icon.js';
import type { BulkAsk } from './bulk.hook.js';
import { refusalOf } from '../shell/refusal-words.js';
import { bulkWords } from './bulk-words.js';
import { boardWords } from './words.js';

interface BulkAskProps {
  ask: BulkAsk;
  start: (ask: BulkAsk) => void;
  close: () => void;
}

/** The dialog before a bulk command: how many orders it reaches, which it does not, and why. */
export function BulkQuestion({ ask, start, close }: BulkAskProps) {
  const text = useWords(bulkWords);
  const board = useWords(boardWords);
  const { command, orders, courier, refused } = ask;
  const possible = orders.length - (refused?.length ?? 0);
  const actions = (
    <>
      <Button onClick={close}>{text.back}</Button>
      <Button
        kind={command === 'cancel' ? 'danger' : 'primary'}
        busy={refused === null}
        disabled={possible === 0}
        onClick={() => {
          start(ask);
        }}
      >
        {text.go(text.does[command], possible)}
      </Button>
    </>
  );
  return (
    <Dialog
      title={text.question(text.does[command], board.many(orders.length), courier?.name ?? null)}
      close={close}
      actions={actions}
    >
      <div className="stack" aria-busy={refused === null}>
        <p>{command === 'cancel' ? consequence() : text.consequence[command]}</p>
        {refused !== null && refused.length > 0 && (
          <section>
            <p className="row">
              <Icon name="alert" /> <strong>{text.cannot(refused.length)}</strong>
            </p>
            <Refusals rows={refused.map(({ publicId, code }) => ({ publicId, refusal: code }))} />
          </section>
        )}
      </div>
    </Dialog>
  );

  function consequence(): string {
    const collected = orders.filter(({ status }) => status === 'collected').length;
    return collected === 0 ? text.consequence.cancel : text.cancelCollected(collected);
  }
}

/** Orders that refuse a command, grouped by reason. */
export function Refusals({ rows }: { rows: readonly { publicId: string; refusal: string | null }[] }) {
  const reasons = new Map<string, string[]>();
  for (const { publicId, refusal } of rows)
    if (refusal !== null) reasons.set(refusal, [...(reasons.get(refusal) ?? []), publicId]);
  return (
    <ul className="refusals">
      {[...reasons].map(([code, numbers]) => (
        <li key={code}>
          <span>{problemText(refusalOf(code))}</span>
          <span className="soft number">{numbers.join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}
