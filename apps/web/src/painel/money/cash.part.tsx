import { usePages } from '../../base/api/list.js';
import { money } from '../../base/money.js';
import { useMay } from '../../desk/session.js';
import { moment } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { Empty } from '../../base/ui/empty.js';
import { List } from '../../desk/ui/list.js';
import { Status } from '../../base/ui/status.js';
import type { Period } from '../../desk/ui/period.js';
import type { Column } from '../../desk/ui/table.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import {
  CountDialog,
  LimitDialog,
  ReverseDialog,
  CLOSINGS,
  saveClosing,
  useDoorDifferences,
  useHolders,
  type CashHolder,
} from './cash-dialogs.part.js';
import { cashWords as text } from '../words.js';

const PAGE = 25;

/** The till: who holds collected cash, what is brought, and what did not agree. */
export function CashTill({ period }: { period: Period }) {
  const may = useMay();
  const holders = useHolders();
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
    { name: text.courier, head: true, place: 'a1', cell: ({ name }) => name },
    {
      ...{ name: text.inHand, place: 'b1', end: true },
      cell: ({ inHandCents, aboveLimit }) => (
        <>
          {aboveLimit && <Status tone="amber">{text.above}</Status>} {money(inHandCents)}
        </>
      ),
    },
    {
      ...{ name: text.since, place: 'a2', named: true },
      cell: ({ since }) => (since === null ? '' : moment(since)),
    },
    {
      ...{ name: text.announced, place: 'b2', named: true },
      cell: ({ announced }) =>
        announced === null ? text.nothing : `${money(announced.cents)}, ${moment(announced.at)}`,
    },
    {
      ...{ name: text.limit, end: true },
      cell: ({ limitCents, ownLimitCents }) =>
        limitCents === null
          ? text.noLimit
          : `${money(limitCents)}${ownLimitCents === null ? '' : ` (${text.ownLimit})`}`,
    },
    {
      ...{ name: '', place: 'ab3', end: true },
      cell: (holder) =>
        mayWrite && (
          <span className="row end">
            <Button
              kind={holder.announced === null ? 'plain' : 'primary'}
              onClick={() => showDialog((close) => <CountDialog holder={holder} close={close} />)}
            >
              {holder.announced === null ? text.receive : text.count}
            </Button>
            <Button
              kind="quiet"
              onClick={() => showDialog((close) => <LimitDialog holder={holder} close={close} />)}
            >
              {text.setLimit}
            </Button>
          </span>
        ),
    },
  ];
}

function HandIns() {
  const may = useMay();
  const cents = (amount: number | null) => (amount === null ? '' : money(amount));
  return (
    <>
      <h2>{text.before}</h2>
      <List
        list={usePages('/api/admin/cash/hand-ins', { limit: PAGE })}
        label={text.before}
        lines={3}
        empty={<p className="soft">{text.noBefore}</p>}
        keyOf={({ id }) => id}
        columns={[
          { name: text.courier, head: true, place: 'a1', cell: ({ courierName }) => courierName },
          {
            ...{ name: text.when, place: 'b1' },
            cell: ({ announcedAt, decidedAt }) => moment(decidedAt ?? announcedAt),
          },
          {
            ...{ name: text.announced, place: 'a2', named: true, end: true },
            cell: ({ announcedCents }) => cents(announcedCents),
          },
          {
            ...{ name: text.counted, place: 'b2', named: true, end: true },
            cell: ({ countedCents }) => cents(countedCents),
          },
          {
            ...{ name: text.state, place: 'a3' },
            cell: ({ state, missing }) =>
              missing === null ? text.states[state] : `${text.states[state]} · ${text.missingOf[missing]}`,
          },
          { name: text.reason, cell: ({ reason, reversedReason }) => reversedReason ?? reason ?? '' },
          {
            name: text.who,
            cell: ({ decidedBy, reversedBy }) => nameIn(reversedBy ?? decidedBy),
          },
          {
            ...{ name: '', place: 'b3', end: true },
            cell: (handIn) =>
              may('wallets') &&
              handIn.state === 'confirmed' && (
                <Button
                  kind="quiet"
                  onClick={() => showDialog((close) => <ReverseDialog handIn={handIn} close={close} />)}
                >
                  {text.reverse}
                </Button>
              ),
          },
        ]}
      />
    </>
  );
}

function nameIn(actor: unknown): string {
  const { name } = (actor ?? {}) as { name?: string };
  return name ?? '';
}

function DoorDifferences() {
  return (
    <>
      <h2>{text.doors}</h2>
      <List
        list={useDoorDifferences()}
        label={text.doors}
        lines={3}
        empty={<p className="soft">{text.noDoors}</p>}
        keyOf={({ id }) => id}
        columns={[
          { name: text.order, head: true, place: 'b1', cell: ({ publicId }) => publicId },
          { name: text.when, cell: ({ at }) => moment(at) },
          { name: text.courier, place: 'a1', cell: ({ courierName }) => courierName },
          { name: text.shop, cell: ({ merchantName }) => merchantName },
          {
            ...{ name: text.asked, place: 'a2', named: true, end: true },
            cell: ({ askedCents }) => money(askedCents),
          },
          {
            ...{ name: text.got, place: 'b2', named: true, end: true },
            cell: ({ amountCents }) => money(amountCents),
          },
          { name: text.reason, place: 'ab3', cell: ({ reason }) => reason ?? '' },
        ]}
      />
    </>
  );
}

/** The books of the chosen days, for the accountant: every sum of them is zero in the end. */
function Closing({ period }: { period: Period }) {
  return (
    <>
      <h2>{text.closing}</h2>
      <p className="soft">{text.closingLead}</p>
      <p className="row">
        {CLOSINGS.map((report) => (
          <Button key={report} onClick={() => void saveClosing(report, period)}>
            {text.closings[report]}
          </Button>
        ))}
      </p>
    </>
  );
}
