import { useMutation, useQuery } from '@tanstack/react-query';
import { read, write } from '../../ground/api/client.js';
import { itemsOf } from '../../ground/api/list.js';
import { logOut } from '../../ground/session.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { Unread } from '../../ground/ui/empty.js';
import { OpenSessions } from '../../ground/ui/open-sessions.js';
import { refused, notify } from '../../ground/ui/toast.js';
import { shellWords as text } from '../words.js';

export function SessionList({ close }: { close: () => void }) {
  const sessions = useQuery({ ...read('/api/admin/sessions'), select: itemsOf, staleTime: 0 });
  const ending = useMutation(
    write('DELETE /api/admin/sessions/{id}', { onSuccess: () => notify(text.ended) }),
  );
  const everywhere = (
    <Button kind="danger" onClick={() => logOut(true).catch(refused)}>
      {text.logoutAll}
    </Button>
  );
  return (
    <Dialog title={text.sessions} close={close} actions={everywhere}>
      {sessions.isSuccess ? (
        <OpenSessions sessions={sessions.data} end={(id) => ending.mutate({ id })} />
      ) : (
        <Unread of={sessions} lines={3} />
      )}
    </Dialog>
  );
}
