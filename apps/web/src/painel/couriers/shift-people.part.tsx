import { shortDay, type Day } from '../../ground/days.js';
import { money } from '../../ground/money.js';
import { go } from '../../ground/router.js';
import { span } from '../../ground/time.js';
import { Empty } from '../../ground/ui/empty.js';
import { List } from '../../ground/ui/list.js';
import { Status } from '../../ground/ui/status.js';
import { Open, type Column } from '../../ground/ui/table.js';
import { shiftWords as text } from '../words.js';
import { BOOKING_TONES } from './shift-facts.part.js';
import type { ShiftRow } from './shifts.rules.js';

/** Who had a place or waited, with what was counted. */
export function People({ list, week }: { list: Parameters<typeof List<ShiftRow>>[0]['list']; week: Day }) {
  const cents = (value: number | null) => (value === null ? '–' : money(value));
  const columns: Column<ShiftRow>[] = [
    {
      ...{ name: text.courier, at: 'a1' },
      cell: ({ courierId, courierName }) => (
        <Open act={() => go(`/painel/entregadores?entregador=${String(courierId)}`)}>{courierName}</Open>
      ),
    },
    {
      ...{ name: text.shift, at: 'a2', className: 'number' },
      cell: ({ shift }) => `${shortDay(shift.day)} ${shift.from}–${shift.to}`,
    },
    {
      ...{ name: text.state, at: 'b1' },
      cell: ({ state }) => <Status tone={BOOKING_TONES[state]}>{text.states[state]}</Status>,
    },
    {
      ...{ name: text.hours, at: 'b2', className: 'number', end: true },
      cell: ({ countedMinutes }) => (countedMinutes === null ? '–' : span(countedMinutes)),
    },
    {
      ...{ name: text.refusedOffers, at: 'ab3', className: 'number', end: true },
      cell: ({ offers, refused: declined }) =>
        offers === null ? '–' : text.of({ some: declined ?? 0, all: offers }),
    },
    {
      ...{ name: text.earnedName, at: 'b3', className: 'number', end: true },
      cell: ({ earnedCents }) => cents(earnedCents),
    },
    {
      ...{ name: text.toppedUpName, at: 'b3', className: 'number', end: true },
      cell: ({ toppedUpCents }) => cents(toppedUpCents),
    },
  ];
  return (
    <List
      list={list}
      empty={
        <Empty icon="people" title={text.nobody}>
          {text.nobodyYet}
        </Empty>
      }
      keyOf={({ id }) => id}
      columns={columns}
      file={`turnos-${week}`}
    />
  );
}
