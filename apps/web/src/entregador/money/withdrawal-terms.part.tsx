import { money as reais } from '../../ground/money.js';
import type { WithdrawalTerms } from '../data/wallet.query.js';
import { withdrawalWords as text } from '../words.js';

/** What a withdrawal costs, whose the key is, and when the company pays by itself. */
export function Terms({ terms }: { terms: WithdrawalTerms }) {
  const { keyOwner, feeCents, leastCents, schedule, weekday, hour, onDemand } = terms;
  return (
    <>
      {keyOwner && (
        <p className="notice">
          {text.owner(
            [keyOwner.name, keyOwner.document, keyOwner.bank].filter((part) => part !== null).join(' · '),
          )}
        </p>
      )}
      {schedule !== 'none' && (
        <p>
          {onDemand ? text.also : text.onDays}{' '}
          {schedule === 'daily' ? text.daily(hour) : text.weekly({ day: text.days[weekday], hour })}.
        </p>
      )}
      {onDemand && feeCents > 0 && <p>{text.fee(reais(feeCents))}</p>}
      {onDemand && leastCents > 0 && <p className="soft">{text.least(reais(leastCents))}</p>}
    </>
  );
}
