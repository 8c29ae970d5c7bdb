import { goQuery } from '../../ground/router.js';
import { lazy, Suspense } from '../../ground/lazy.js';
import { Loading } from '../../ground/ui/empty.js';
import { PeriodField, type Period } from '../../ground/ui/period.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { Balances } from './balances.part.js';
import { Entries } from './entries.part.js';
import type {
  useBalances,
  useDecide,
  useEntries,
  useFlows,
  usePayments,
  useRevenue,
  useStanding,
} from './money.hook.js';
import { PARTS, type BalanceFilter, type EntryFilter, type Part } from './money.rules.js';
import { Overview } from './overview.part.js';
import { Payments } from './payments.part.js';
import { moneyWords as text } from '../words.js';

const Withdrawals = lazy(() =>
  import('./withdrawals.part.js').then((part) => ({ default: part.Withdrawals })),
);

const Contests = lazy(() => import('./contests.part.js').then((part) => ({ default: part.Contests })));

const Claims = lazy(() => import('./claims.part.js').then((part) => ({ default: part.Claims })));

/** Parts that show what is now, not what was in a period. */
const WITHOUT_PERIOD: readonly Part[] = [
  'shifts',
  'withdrawals',
  'contests',
  'claims',
  'payments',
  'balances',
];

const CashTill = lazy(() => import('./cash.part.js').then(({ CashTill: part }) => ({ default: part })));

const Shifts = lazy(() => import('./shifts.part.js').then(({ Shifts: part }) => ({ default: part })));

export interface MoneyViewProps {
  part: Part;
  period: Period;
  filter: EntryFilter;
  paymentState: 'in_doubt' | 'all';
  standing: ReturnType<typeof useStanding>;
  flows: ReturnType<typeof useFlows>;
  revenue: ReturnType<typeof useRevenue>;
  payments: ReturnType<typeof usePayments>;
  entries: ReturnType<typeof useEntries>;
  balanceFilter: BalanceFilter;
  balances: ReturnType<typeof useBalances>;
  decide: ReturnType<typeof useDecide>;
  mayDecide: boolean;
  mayPay: boolean;
  /** May plan shifts. */
  mayPlan: boolean;
  /** May connect the provider that pays withdrawals. */
  mayConnect: boolean;
}

/**
 * The screen of money: income, payments to couriers, and payments that need a decision. Each sum links to its
 * movements.
 */
export function MoneyView(props: MoneyViewProps) {
  const { part, period, standing } = props;
  const waiting = (what: string) => standing.data?.waiting.find((one) => one.what === what)?.count;
  const [doubts, asked] = [waiting('payments'), waiting('withdrawals')];
  return (
    <div className="page">
      <div className="head">
        <h1>{text.title}</h1>
        <Tabs
          label={text.parts}
          tabs={PARTS.map((key) => ({
            key,
            label: text[key],
            ...(key === 'payments' && { count: doubts, warn: true }),
            ...(key === 'withdrawals' && { count: asked, warn: true }),
          }))}
          chosen={part}
          choose={(key) =>
            goQuery({
              parte: key === 'overview' ? null : key,
              tipo: null,
              estado: null,
              loja: null,
              entregador: null,
              pix: null,
              quem: null,
              lado: null,
              semana: null,
            })
          }
        />
        {!WITHOUT_PERIOD.includes(part) && <PeriodField period={period} />}
      </div>
      {part === 'overview' && <Overview {...props} />}
      {part === 'withdrawals' && (
        <Suspense fallback={<Loading lines={8} />}>
          <Withdrawals mayPay={props.mayPay} mayConnect={props.mayConnect} />
        </Suspense>
      )}
      {part === 'contests' && (
        <Suspense fallback={<Loading lines={8} />}>
          <Contests mayDecide={props.mayPay} />
        </Suspense>
      )}
      {part === 'claims' && (
        <Suspense fallback={<Loading lines={8} />}>
          <Claims mayDecide={props.mayPay} />
        </Suspense>
      )}
      {part === 'shifts' && (
        <Suspense fallback={<Loading lines={8} />}>
          <Shifts mayPlan={props.mayPlan} />
        </Suspense>
      )}
      {part === 'cash' && (
        <Suspense fallback={<Loading lines={8} />}>
          <CashTill period={period} />
        </Suspense>
      )}
      {part === 'balances' && <Balances {...props} />}
      {part === 'payments' && <Payments {...props} />}
      {(part === 'topups' || part === 'entries') && <Entries {...props} />}
    </div>
  );
}
