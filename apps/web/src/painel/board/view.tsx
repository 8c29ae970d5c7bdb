import { memo, useMemo, useState, useEffect, useRef } from 'react';
import { lazy } from '../../base/lazy.js';
import { useLiveState } from '../../base/live.js';
import { goQuery } from '../../base/router.js';
import { Button } from '../../base/ui/button.js';
import { Loading } from '../../base/ui/empty.js';
import { Guard } from '../../base/ui/guard.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { Tabs } from '../../base/ui/tabs.js';
import { usePaletteChoices } from '../../desk/ui/palette.js';
import { BoardBar } from './board-bar.part.js';
import { useBoardKeys, useBoardState, type Board } from './board-state.hook.js';
import { openMapWindow } from './board-windows.hook.js';
import type { BoardViewProps } from './board.hook.js';
import { COMMAND_KEYS, COMMANDS, commandsFor, dueOf, ENDING_MINUTES, type Due } from './board.rules.js';
import { CourierList } from './courier-list.part.js';
import { OrderList } from './order-list.part.js';
import { Overlays } from './overlays.part.js';
import { commandWord } from './views.hook.js';
import { boardWords as text, bulkWords as bulk } from '../words.js';
import './board.css';

const Alerts = lazy(async () => (await import('./alerts.part.js')).Alerts, null);
const BoardMap = lazy(async () => (await import('./board-map.part.js')).BoardMap, <Loading />);
const BulkStrip = lazy(async () => (await import('./bulk-strip.part.js')).BulkStrip, null);
const NewOrder = lazy(async () => (await import('./new-order.part.js')).NewOrder, null);
const CourierColumns = lazy(async () => (await import('./courier-columns.part.js')).CourierColumns, null);

const REGIONS = ['orders', 'map', 'couriers'] as const;
const MAP_KEY = 'board.map';
/** The board turns grey after so long an interruption of the stream. */
const STALE_MS = 30_000;

/** Many events of the stream concern nothing that is shown, so it is drawn only for changed properties. */
export const BoardView = memo(function BoardView(props: BoardViewProps) {
  const { columns, choose } = props;
  const { lostAt } = useLiveState();
  const board = useBoardState(props, () => void showDialog(<NewOrder created={choose} />));
  const { now, lines, acts } = board;
  const [region, setRegion] = useState<(typeof REGIONS)[number]>('orders');
  const [mapOpen, setMapOpen] = useState(() => localStorage.getItem(MAP_KEY) !== 'closed');
  const late = useMemo(
    () => lines.all.flatMap((order) => soundsOf(order.id, dueOf(order, now))),
    [lines.all, now],
  );
  const [alerts, setAlerts] = useState<readonly number[]>([]);
  const loud = useMemo(() => [...late, ...alerts], [late, alerts]);
  const sound = useLateSound(loud);
  const toggleColumns = () => {
    goQuery({ modo: columns ? null : 'colunas' });
    void fillScreen(!columns);
  };
  useBoardKeys(board);
  useBoardPalette(board, [
    { label: columns ? text.closeColumns : text.openColumns, act: toggleColumns },
    { label: text.sound, act: sound.toggle },
  ]);
  const stale = lostAt !== null && now - lostAt > STALE_MS;
  const classes = ['board', `at-${region}`, !mapOpen && 'no-map', stale && 'stale', columns && 'in-columns'];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <h1 className="sr">{text.title}</h1>
      <BoardBar
        board={board}
        mapOpen={mapOpen}
        toggleMap={() => {
          localStorage.setItem(MAP_KEY, mapOpen ? 'closed' : 'open');
          setMapOpen(!mapOpen);
        }}
        toggleColumns={toggleColumns}
        sound={sound}
      />
      <Alerts open={choose} shown={setAlerts} />
      <div className="region-tabs">
        <Tabs
          label={text.regions}
          chosen={region}
          choose={setRegion}
          tabs={REGIONS.map((key) => ({ key, label: text[key] }))}
        />
      </div>
      {columns ? (
        <CourierColumns board={board} List={OrderList} />
      ) : (
        <BoardRegions board={board} mapOpen={mapOpen || region === 'map'} />
      )}
      {acts.bulk.job && <BulkStrip bulk={acts.bulk} />}
      <Overlays board={board} />
    </div>
  );
});

