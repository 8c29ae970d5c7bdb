import { sendChange } from '../../ground/api/client.js';
import { problemText } from '../../ground/api/problem-words.js';
import { useForm } from '../../ground/form.js';
import { money } from '../../ground/money.js';
import { AreaField } from '../../ground/ui/area.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { TextField } from '../../ground/ui/field.js';
import { notify } from '../../ground/ui/toast.js';
import type { Contest } from './inbox.hook.js';
import { contestWords as text } from '../words.js';
import { amountOf, DecisionButtons } from './decision-buttons.part.js';

const MOST_ANSWER = 191;

/** The decision on a contest: what the courier said and sent, the answer, and the money that follows. */
export function ContestDialog({ contest, close }: { contest: Contest; close: () => void }) {
  const form = useForm({
    begin: { answer: '', amount: '', accepted: true },
    save: ({ answer, amount, accepted }) => {
      const amountCents = accepted ? (amountOf(amount) ?? null) : null;
      return sendChange(
        'POST /api/admin/contests/{id}/decide',
        { id: contest.id, accepted, answer: answer.trim(), amountCents },
        '/api/admin/wallets',
        '/api/admin/decisions',
      );
    },
    saved: (_, { accepted }) => {
      notify(accepted ? text.accepted : text.refused);
      close();
    },
  });
  const cents = amountOf(form.values.amount);
  const actions = <DecisionButtons text={text} form={form} notAmount={cents === null} />;
  return (
    <Dialog
      title={text.title({ about: text.about[contest.about], name: contest.courierName })}
      close={close}
      actions={actions}
    >
      <div className="stack">
        {contest.subjectText !== null && (
          <p>
            <strong>{contest.subjectText}</strong> {money(contest.subjectCents ?? 0)}
          </p>
        )}
        <p className="note">{contest.text}</p>
        {contest.hasPhoto && (
          <a href={`/api/admin/contests/${contest.id}/photo`} target="_blank" rel="noreferrer">
            {text.photo}
          </a>
        )}
        {contest.about === 'block' && <p>{text.liftsBlock}</p>}
        <AreaField
          label={text.reason}
          rows={3}
          maxLength={MOST_ANSWER}
          {...form.field('answer')}
          error={form.refusal === null ? form.errorAt('answer') : problemText(form.refusal)}
        />
        <TextField
          label={text.amount}
          inputMode="decimal"
          {...form.field('amount')}
          error={cents === null ? text.notAmount : undefined}
        />
      </div>
    </Dialog>
  );
}
