import { QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { Problem } from './problem.js';

const MAX_RETRIES = 2;

/** No answer (status 0), too many requests, or a failure that may be gone in a moment. */
function isPassing(error: unknown): boolean {
  return error instanceof Problem && (error.status === 0 || error.status === 429 || error.status >= 500);
}

/**
 * Whether a failed query keeps what it showed: a board in use, or a half-filled form. Each app's bar says
 * since when it is not live. A further page that failed is shown as an error, because somebody asked for it.
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
    // Without network a call fails and says so; by default the page would wait silently.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      retry: (failures, error) => failures < MAX_RETRIES && (!(error instanceof Problem) || isPassing(error)),
    },
  },
});
