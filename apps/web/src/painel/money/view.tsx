import { goQuery } from '../../ground/router.js';
import { useWords } from '../../ground/language.js';
import { PeriodField, type Range } from '../../ground/ui/period.js';
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
import { moneyWords } from './words.js';
import './view.css';

export interface MoneyViewProps {
  part: Part;
  range: Range;
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
}

/**
 * The screen of money: income, payments to couriers, and payments that need a decision. Each sum links to its
 * movements.
 */
export function MoneyView(props: MoneyViewProps) {
  const { part, range, standing } = props;
  const text = useWords(moneyWords);
  const doubts = standing.data?.waiting.find(({ what }) => what === 'payments')?.count;
  return (
    <div className="page money">
      <div className="head">
        <h1>{text.title}</h1>
        <Tabs
          label={text.parts}
          tabs={PARTS.map((key) => ({
            key,
            label: text[key],
            ...(key === 'payments' && { count: doubts, warn: true }),
          }))}
          chosen={part}
          choose={(key) => {
            goQuery({
              parte: key === 'overview' ? null : key,
              tipo: null,
              estado: null,
              loja: null,
              entregador: null,
              pix: null,
              quem: null,
              lado: null,
            });
          }}
        />
        {part !== 'payments' && part !== 'balances' && <PeriodField range={range} />}
      </div>
      {part === 'overview' && <Overview {...props} />}
      {part === 'balances' && <Balances {...props} />}
      {part === 'payments' && <Payments {...props} />}
      {(part === 'topups' || part === 'entries') && <Entries {...props} />}
    </div>
  );
}
