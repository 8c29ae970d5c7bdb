import { useInfiniteQuery } from '@tanstack/react-query';
import { answer, api } from '../../ground/api/client.js';
import { useWords } from '../../ground/language.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import type { App } from '../data/apps.hook.js';
import { portalWords } from '../words.js';
import { activityWords } from './activity-words.js';
import { appPageWords } from './words.js';

const PAGE = 30;

/** Who did what in the app, newest first. */
export function Activity({ app }: { app: App }) {
  const text = useWords(appPageWords);
  const portal = useWords(portalWords);
  const { lead, acts } = useWords(activityWords);
  const said: Readonly<Record<string, string>> = acts;
  const found = useInfiniteQuery({
    queryKey: ['app', app.id, 'activity'],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/api/developer/apps/{id}/activity', {
          params: {
            path: { id: app.id },
            query: { limit: PAGE, ...(pageParam !== '' && { cursor: pageParam }) },
          },
        }),
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className="box stack" aria-labelledby="activity">
      <h2 id="activity">{text.parts.activity}</h2>
      <p className="soft">{lead}</p>
      {found.error && <Failure error={found.error} again={found.refetch} />}
      {found.isPending && <Loading lines={6} />}
      <ul className="lines">
        {items.map(({ id, at, by, action }) => (
          <li key={id} className="row wrap">
            <span className="grow">
              <strong>{by}</strong> {said[action.split('.').at(-1) ?? ''] ?? action}
            </span>
            <span className="soft number">{moment(at)}</span>
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {portal.more}
        </Button>
      )}
    </section>
  );
}
