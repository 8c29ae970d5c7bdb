import { useState } from 'react';
import { useRead } from '../../base/api/client.js';
import { listOf } from '../../base/api/list.js';
import { addDays, isDay, shortDay, type Day } from '../../base/days.js';
import { money } from '../../base/money.js';
import { goQuery, usePageUrl, go } from '../../base/router.js';
import { calendarDay, now, span } from '../../base/time.js';
import { Act } from '../../base/ui/act.js';
import { Button } from '../../base/ui/button.js';
import { Empty } from '../../base/ui/empty.js';
import { Listed, List } from '../../desk/ui/list.js';
import { Status } from '../../base/ui/status.js';
import { Open, type Column, column, textColumn } from '../../desk/ui/table.js';
import { Tabs } from '../../base/ui/tabs.js';
import { notify } from '../../base/ui/toast.js';
import {
  BOOKING_TONES,
  ShiftDialog,
  Week,
  type Shift,
  mondayOf,
  rowsOf,
  sumsOf,
  type ShiftRow,
} from './shift.part.js';
import { ShiftForm } from './shift-form.part.js';
import { shiftWords as text } from '../words.js';

const WEEK_DAYS = 7;
/** Couriers take shifts while the screen is open, and the stream has no event for them. */
const REFETCH_MS = 30_000;

export function Shifts({ mayPlan }: { mayPlan: boolean }) {
  const { query } = usePageUrl();
  const asked = query.get('semana');
  const today = calendarDay(now());
  const week = mondayOf(isDay(asked) ? asked : today);
  const [tab, setTab] = useState<'week' | 'people'>('week');
  const [opened, setOpened] = useState<number | null>(null);
  const [editing, setEditing] = useState<{ shift: Shift | null; day: Day } | null>(null);
  const list = listOf(useRead('/api/admin/shifts', { week }, { refetchInterval: REFETCH_MS }));
  const shift = list.items.find(({ id }) => id === opened);
  const firstDay = today >= week && today < addDays(week, WEEK_DAYS) ? today : week;
  const { places, taken, drafts, noShows, toppedUpCents } = sumsOf(list.items);
  const show = (to: Day) => goQuery({ semana: to === mondayOf(today) ? null : to });
  const nothing = <Empty icon="clock" title={text.none} lead={mayPlan ? text.noneLead : text.noneRead} />;
  return (
    <div className="screen-page">
      <div className="row wrap">
        <div className="row">
          <Button onClick={() => show(addDays(week, -WEEK_DAYS))}>{text.before}</Button>
          <strong className="number">
            {shortDay(week)} – {shortDay(addDays(week, WEEK_DAYS - 1))}
          </strong>
          <Button onClick={() => show(addDays(week, WEEK_DAYS))}>{text.after}</Button>
        </div>
        <span className="grow" />
        {mayPlan && (
          <>
            <Act
              disabled={list.items.length === 0}
              of="POST /api/admin/shifts/copy"
              by={{ week, to: addDays(week, WEEK_DAYS) }}
              done={({ count }) => {
                notify(text.copied(count));
                show(addDays(week, WEEK_DAYS));
              }}
            >
              {text.copy}
            </Act>
            <Button icon="plus" onClick={() => setEditing({ shift: null, day: firstDay })}>
              {text.newShift}
            </Button>
            {drafts > 0 && (
              <Act
                kind="primary"
                of="POST /api/admin/shifts/publish"
                by={{ week }}
                done={({ count }) => notify(text.published(count))}
              >
                {text.publish(drafts)}
              </Act>
            )}
          </>
        )}
      </div>
      <p className="soft number">
        {text.filled({ taken, places })}
        {noShows > 0 && ` · ${text.noShows(noShows)}`}
        {toppedUpCents > 0 && ` · ${text.toppedUp(money(toppedUpCents))}`}
      </p>
      <Tabs
        label={text.views}
        tabs={[
          { key: 'week', label: text.week },
          { key: 'people', label: text.people },
        ]}
        chosen={tab}
        choose={setTab}
      />
      {tab === 'week' ? (
        <Listed list={list} empty={nothing}>
          {(items) => <Week week={week} today={today} shown={items} open={setOpened} />}
        </Listed>
      ) : (
        <People
          list={{ ...list, items: rowsOf(list.items), all: async () => rowsOf(await list.all()) }}
          week={week}
        />
      )}
      {shift && !editing && (
        <ShiftDialog
          shift={shift}
          mayPlan={mayPlan}
          edit={() => setEditing({ shift, day: shift.day })}
          close={() => setOpened(null)}
        />
      )}
      {editing && <ShiftForm {...editing} week={week} close={() => setEditing(null)} />}
    </div>
  );
}

const NUMBER = { className: 'number', end: true };

function People({ list, week }: { list: Parameters<typeof List<ShiftRow>>[0]['list']; week: Day }) {
  const cents = (value: number | null) => (value === null ? '–' : money(value));
  const columns: Column<ShiftRow>[] = [
    column(
      text.courier,
      { place: 'a1', text: ({ courierName }) => courierName },
      ({ courierId, courierName }) => (
        <Open act={() => go(`/painel/entregadores?entregador=${String(courierId)}`)}>{courierName}</Open>
      ),
    ),
    textColumn(
      text.shift,
      { place: 'a2', className: 'number' },
      ({ shift }) => `${shortDay(shift.day)} ${shift.from}–${shift.to}`,
    ),
    column(text.state, { place: 'b1', text: ({ state }) => text.states[state] }, ({ state }) => (
      <Status tone={BOOKING_TONES[state]}>{text.states[state]}</Status>
    )),
    textColumn(text.hours, { place: 'b2', ...NUMBER }, ({ countedMinutes }) =>
      countedMinutes === null ? '–' : span(countedMinutes),
    ),
    textColumn(text.refusedOffers, { place: 'ab3', ...NUMBER }, ({ offers, refused: declined }) =>
      offers === null ? '–' : text.of({ some: declined ?? 0, all: offers }),
    ),
    textColumn(text.earnedName, { place: 'b3', ...NUMBER }, ({ earnedCents }) => cents(earnedCents)),
    textColumn(text.guarantee, { place: 'b3', ...NUMBER }, ({ toppedUpCents }) => cents(toppedUpCents)),
  ];
  return (
    <List
      list={list}
      empty={<Empty icon="people" title={text.nobody} lead={text.nobodyYet} />}
      columns={columns}
      file={`turnos-${week}`}
    />
  );
}
