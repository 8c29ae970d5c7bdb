import { useMutation, useQuery } from '@tanstack/react-query';
import { read, write } from '../api/client.js';
import { Unread } from './empty.js';
import { OpenSessions } from './open-sessions.js';

/** The sessions of whoever is logged in to an app. */
export function Sessions({ of }: { of: 'admin' | 'merchant' | 'developer' }) {
  const found = useQuery({ ...read(`/api/${of}/sessions`), staleTime: 0 });
  const ending = useMutation(write(`DELETE /api/${of}/sessions/{id}`));
  if (!found.data) return <Unread of={found} lines={3} />;
  return <OpenSessions sessions={found.data.items} end={(id) => ending.mutate({ id })} />;
}
