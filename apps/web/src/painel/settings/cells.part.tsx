import { Problem, type Answer, useRead } from '../../base/api/client.js';
import { moment } from '../../base/time.js';
import { Empty, Unread } from '../../base/ui/empty.js';
import { Status, type Tone } from '../../base/ui/status.js';
import { cellWords as text } from '../words.js';

const EVERY_MS = 30_000;
/** Polled so often while a hub moves. */
const CLOSELY_MS = 2_000;

type Cell = Answer<'/api/admin/cells'>['items'][number];
type Move = NonNullable<Cell['hubs'][number]['move']>;

const TONES: Readonly<Record<Move['state'], Tone>> = {
  arriving: 'blue',
  copying: 'blue',
  resting: 'amber',
  moving: 'amber',
  moved: 'plain',
  cleared: 'plain',
};

function isBusy({ hubs }: Cell): boolean {
  return hubs.some(({ move }) => move !== null && !['moved', 'cleared'].includes(move.state));
}

/** Cells and their hubs, for people of the platform. Hubs are moved by the command line. */
export function CellsPart() {
  const cells = useRead(
    '/api/admin/cells',
    {},
    { refetchInterval: ({ state }) => (state.data?.items.some(isBusy) ? CLOSELY_MS : EVERY_MS) },
  );
  // The installation has not switched cells on.
  if (cells.error instanceof Problem && cells.error.status === 404) return <Alone />;
  if (!cells.isSuccess) return <Unread of={cells} lines={6} />;
  const { items } = cells.data;
  return (
    <div className="stack cells">
      {items.map((cell) => (
        <CellCard key={cell.name} cell={cell} />
      ))}
      {items.length === 1 && <Alone />}
    </div>
  );
}

function Alone() {
  return <Empty icon="link" title={text.alone} lead={text.aloneLead} />;
}

function CellCard({ cell: { name, own, reachable, hubs } }: { cell: Cell }) {
  return (
    <section className="card padded cell" aria-label={name}>
      <header className="row wrap">
        <h3 className="cut">{name}</h3>
        {own && <Status tone="accent">{text.own}</Status>}
        {reachable ? (
          <span className="soft number">{text.hubs(hubs.length)}</span>
        ) : (
          <Status tone="red">{text.away}</Status>
        )}
      </header>
      {!reachable && <p className="soft">{text.awayLead}</p>}
      {reachable && hubs.length === 0 && <p className="soft">{text.none}</p>}
      {hubs.length > 0 && (
        <ul className="lines">
          {hubs.map(({ id, city, state, move, ...hub }) => (
            <li key={id}>
              <div className="row wrap between">
                <span className="stack g2">
                  <strong>{hub.name}</strong>
                  <span className="soft">
                    {id} · {city}/{state}
                  </span>
                </span>
                {move === null && <Status tone="green">{text.here}</Status>}
                {move?.stalled === true && <Status tone="red">{text.stalled}</Status>}
                {move?.stalled === false && (
                  <Status tone={TONES[move.state]}>{text.states[move.state]}</Status>
                )}
              </div>
              {move !== null && <MoveLines move={move} id={id} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function MoveLines({ move, id }: { move: Move; id: number }) {
  const { state, stalled, tables, tablesCopied, address, startedAt } = move;
  const copied = text.copied({ done: tablesCopied, all: tables });
  return (
    <div className="stack g4 small break">
      {state === 'copying' && tables > 0 && (
        <>
          <progress max={tables} value={tablesCopied} aria-label={copied} />
          <p className="number">{copied}</p>
        </>
      )}
      <p className={stalled ? 'error' : 'soft'}>{stalled ? text.stalledLead : text.meanings[state]}</p>
      {stalled && <code>npm run cli -- hub move {id} --to … --give-up</code>}
      <p className="soft">
        {text.since(moment(startedAt))}
        {address !== null && (
          <>
            {' · '}
            {text.address}: {address}
          </>
        )}
      </p>
    </div>
  );
}
