import { useQuery } from '@tanstack/react-query';
import { answer, api, cache, Problem, type Answer } from '../../ground/api/client.js';

type Session = Answer<'/api/developer/sessions/current', 'get'>;

const KEY = ['developer-session'];

/** Who is logged in; null: nobody. */
export function useSession() {
  return useQuery({
    queryKey: KEY,
    staleTime: Infinity,
    queryFn: async (): Promise<Session | null> => {
      try {
        return await answer(api.GET('/api/developer/sessions/current'));
      } catch (error) {
        if (error instanceof Problem && error.status === 401) return null;
        throw error;
      }
    },
  });
}

/** For screens that are shown to somebody who is logged in. */
export function useKnownSession(): Session {
  const { data } = useSession();
  if (!data) throw new Error('A screen is shown to nobody');
  return data;
}

export async function logIn(body: { email: string; password: string }): Promise<void> {
  await api.POST('/api/developer/sessions', { body });
  await sessionAgain();
}

export function sessionAgain(): Promise<void> {
  return cache.invalidateQueries({ queryKey: KEY });
}

/** Nothing of the session stays in this tab. */
export async function logOut(everywhere = false): Promise<void> {
  await (everywhere ? api.DELETE('/api/developer/sessions') : api.DELETE('/api/developer/sessions/current'));
  cache.clear();
  location.assign('/desenvolvedores');
}

/** The session ended elsewhere: the page asks for the password again and keeps its address. */
cache.getQueryCache().subscribe(({ type, query }) => {
  const error: unknown = query.state.error;
  const [kind] = query.queryKey as readonly unknown[];
  if (type === 'updated' && error instanceof Problem && error.status === 401 && kind !== KEY[0])
    cache.setQueryData(KEY, null);
});
