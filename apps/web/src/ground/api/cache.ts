import { QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { Problem } from './problem.js';

const MAX_RETRIES = 2;

/** No answer, or one that may be another in a moment. */
function isPassing(error: unknown): boolean {
  return error instanceof Problem && (error.status === 0 || error.status >= 500);
}

/**
 * Keeps on the screen what cannot be read anew for a moment: a board in use, and a form half filled in. The apps' bars tell
 * since when they are not live. A failed further page is told, as somebody asked for it.
 */
function keepShown(error: unknown, { state }: Query<unknown, unknown>): boolean {
  return isPassing(error) && state.data !== undefined && state.fetchMeta?.fetchMore === undefined;
}

export const cache = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (keepShown(error, query)) query.setState({ status: 'success', error: null });
    },
  }),
  defaultOptions: {
    // Without network a call fails and its text says so; by default the page would wait without a word.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      retry: (failures, error) => failures < MAX_RETRIES && (!(error instanceof Problem) || isPassing(error)),
    },
  },
});