/** On a phone one of the three regions is shown. */
function BoardRegions({ board, mapOpen }: { board: Board; mapOpen: boolean }) {
  const { couriers, lines, acts, pointed, pairedCourier, publishSelection } = board;
  // A changed filter gives another list, none of whose rows is marked as new.
  const { only, stages, merchants } = board.views.content;
  const listed = JSON.stringify([only, stages, merchants]);
  useEffect(publishSelection, [pointed, pairedCourier, lines.marked]);
  return (
    <>
      <section className="region column orders" aria-label={text.orders}>
        <OrderList key={listed} board={board} groups={lines.groups} />
        {acts.mayWrite && lines.selected.length > 0 && <BulkBar board={board} />}
      </section>
      {mapOpen && (
        <section className="region column map" aria-label={text.map}>
          <Guard>
            <BoardMap
              orders={lines.all}
              couriers={couriers}
              chosen={pointed}
              pairedCourier={pairedCourier}
              marked={lines.marked}
              open={board.choose}
              hover={acts.row.hover}
              mark={lines.markThese}
              detach={openMapWindow}
            />
          </Guard>
        </section>
      )}
      <section className="region column couriers" aria-label={text.couriers}>
        <h2 className="toolbar">
          {text.couriers} <span className="count">{couriers.length}</span>
        </h2>
        <CourierList board={board} />
      </section>
    </>
  );
}

/** The server names those that would refuse before the job begins. */
function BulkBar({ board: { acts, lines } }: { board: Board }) {
  const { selected: orders, inView, markThese, clear } = lines;
  const group = () => {
    acts.group(orders);
    clear();
  };
  const offered = COMMANDS.filter((command) => orders.some((order) => commandsFor(order).includes(command)));
  return (
    <div className="afloat bulk" role="toolbar" aria-label={text.selected(orders.length)}>
      <strong>{text.selected(orders.length)}</strong>
      {orders.length < inView.length && (
        <Button kind="quiet" onClick={() => markThese(inView)}>
          {bulk.everything(inView.length)}
        </Button>
      )}
      {offered.map((command) => (
        <Button
          key={command}
          kind={command === 'assign' ? 'primary' : 'plain'}
          onClick={() => acts.begin(command, orders)}
        >
          {commandWord(command, orders)}
        </Button>
      ))}
      {orders.length > 1 && <Button onClick={group}>{text.groupThem}</Button>}
      <Button kind="quiet" icon="close" bare onClick={clear}>
        {text.clear}
      </Button>
    </div>
  );
}

/** A late order plays by its id, the near end of its search by its id plus a half. */
function soundsOf(id: number, { lateness, searchLeft }: Due): number[] {
  const ends = searchLeft !== null && searchLeft < ENDING_MINUTES;
  return [...(lateness === 'late' ? [id] : []), ...(ends ? [id + 0.5] : [])];
}

/** If the browser refuses full screen, the columns still fill the window. */
async function fillScreen(whole: boolean): Promise<void> {
  if (!document.fullscreenEnabled) return;
  if (whole) await document.documentElement.requestFullscreen().catch(() => undefined);
  else if (document.fullscreenElement) await document.exitFullscreen();
}

function useBoardPalette(
  { acts, targets }: Board,
  extra: readonly { label: string; act: () => void }[],
): void {
  const what = targets.length === 0 ? '' : acts.commands.named(targets);
  const possible = acts.mayWrite
    ? COMMANDS.filter((command) => targets.some((order) => commandsFor(order).includes(command)))
    : [];
  usePaletteChoices([
    ...possible.map((command) => ({
      key: command,
      label: `${text.command[command]} ${what}`,
      keys: COMMAND_KEYS[command],
      act: () => acts.begin(command, targets),
    })),
    ...(acts.mayWrite && targets.length > 1
      ? [{ key: 'group', label: `${text.groupThem} ${what}`, keys: 'G', act: () => acts.group(targets) }]
      : []),
    ...(acts.mayWrite ? [{ key: 'create', label: text.create, keys: 'n', act: acts.create }] : []),
    ...extra.map(({ label, act }) => ({ key: label, label, act })),
  ]);
}

const KEY = 'board.sound';
const NOTES = [880, 660] as const;
const NOTE_S = 0.16;

/** A browser that forbids sound before the first click stays silent. */
function play(context: AudioContext): void {
  NOTES.forEach((frequency, index) => {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const begin = context.currentTime + index * NOTE_S;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + NOTE_S);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + NOTE_S);
  });
}

/** Plays when an order becomes late or an alert (a negative id) comes, if the person turned it on. */
function useLateSound(late: readonly number[]) {
  const [wanted, setWanted] = useState(() => localStorage.getItem(KEY) === 'on');
  const known = useRef<ReadonlySet<number> | null>(null);
  const context = useRef<AudioContext | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = new Set(late);
    if (!wanted || before === null || late.every((id) => before.has(id))) return;
    play((context.current ??= new AudioContext()));
  }, [late, wanted]);
  const toggle = () => {
    localStorage.setItem(KEY, wanted ? 'off' : 'on');
    if (!wanted) play((context.current ??= new AudioContext()));
    setWanted(!wanted);
  };
  return { wanted, toggle };
}
