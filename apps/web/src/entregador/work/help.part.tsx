import { useState } from 'react';
import { problemText } from '../../ground/api/problem-words.js';
import { phoneHref } from '../../ground/brazil.js';
import { Button } from '../../ground/ui/button.js';
import { Icon } from '../../ground/ui/icon.js';
import { callForHelp, helpNumbers, type HelpNumber } from '../data/help.store.js';
import { useValue } from '../data/observable.store.js';
import { helpWords as text } from '../words.js';
import { Sheet } from './sheet.part.js';

/** An emergency: whom to call, and the phone's position for the company. */
export function HelpSheet({ close }: { close: () => void }) {
  const numbers = useValue(helpNumbers);
  const [state, setState] = useState<'asked' | 'sending' | 'shared'>('asked');
  const [error, setError] = useState<unknown>(null);
  const share = async () => {
    setState('sending');
    setError(null);
    try {
      await callForHelp();
      setState('shared');
    } catch (failure) {
      setError(failure);
      setState('asked');
    }
  };
  const known: Readonly<Record<string, string>> = text.known;
  const nameOf = ({ name, phone, own }: HelpNumber) =>
    own ? text.company : (name ?? known[phone] ?? text.call);
  return (
    <Sheet
      title={text.title}
      close={close}
      dock={
        <>
          {error !== null && (
            <p className="notice bad" role="alert">
              {text.failed} {problemText(error)}
            </p>
          )}
          {state === 'shared' && (
            <p className="notice good" role="status">
              <Icon name="check" size={20} />
              {text.shared}
            </p>
          )}
          <Button kind="danger" className="big" busy={state === 'sending'} onClick={() => void share()}>
            {state === 'shared' ? text.shareAgain : text.share}
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
