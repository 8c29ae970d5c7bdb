import { useQuery } from '@tanstack/react-query';
import { cache, Problem } from './api/client.js';

interface SessionSource<S> {
  /** Its key in the query cache. */
  readonly key: string;
  /** The page after a log-out. */
  readonly home: string;
  readonly read: () => Promise<S>;
  /** Ends the session, or all of the person's. */
  readonly end: (everywhere: boolean) => Promise<unknown>;
}

/** The session of an app's page, which is a cookie: who is logged in, and the log-out. */
export function pageSession<S>({ key, home, read, end }: SessionSource<S>) {
  const queryKey = [key];

  /** Who is logged in; null: nobody. */
  function useSession() {
    return useQuery({
      queryKey,
      staleTime: Infinity,
      queryFn: async (): Promise<S | null> => {
        try {
          return await read();
        } catch (error) {
          if (error instanceof Problem && error.status === 401) return null;
          throw error;
        }
      },
    });
  }

  /** For screens, which are shown to somebody who is logged in. */
  function useKnownSession(): S {
    const { data } = useSession();
    if (!data) throw new Error('A screen is shown to nobody');
    return data;
  }

  /** After a log-in, or when the session's facts have changed. */
  function sessionAgain(): Promise<void> {
    return cache.invalidateQueries({ queryKey });
  }

  /** Nothing of the session stays in this tab. */
  async function logOut(everywhere = false): Promise<void> {
    await end(everywhere);
    cache.clear();
    location.assign(home);
  }

  // The session ended elsewhere: the page asks for the password again and keeps its address.
  cache.getQueryCache().subscribe(({ type, query }) => {
    const error: unknown = query.state.error;
    const [kind] = query.queryKey as readonly unknown[];
    if (type === 'updated' && error instanceof Problem && error.status === 401 && kind !== key)
      cache.setQueryData(queryKey, null);
  });

  return { useSession, useKnownSession, sessionAgain, logOut };
}
