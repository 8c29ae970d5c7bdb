import { useId, useState } from 'react';
import { problemText } from '../../ground/api/problem-words.js';
import { money } from '../../ground/money.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { Field, TextField } from '../../ground/ui/field.js';
import { notify } from '../../ground/ui/toast.js';
import { contests, type Contest } from '../data/contests.query.js';
import { contestWords as text } from '../words.js';
import { centsOf } from '../wallets/wallet.rules.js';
import { useContestDecision } from './contests.hook.js';

const MOST_ANSWER = 191;

/** Parses `12,50`; an empty text is no money; null: not an amount. */
function typedOf(amount: string): number | null | undefined {
  return amount.trim() === '' ? undefined : centsOf(amount);
}

/** The decision on a contest: what the courier said and sent, the answer, and the money that follows. */
export function ContestDialog({ contest, close }: { contest: Contest; close: () => void }) {
  const form = useId();
  const decision = useContestDecision(contest.id);
  const [answer, setAnswer] = useState('');
  const [amount, setAmount] = useState('');
  const cents = typedOf(amount);
  const decide = (accepted: boolean) => {
    const amountCents = accepted ? (cents ?? null) : null;
    decision.mutate(
      { accepted, answer: answer.trim(), amountCents },
      {
        onSuccess: () => {
          notify(accepted ? text.accepted : text.refused);
          close();
        },
      },
    );
  };
  const missing = answer.trim().length < 3;
  const actions = (
    <>
      <Button
        kind="danger"
        busy={decision.isPending}
        disabled={missing}
        onClick={() => {
          decide(false);
        }}
      >
        {text.refuse}
      </Button>
      <Button
        kind="primary"
        busy={decision.isPending}
        disabled={missing || cents === null}
        onClick={() => {
          decide(true);
        }}
      >
        {text.accept}
      </Button>
    </>
  );
  return (
    <Dialog
      title={text.title(text.about[contest.about], contest.courierName)}
      close={close}
      actions={actions}
    >
      <div className="stack" id={form}>
        {contest.subjectText !== null && (
          <p>
            <strong>{contest.subjectText}</strong> {money(contest.subjectCents ?? 0)}
          </p>
        )}
        <p className="note">{contest.text}</p>
        {contest.hasPhoto && (
          <a href={contests.photo(contest.id)} target="_blank" rel="noreferrer">
            {text.photo}
          </a>
        )}
        {contest.about === 'block' && <p>{text.liftsBlock}</p>}
        <Field label={text.reason} error={decision.error ? problemText(decision.error) : undefined}>
          {(ids) => (
            <textarea
              {...ids}
              className="input"
              rows={3}
              maxLength={MOST_ANSWER}
              value={answer}
              onChange={({ target }) => {
                setAnswer(target.value);
              }}
            />
          )}
        </Field>
        <TextField
          label={text.amount}
          inputMode="decimal"
          value={amount}
          error={cents === null ? text.notAmount : undefined}
          onChange={({ target }) => {
            setAmount(target.value);
          }}
        />
      </div>
    </Dialog>
  );
}
