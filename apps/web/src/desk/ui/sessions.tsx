import { useRead, useWrite } from '../../base/api/client.js';
import { Unread } from '../../base/ui/empty.js';
import { OpenSessions } from '../../base/ui/open-sessions.js';
import { notify } from '../../base/ui/toast.js';

interface SessionsProps {
  of: 'admin' | 'merchant' | 'developer';
  /** Announced when a session was ended. */
  success?: string;
}

export function Sessions({ of, success }: SessionsProps) {
  const found = useRead(`/api/${of}/sessions`, {}, { staleTime: 0 });
  const onSuccess = () => success !== undefined && notify(success);
  const ending = useWrite(`DELETE /api/${of}/sessions/{id}`, { onSuccess });
  if (!found.data) return <Unread of={found} lines={3} />;
  return <OpenSessions sessions={found.data.items} end={(id) => ending.mutate({ id })} />;
}
