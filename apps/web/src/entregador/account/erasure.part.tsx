import { useEffect, useState } from 'react';
import { problemText } from '../../ground/api/problem-words.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { confirm } from '../../ground/ui/dialog.js';
import { account } from '../data/account.query.js';
import { erasureWords as text } from '../words.js';

/** Asks the company to erase the courier's data, and says that it was asked. */
export function Erasure({ company }: { company: string }) {
  const [askedAt, setAskedAt] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    // Without an answer it may be asked: asking twice is asking once.
    account.erasure().then(setAskedAt, () => undefined);
  }, []);
  const ask = async () => {
    setError(null);
    if (!(await confirm({ title: text.title, lead: text.lead(company), action: text.send }))) return;
    try {
      setAskedAt(await account.askErasure());
    } catch (cause) {
      setError(cause);
    }
  };
  if (askedAt !== null) return <p role="status">{text.asked({ company, at: moment(askedAt) })}</p>;
  return (
    <>
      <Button onClick={ask}>{text.ask}</Button>
      {error !== null && <p role="alert">{problemText(error)}</p>}
    </>
  );
}
