import { useMutation, useQuery } from '@tanstack/react-query';
import { answer, api, cache } from '../../ground/api/client.js';
import { useWords } from '../../ground/language.js';
import { logOut } from '../../ground/session.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { Status } from '../../ground/ui/status.js';
import { refused, notify } from '../../ground/ui/toast.js';
import { shellWords } from '../words.js';

const KEY = ['sessions'];

export function SessionList({ close }: { close: () => void }) {
  const text = useWords(shellWords);
  const sessions = useQuery({
    queryKey: KEY,
    queryFn: () => answer(api.GET('/api/admin/sessions')),
    staleTime: 0,
  });
  const ending = useMutation({
    mutationFn: (id: number) => api.DELETE('/api/admin/sessions/{id}', { params: { path: { id } } }),
    onSuccess: () => {
      notify(text.ended);
      return cache.invalidateQueries({ queryKey: KEY });
    },
    onError: refused,
  });
  const everywhere = (
    <Button
      kind="danger"
      onClick={() => {
        logOut(true).catch(refused);
      }}
    >
      {text.logoutAll}
    </Button>
  );
  return (
    <Dialog title={text.sessions} close={close} actions={everywhere}>
      {sessions.isPending && <Loading lines={3} />}
      {sessions.error && <Failure error={sessions.error} again={sessions.refetch} />}
      <ul className="stack">
        {sessions.data?.items.map(({ id, label, createdAt, current }) => (
          <li key={id} className="row">
            <span className="grow">
              {label} <span className="soft">{text.since(moment(createdAt))}</span>
            </span>
            {current ? (
              <Status tone="accent">{text.here}</Status>
            ) : (
              <Button
                onClick={() => {
                  ending.mutate(id);
                }}
              >
                {text.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
