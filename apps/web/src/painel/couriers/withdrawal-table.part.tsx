import { useWords } from '../../ground/language.js';
import { money } from '../../ground/money.js';
import { Link } from '../../ground/router.js';
import { minutesBetween, moment, span, useNow } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Copy } from '../../ground/ui/copy.js';
import type { Withdrawal } from './couriers.rules.js';
import { withdrawalWords } from './withdrawal-words.js';

interface WithdrawalTableProps {
  items: readonly Withdrawal[];
  waits: boolean;
  /** The selection; null: the operator may only read, or the list holds no pending withdrawal. */
  marked: ReadonlySet<number> | null;
  setMarked: (ids: ReadonlySet<number>) => void;
  pay: (one: Withdrawal) => void;
  refuse: (one: Withdrawal) => void;
  open: (courierId: number) => void;
}

export function WithdrawalTable(props: WithdrawalTableProps) {
  const { items, waits, marked, setMarked } = props;
  const text = useWords(withdrawalWords);
  const all = marked !== null && items.every(({ id }) => marked.has(id));
  return (
    <div className="card">
      <table className="table payouts">
        <thead>
          <tr>
            {marked && (
              <td className="mark">
                <input
                  type="checkbox"
                  className="tick"
                  aria-label={text.markAll}
                  checked={all}
                  onChange={() => {
                    setMarked(new Set(all ? [] : items.map(({ id }) => id)));
                  }}
                />
              </td>
            )}
            <th scope="col">{text.who}</th>
            <th scope="col">{text.key}</th>
            <th scope="col">{text.asked}</th>
            <th scope="col" className="amount">
              {text.amount}
            </th>
            {waits && marked && <td className="do" />}
          </tr>
        </thead>
        <tbody>
          {items.map((one) => (
            <Row key={one.id} one={one} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({
  one,
  waits,
  marked,
  setMarked,
  pay,
  refuse,
  open,
}: WithdrawalTableProps & { one: Withdrawal }) {
  const text = useWords(withdrawalWords);
  const now = useNow();
  const { id, owner, amountCents, createdAt, description } = one;
  return (
    <tr data-withdrawal={id}>
      {marked && (
        <td className="mark">
          <input
            type="checkbox"
            className="tick"
            aria-label={text.mark(owner.name, money(amountCents))}
            checked={marked.has(id)}
            onChange={() => {
              const next = new Set(marked);
              if (!next.delete(id)) next.add(id);
              setMarked(next);
            }}
          />
        </td>
      )}
      <td className="who">
        {owner.kind === 'courier' ? (
          <button
            type="button"
            className="open"
            onClick={() => {
              open(owner.id);
            }}
          >
            {owner.name}
          </button>
        ) : (
          <Link to={`/painel/lojas?loja=${owner.id}`}>{owner.name}</Link>
        )}{' '}
        <span className="soft">{text.kinds[owner.kind]}</span>
        {!waits && description !== '' && <p className="soft">{description}</p>}
      </td>
      <td className="key">
        {owner.pixKey === null ? (
          <span className="soft">{text.noKey}</span>
        ) : (
          <span className="row">
            <span className="break">{owner.pixKey}</span> <Copy text={owner.pixKey} what={owner.name} />
          </span>
        )}
      </td>
      <td className="when number soft">
        {waits ? text.since(span(minutesBetween(createdAt, now))) : moment(createdAt)}
      </td>
      <td className="amount number">
        <strong>{money(amountCents)}</strong>
      </td>
      {waits && marked && (
        <td className="do">
          <span className="row">
            <Button
              onClick={() => {
                pay(one);
              }}
            >
              {text.pay}
            </Button>
            <Button
              kind="quiet"
              onClick={() => {
                refuse(one);
              }}
            >
              {text.refuse}
            </Button>
          </span>
        </td>
      )}
    </tr>
  );
}
