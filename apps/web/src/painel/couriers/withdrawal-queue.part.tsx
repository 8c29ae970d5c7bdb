import { useState } from 'react';
import { useWords } from '../../ground/language.js';
import { money } from '../../ground/money.js';
import { goQuery, usePlace } from '../../ground/router.js';
import { Button } from '../../ground/ui/button.js';
import { Empty, Failure, Loading } from '../../ground/ui/empty.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { sumOf, type Withdrawal } from './couriers.rules.js';
import { PayDialog, RefuseDialog } from './withdrawal-dialogs.part.js';
import { WithdrawalTable } from './withdrawal-table.part.js';
import { withdrawalWords } from './withdrawal-words.js';
import { STATES, useWithdrawals, withdrawalFilterOf } from './withdrawals.hook.js';

/** Withdrawals: pending ones with their bank data, and the results of the others. */
export function WithdrawalQueue({
  mayWrite,
  open,
}: {
  mayWrite: boolean;
  open: (courierId: number) => void;
}) {
  const text = useWords(withdrawalWords);
  const { query } = usePlace();
  const filter = withdrawalFilterOf(query);
  const found = useWithdrawals(filter);
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const [paying, setPaying] = useState<readonly Withdrawal[] | null>(null);
  const [refusing, setRefusing] = useState<Withdrawal | null>(null);
  const read = found.data?.pages.flatMap((page) => page.items) ?? [];
  // The longest waiting withdrawal comes first.
  const items = filter.status === 'pending' ? read.toReversed() : read;
  // Only visible withdrawals are paid.
  const chosen = items.filter(({ id }) => marked.has(id));
  const waits = filter.status === 'pending';
  const clear = () => {
    setMarked(new Set());
  };
  return (
    <div className="people-page withdrawals">
      <Head
        filter={filter}
        items={items}
        chosen={chosen}
        pay={
          mayWrite
            ? () => {
                setPaying(chosen);
              }
            : null
        }
        clear={clear}
      />
      {found.isPending && <Loading lines={8} />}
      {found.error && <Failure error={found.error} again={found.refetch} />}
      {found.data && items.length === 0 && <NoWithdrawals status={filter.status} />}
      {items.length > 0 && (
        <WithdrawalTable
          items={items}
          waits={waits}
          marked={mayWrite && waits ? marked : null}
          setMarked={setMarked}
          pay={(one) => {
            setPaying([one]);
          }}
          refuse={setRefusing}
          open={open}
        />
      )}
      {found.hasNextPage && (
        <Button
          className="people-more"
          busy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {text.more}
        </Button>
      )}
      {paying && (
        <PayDialog
          paying={paying}
          done={clear}
          close={() => {
            setPaying(null);
          }}
        />
      )}
      {refusing && (
        <RefuseDialog
          one={refusing}
          close={() => {
            setRefusing(null);
          }}
        />
      )}
    </div>
  );
}

function NoWithdrawals({ status }: { status: keyof typeof withdrawalWords.pt.none }) {
  const text = useWords(withdrawalWords);
  const waits = status === 'pending';
  return (
    <Empty icon={waits ? 'check' : 'money'} title={text.none[status]}>
      {waits ? text.noneLead : undefined}
    </Empty>
  );
}

interface HeadProps {
  filter: ReturnType<typeof withdrawalFilterOf>;
  items: readonly Withdrawal[];
  chosen: readonly Withdrawal[];
  /** null: the operator may only read. */
  pay: (() => void) | null;
  clear: () => void;
}

/** Filter, sum, and actions on the selected withdrawals. */
function Head({ filter, items, chosen, pay, clear }: HeadProps) {
  const text = useWords(withdrawalWords);
  const waits = filter.status === 'pending';
  return (
    <div className="row wrap">
      <Tabs
        label={text.states}
        tabs={STATES.map((key) => ({ key, label: text.state[key] }))}
        chosen={filter.status}
        choose={(status) => {
          clear();
          goQuery({ estado: status === 'pending' ? null : status });
        }}
      />
      <select
        className="input"
        aria-label={text.of}
        value={filter.ownerKind ?? ''}
        onChange={({ target }) => {
          goQuery({ de: target.value });
        }}
      >
        <option value="">{text.everybody}</option>
        <option value="courier">{text.couriers}</option>
        <option value="merchant">{text.merchants}</option>
      </select>
      <span className="grow" />
      {waits && items.length > 0 && (
        <strong role="status">
          {chosen.length > 0
            ? text.chosen(chosen.length, money(sumOf(chosen)))
            : text.waiting(items.length, money(sumOf(items)))}
        </strong>
      )}
      {pay && chosen.length > 0 && (
        <>
          <Button kind="primary" icon="check" onClick={pay}>
            {text.payMany}
          </Button>
          <Button kind="quiet" onClick={clear}>
            {text.clear}
          </Button>
        </>
      )}
    </div>
  );
}
