import { type Answer, useRead } from '../../base/api/client.js';
import { listOf, usePages } from '../../base/api/list.js';
import { save } from '../../desk/download.js';
import { money } from '../../base/money.js';
import { useMay } from '../../desk/session.js';
import { moment } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { Empty } from '../../base/ui/empty.js';
import { List } from '../../desk/ui/list.js';
import { Status } from '../../base/ui/status.js';
import type { Period } from '../../desk/ui/period.js';
import { type Column, column } from '../../desk/ui/table.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import {
  CountDialog,
  LimitDialog,
  ReverseDialog,
  useDoorDifferences,
  type CashHolder,
  type CountedHandIn,
} from './cash-dialogs.part.js';
import { REFETCH_MS } from './money.hook.js';
import { cashWords as text } from '../words.js';

const PAGE = 25;

export function CashTill({ period }: { period: Period }) {
  const may = useMay();
  const holders = listOf(useRead('/api/admin/cash/couriers', {}, { refetchInterval: REFETCH_MS }));
  const holding = holders.items.filter(({ inHandCents }) => inHandCents > 0);
  const total = holding.reduce((sum, { inHandCents }) => sum + inHandCents, 0);
  return (
    <>
      <h2>{text.holders}</h2>
      <List
        list={holders}
        label={text.holders}
        empty={<Empty icon="money" title={text.none} lead={text.noneLead} />}
        keyOf={({ courierId }) => courierId}
        data={({ courierId }) => ({ 'data-holder': courierId })}
        columns={holderColumns(may('wallets'))}
      >
        <p className="soft" role="status">
          {text.total({ amount: money(total), count: holding.length })}
        </p>
      </List>
      <HandIns />
      <DoorDifferences />
      <Closing period={period} />
    </>
  );
}

function holderColumns(mayWrite: boolean): Column<CashHolder>[] {
  return [
    column(text.courier, { head: true, place: 'a1' }, ({ name }) => name),
    column(text.inHand, { place: 'b1', end: true }, ({ inHandCents, aboveLimit }) => (
      <>
        {aboveLimit && <Status tone="amber">{text.above}</Status>} {money(inHandCents)}
      </>
    )),
    column(text.since, { place: 'a2', named: true }, ({ since }) => (since === null ? '' : moment(since))),
    column(text.announced, { place: 'b2', named: true }, ({ announced }) =>
      announced === null ? text.nothing : `${money(announced.cents)}, ${moment(announced.at)}`,
    ),
    column(text.limit, { end: true }, ({ limitCents, ownLimitCents }) =>
      limitCents === null
        ? text.noLimit
        : `${money(limitCents)}${ownLimitCents === null ? '' : ` (${text.ownLimit})`}`,
    ),
    column(
      '',
      { place: 'ab3', end: true },
      (holder) =>
        mayWrite && (
          <span className="row end">
            <Button
              kind={holder.announced === null ? 'plain' : 'primary'}
              onClick={() => showDialog(<CountDialog holder={holder} />)}
            >
              {holder.announced === null ? text.receive : text.count}
            </Button>
            <Button kind="quiet" onClick={() => showDialog(<LimitDialog holder={holder} />)}>
              {text.setLimit}
            </Button>
          </span>
        ),
    ),
  ];
}

function HandIns() {
  const may = useMay();
  const cents = (amount: number | null) => (amount === null ? '' : money(amount));
  return (
    <>
      <h2>{text.before}</h2>
      <List<CountedHandIn>
        list={usePages('/api/admin/cash/hand-ins', { limit: PAGE })}
        label={text.before}
        lines={3}
        empty={<p className="soft">{text.noBefore}</p>}
        columns={[
          column(text.courier, { head: true, place: 'a1' }, ({ courierName }) => courierName),
          column(text.when, 'b1', ({ announcedAt, decidedAt }) => moment(decidedAt ?? announcedAt)),
          column(text.announced, { place: 'a2', named: true, end: true }, ({ announcedCents }) =>
            cents(announcedCents),
          ),
          column(text.counted, { place: 'b2', named: true, end: true }, ({ countedCents }) =>
            cents(countedCents),
          ),
          column(text.state, 'a3', ({ state, missing }) =>
            missing === null ? text.states[state] : `${text.states[state]} · ${text.missingOf[missing]}`,
          ),
          { name: text.reason, cell: ({ reason, reversedReason }) => reversedReason ?? reason ?? '' },
          { name: text.who, cell: ({ decidedBy, reversedBy }) => (reversedBy ?? decidedBy)?.name ?? '' },
          column(
            '',
            { place: 'b3', end: true },
            (handIn) =>
              may('wallets') &&
              handIn.state === 'confirmed' && (
                <Button kind="quiet" onClick={() => showDialog(<ReverseDialog handIn={handIn} />)}>
                  {text.reverse}
                </Button>
              ),
          ),
        ]}
      />
    </>
  );
}

function DoorDifferences() {
  return (
    <>
      <h2>{text.doors}</h2>
      <List<Answer<'/api/admin/cash/differences'>['items'][number]>
        list={useDoorDifferences()}
        label={text.doors}
        lines={3}
        empty={<p className="soft">{text.noDoors}</p>}
        columns={[
          column(text.order, { head: true, place: 'b1' }, ({ publicId }) => publicId),
          { name: text.when, cell: ({ at }) => moment(at) },
          column(text.courier, 'a1', ({ courierName }) => courierName),
          { name: text.shop, cell: ({ merchantName }) => merchantName },
          column(text.asked, { place: 'a2', named: true, end: true }, ({ askedCents }) => money(askedCents)),
          column(text.got, { place: 'b2', named: true, end: true }, ({ amountCents }) => money(amountCents)),
          column(text.reason, 'ab3', ({ reason }) => reason ?? ''),
        ]}
      />
    </>
  );
}

/** For the accountant: the sums of the chosen days add up to zero. */
function Closing({ period }: { period: Period }) {
  return (
    <>
      <h2>{text.closing}</h2>
      <p className="soft">{text.closingLead}</p>
      <p className="row">
        {(['closing', 'courier-closing'] as const).map((report) => (
          <Button
            key={report}
            onClick={() => void save('/api/admin/reports/{report}', { report, ...period, format: 'csv' })}
          >
            {text.closings[report]}
          </Button>
        ))}
      </p>
    </>
  );
}
