import type { ComponentType } from 'react';
import { useLive } from '../../ground/live.js';
import { lazy, Suspense } from '../../ground/lazy.js';
import { useParameter } from '../../ground/search.js';
import { Loading } from '../../ground/ui/empty.js';
import { PeriodField, usePeriod } from '../../ground/ui/period.js';
import { PartsHead } from '../../ground/ui/parts.js';
import { Ledger } from './ledger.part.js';
import { useWaiting } from './inbox.hook.js';
import { type MoneyProps, useStanding } from './money.hook.js';
import { PART } from './money.rules.js';
import { Overview } from './overview.part.js';
import { moneyWords as text } from '../words.js';

type Part = (typeof PART.values)[number];

/** Every part; those that most visits do not open are loaded on demand. */
const SHOWN: Readonly<Record<Part, ComponentType<MoneyProps>>> = {
  overview: Overview,
  entries: Ledger,
  cash: lazy(() => import('./cash.part.js'), 'CashTill'),
  withdrawals: lazy(() => import('./withdrawal-queue.part.js'), 'WithdrawalQueue'),
  inbox: lazy(() => import('./inbox.part.js'), 'Inbox'),
};
/** Parts that show what was in a period, not what is now. */
const WITH_PERIOD: readonly Part[] = ['overview', 'cash'];
/** What the address says of a part, and of none beside it. */
const OF_PARTS = ['tipo', 'estado', 'loja', 'entregador', 'lista', 'pix', 'quem', 'lado'];

/**
 * The screen of money: income, payments to couriers, and payments that need a decision. Each sum links to its
 * movements.
 */
export function MoneyRoute() {
  const standing = useStanding();
  useLive({ behind: () => void standing.refetch() });
  const part = useParameter(PART);
  const period = usePeriod();
  const waiting = (what: string) => standing.data?.waiting.find((one) => one.what === what)?.count;
  const counts: Partial<Record<Part, number | undefined>> = {
    entries: waiting('payments'),
    withdrawals: waiting('withdrawals'),
    inbox: useWaiting().items.length,
  };
  const Shown = SHOWN[part];
  return (
    <div className="page">
      <PartsHead
        {...{ title: text.title, label: text.parts, part: PART, names: text, counts }}
        clears={OF_PARTS}
      >
        {WITH_PERIOD.includes(part) && <PeriodField period={period} />}
      </PartsHead>
      <Suspense fallback={<Loading lines={8} />}>
        <Shown period={period} standing={standing} />
      </Suspense>
    </div>
  );
}
