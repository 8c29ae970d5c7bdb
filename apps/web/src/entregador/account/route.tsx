import { useState } from 'react';
import { isEnd } from '../data/api.store.js';
import { acts } from '../data/queue.store.js';
import { useValue } from '../data/observable.store.js';
import { endSession, logIn, logOut, session, showMe } from '../data/session.store.js';
import { AccountView } from './view.js';
import { account } from '../data/account.query.js';

export function AccountRoute() {
  const now = useValue(session);
  const waiting = useValue(acts).filter(({ read = false }) => !read).length;
  const [error, setError] = useState<{ what: string; cause: unknown } | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const during = async (what: string, work: () => Promise<void>) => {
    setError(null);
    setSaved(null);
    try {
      await work();
      setSaved(what);
    } catch (cause) {
      if (isEnd(cause) && what !== 'pix' && what !== 'password') await endSession(cause);
      else setError({ what, cause });
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
      saved={saved}
      savePix={(pixKey, password) =>
        during('pix', async () => {
          await showMe(await account.setPixKey(pixKey, password));
        })
      }
      savePassword={(current, password) =>
        during('password', async () => {
          await account.setPassword(current, password);
          await logIn(me.phone ?? '', password);
          // `push.store` subscribes anew.
          dispatchEvent(new Event('newlogin'));
        })
      }
      leave={(everywhere) => during('leave', () => logOut(everywhere))}
    />
  );
}
