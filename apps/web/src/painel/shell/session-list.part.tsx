import { useMutation, useQuery } from '@tanstack/react-query';
import { cache } from '../../ground/api/client.js';
import { logOut } from '../../ground/session.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { Unread } from '../../ground/ui/empty.js';
import { Status } from '../../ground/ui/status.js';
import { refused, notify } from '../../ground/ui/toast.js';
import { account } from '../data/account.query.js';
import { shellWords as text } from '../words.js';

export function SessionList({ close }: { close: () => void }) {
  const sessions = useQuery(account.sessions());
  const ending = useMutation({
    mutationFn: account.endSession,
    onSuccess: () => {
      notify(text.ended);
      return cache.invalidateQueries({ queryKey: account.sessions().queryKey });
    },
    onError: refused,
  });
  const everywhere = (
    <Button kind="danger" onClick={() => logOut(true).catch(refused)}>
      {text.logoutAll}
    </Button>
  );
  return (
    <Dialog title={text.sessions} close={close} actions={everywhere}>
      {!sessions.isSuccess && <Unread of={sessions} lines={3} />}
      <ul className="stack">
        {sessions.data?.items.map(({ id, label, createdAt, current }) => (
          <li key={id} className="row">
            <span className="grow">
              {label} <span className="soft">{text.since(moment(createdAt))}</span>
            </span>
            {current ? (
              <Status tone="accent">{text.here}</Status>
            ) : (
              <Button onClick={() => ending.mutate(id)}>{text.end}</Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
