import { useState } from 'react';
import { isEnd, call } from '../data/api.store.js';
import { acts } from '../data/queue.store.js';
import { useValue } from '../data/observable.store.js';
import { endSession, logIn, session, showMe } from '../data/session.store.js';
import { logOut } from '../data/log-out.store.js';
import { AccountView } from './view.js';

export function AccountRoute() {
  const now = useValue(session);
  const waiting = useValue(acts).filter(({ read = false }) => !read).length;
  const [error, setError] = useState<unknown>(null);
  const leave = async (everywhere?: boolean) => {
    setError(null);
    try {
      await logOut(everywhere);
    } catch (cause) {
      if (isEnd(cause)) await endSession(cause);
      else setError(cause);
    }
  };
  if (now.phase !== 'in') return null;
  const { me } = now;
  return (
    <AccountView
      me={me}
      company={now.company}
      waiting={waiting}
      error={error}
      savePix={async (pixKey, password) => {
        await showMe({ ...me, ...(await call('PUT /api/courier/pix-key', { pixKey, password })) });
      }}
      savePassword={async (current, password) => {
        await call('PUT /api/courier/password', { current, password });
        await logIn(me.phone ?? '', password);
        // `push.store` subscribes anew.
        dispatchEvent(new Event('newlogin'));
      }}
      leave={leave}
    />
  );
}
