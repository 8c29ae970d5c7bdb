import { useEffect, useState } from 'react';
import { call } from '../data/api.store.js';
import { problemText } from '../../ground/api/problem-words.js';
import { Button } from '../../ground/ui/button.js';
import { OpenSessions } from '../../ground/ui/open-sessions.js';
import { account } from '../data/account.query.js';
import { accountWords as text } from '../words.js';

type OpenSession = Awaited<ReturnType<typeof account.sessions>>[number];

/** Where the courier is logged in; another phone's session can be ended from here. */
export function Sessions({ everywhere }: { everywhere: () => void }) {
  const [open, setOpen] = useState<readonly OpenSession[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const read = () => {
    account.sessions().then(setOpen, setError);
  };
  useEffect(read, []);
  const end = async (id: number) => {
    setError(null);
    try {
      await call('DELETE /api/courier/sessions/{id}', { id });
      read();
    } catch (cause) {
      setError(cause);
    }
  };
  return (
    <details className="box">
      <summary>{text.sessions}</summary>
      {open && <OpenSessions sessions={open} end={(id) => void end(id)} />}
      {error !== null && <p role="alert">{problemText(error)}</p>}
      <Button onClick={everywhere}>{text.everywhere}</Button>
    </details>
  );
}
