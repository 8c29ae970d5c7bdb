import { useEffect, useState } from 'react';
import { problemText } from '../../ground/api/problem-words.js';
import { clock } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { notices, readNotice, refreshNotices } from '../data/notice.store.js';
import { useValue } from '../data/observable.store.js';
import { noticeWords as text } from '../words.js';

/** A phone without notifications learns it by then. */
const AGAIN_MS = 60_000;

/** What the company told everybody on shift, one at a time, until the courier has read it. */
export function Told() {
  const [first] = useValue(notices);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    void refreshNotices();
    const timer = setInterval(() => void refreshNotices(), AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  if (!first) return null;
  return (
    <section className="notice amber trouble" role="alert">
      <h2>{text.told(clock(first.at))}</h2>
      <p>{first.text}</p>
      {error !== null && <p>{problemText(error)}</p>}
      <Button
        className="big"
        onClick={() => {
          setError(null);
          readNotice(first.id).catch(setError);
        }}
      >
        {text.read}
      </Button>
    </section>
  );
}
