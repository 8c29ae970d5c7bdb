import { useMutation, useQuery } from '@tanstack/react-query';
import { cache } from '../../ground/api/client.js';
import { logOut } from '../../ground/session.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { Unread } from '../../ground/ui/empty.js';
import { OpenSessions } from '../../ground/ui/open-sessions.js';
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
      {sessions.isSuccess ? (
        <OpenSessions sessions={sessions.data.items} end={ending.mutate} />
      ) : (
        <Unread of={sessions} lines={3} />
      )}
    </Dialog>
  );
}
