import { useQuery } from '@tanstack/react-query';
import { cache, call, Problem, watchRequests } from './api/client.js';
import { SessionTabs } from './session-tabs.js';
import type { LogIn } from './ui/log-in.js';

interface SessionSource<S> {
  readonly key: string;
  /** Address of the page after a log-out. */
  readonly home: string;
  readonly read: () => Promise<S>;
  readonly personOf: (session: S) => number;
  readonly face: 'admin' | 'merchant' | 'developer';
}

/** The session of an app's page, which is a cookie: who is logged in, the log-in and the log-out. */
export function pageSession<S>({ key, home, read, personOf, face }: SessionSource<S>) {
  const queryKey = [key];

  /** Drops all data of the person from this tab, read or typed. */
  function leave(): void {
    cache.clear();
    sessionStorage.clear();
    location.assign(home);
  }

  // The cookie is shared: a log-in or log-out in another tab holds for this tab, too.
  const channel = new BroadcastChannel(`session ${key}`);
  const announce = (person: number | null) => channel.postMessage(person);
  const tabs = new SessionTabs({ announce, leave, enter: () => void refetchSession() });
  channel.onmessage = ({ data }: MessageEvent<number | null>) => tabs.receive(data);

  function useSession() {
    return useQuery({
      queryKey,
      staleTime: Infinity,
      queryFn: async (): Promise<S | null> => {
        try {
          const session = await read();
          tabs.show(personOf(session));
          return session;
        } catch (error) {
          if (error instanceof Problem && error.status === 401) return null;
          throw error;
        }
      },
    });
  }

  /** For screens that only a logged-in person sees. */
  function useKnownSession(): S {
    const { data } = useSession();
    if (!data) throw new Error('A screen is shown to nobody');
    return data;
  }

  function refetchSession(): Promise<void> {
    return cache.invalidateQueries({ queryKey });
  }

  async function logIn(who: LogIn): Promise<void> {
    await call(`POST /api/${face}/sessions`, who);
    await refetchSession();
  }

  async function logOut(everywhere = false): Promise<void> {
    await (everywhere ? call(`DELETE /api/${face}/sessions`) : call(`DELETE /api/${face}/sessions/current`));
    announce(null);
    leave();
  }

  // After an end elsewhere the page asks for the password again, and keeps its address and what was typed.
  cache.getQueryCache().subscribe(({ type, query }) => {
    const error: unknown = query.state.error;
    const [kind] = query.queryKey as readonly unknown[];
    if (type === 'updated' && error instanceof Problem && error.status === 401 && kind !== key)
      cache.setQueryData(queryKey, null);
  });

  // The session is read after a refused act, because a wrong password is refused alike (401).
  cache.getMutationCache().subscribe(({ type, mutation }) => {
    const error: unknown = mutation?.state.error;
    const refused = type === 'updated' && error instanceof Problem && error.status === 401;
    if (refused && cache.getQueryData(queryKey) !== null) void refetchSession();
  });

  /** Whether this tab showed somebody whose session has ended. */
  function hasEnded(): boolean {
    return tabs.person !== null;
  }

  // Names the person whose screens are shown: the server refuses a request under another person's cookie.
  watchRequests({
    headers: () => (tabs.person === null ? {} : { 'X-Person-Id': String(tabs.person) }),
    refused: ({ status, code }) => {
      if (status === 409 && code === 'session_changed') leave();
    },
  });

  return { useSession, useKnownSession, refetchSession, logIn, logOut, hasEnded };
}
