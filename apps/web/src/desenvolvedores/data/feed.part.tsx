import { Fragment, type ReactNode } from 'react';
import type { Asks } from '../../ground/api/client.js';
import { type Listing, type Pages, usePages } from '../../ground/api/list.js';
import { type recordIn, useOpened } from '../../ground/search.js';
import { Button } from '../../ground/ui/button.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { Status, type Tone } from '../../ground/ui/status.js';
import { useAskAgainMs } from './live.hook.js';
import { portalWords as portal } from '../words.js';

interface FeedLine {
  readonly id: number;
  /** Number, status or method, before the others. */
  readonly mark: ReactNode;
  readonly what: string;
  readonly tone: Tone;
  readonly state: ReactNode;
  /** When it was, and what else is said small. */
  readonly when: ReactNode;
}

interface FeedProps<T> {
  label: string;
  /** Said while there is nothing. */
  empty: string;
  /** Said beside the list while no line is chosen. */
  choose: string;
  found: Listing<T>;
  lineOf: (item: T) => FeedLine;
  /** What of the address says which line is chosen. */
  opens: ReturnType<typeof recordIn>;
  /** Stands between the filters and the list. */
  children?: (items: readonly T[]) => ReactNode;
  detail: (id: number) => ReactNode;
}

/** A list that grows at its top, newest first, with the chosen line's detail beside it. */
export function Feed<T>(props: FeedProps<T>) {
  const { label, empty, choose, found, lineOf, opens, children, detail } = props;
  const [chosen, open] = useOpened(opens);
  const { items } = found;
  return (
    <>
      {children?.(items)}
      {found.error !== null && <Failure error={found.error} again={found.refetch} />}
      {found.isPending && <Loading lines={6} />}
      {!found.isPending && found.error === null && items.length === 0 && <p className="soft">{empty}</p>}
      <div className="split first">
        <ul className="card lines-flush feed" hidden={items.length === 0} aria-label={label}>
          {items.map((item) => {
            const line = lineOf(item);
            return <Line key={line.id} line={line} open={open} chosen={line.id === chosen} />;
          })}
          {found.more && (
            <li>
              <Button busy={found.loadingMore} onClick={() => void found.more?.()}>
                {portal.more}
              </Button>
            </li>
          )}
        </ul>
        {chosen === null ? (
          <p className="soft">{items.length > 0 && choose}</p>
        ) : (
          <Fragment key={chosen}>{detail(chosen)}</Fragment>
        )}
      </div>
    </>
  );
}

function Line({ line, open, chosen }: { line: FeedLine; open: (id: number) => void; chosen: boolean }) {
  const { id, mark, what, tone, state, when } = line;
  return (
    <li>
      <button type="button" className="choice" aria-pressed={chosen} onClick={() => open(id)}>
        <span className="number">{mark}</span>
        <span className="mono small cut">{what}</span>
        <Status tone={tone}>{state}</Status>
        <span className="when soft small">{when}</span>
      </button>
    </li>
  );
}

/** A list that grows at its top; a change of the filter shows the former list until the new one is there. */
export function useFeed<O extends Pages>(operation: O, asked: Omit<Asks<O>, 'cursor' | 'page'>) {
  return usePages(operation, asked, { keep: true, refetchInterval: useAskAgainMs() });
}
