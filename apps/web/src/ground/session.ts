import { useQuery } from '@tanstack/react-query';
import { answer, api, cache, chosenHub, Problem, type Session } from './api/client.js';
import { setZone } from './time.js';

const KEY = ['session'];

/** The session; null: nobody is logged in. */
export function useSession() {
  return useQuery({
    queryKey: KEY,
    staleTime: Infinity,
    queryFn: async (): Promise<Session | null> => {
      try {
        const session = await answer(api.GET('/api/admin/sessions/current'));
        if (session.hub) setZone(session.hub.timezone);
        return session;
      } catch (error) {
        if (error instanceof Problem && error.status === 401) return null;
        throw error;
      }
    },
  });
}

/** The session, for screens that only logged-in people see. */
export function useKnownSession(): Session {
  const { data } = useSession();
  if (!data) throw new Error('A screen is shown to nobody');
  return data;
}

export function useMay(): (area: string, right?: 'read' | 'write') => boolean {
  const { rights } = useKnownSession();
  return (area, right = 'write') => {
    const own = (rights as Readonly<Record<string, unknown>>)[area];
    return own === 'write' || own === right;
  };
}

export interface LogIn {
  readonly email: string;
  readonly password: string;
  /** Code of the authenticator app, or a recovery code. */
  readonly code?: string;
}

export async function logIn(body: LogIn): Promise<void> {
  await api.POST('/api/admin/sessions', { body });
  await cache.invalidateQueries({ queryKey: KEY });
}

/** Logs out and clears what this tab has cached of the session. */
export async function logOut(everywhere = false): Promise<void> {
  await (everywhere ? api.DELETE('/api/admin/sessions') : api.DELETE('/api/admin/sessions/current'));
  if (chosenHub() !== null) sessionStorage.clear();
  cache.clear();
  location.assign('/painel');
}

/** The session ended elsewhere: the page asks for the password again and keeps its address. */
cache.getQueryCache().subscribe(({ type, query }) => {
  const error: unknown = query.state.error;
  const [kind] = query.queryKey as readonly unknown[];
  if (type === 'updated' && error instanceof Problem && error.status === 401 && kind !== KEY[0])
    cache.setQueryData(KEY, null);
});
