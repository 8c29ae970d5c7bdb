import { useState } from 'react';
import { call } from '../data/api.store.js';
import { logIn } from '../data/session.store.js';
import { EnterView } from './view.js';

export function EnterRoute({ why }: { why: 'ended' | 'closed' | null }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const during = (work: Promise<unknown>) => {
    setBusy(true);
    setError(null);
    work.catch(setError).finally(() => setBusy(false));
  };
  return (
    <EnterView
      why={why}
      busy={busy}
      error={error}
      asked={asked}
      enter={(phone, password) => during(logIn(phone, password))}
      reset={(phone) =>
        during(
          call('POST /api/console/password-resets', { kind: 'courier', phone }).then(() => setAsked(phone)),
        )
      }
    />
  );
}
