import { useEffect, useState } from 'react';
import { useForm } from '../../base/form.js';
import { centsOf, money as reais, reais as typedCents } from '../../base/money.js';
import { Dialog } from '../../base/ui/dialog.js';
import { TextField } from '../../base/ui/field.js';
import { Form, Submit } from '../../base/ui/form.js';
import { Link } from '../../base/router.js';
import type { Answer } from '../../base/api/call.js';
import { type Me, call, isEnd } from '../data/api.store.js';
import { useValue, observable } from '../../base/observable.js';
import { contestWords, withdrawWords as text, withdrawalWords } from '../words.js';
import { ContestButton } from './contest-button.part.js';
import { now } from '../../base/clock.js';
import { isPassing } from '../data/queue.rules.js';
import { readSnapshot, saveSnapshot } from '../data/database.store.js';

interface Asked {
  /** The idempotency key: sent again with it, the withdrawal counts once. */
  readonly key: string;
  readonly amountCents: number;
  readonly at: number;
}

/** The withdrawal whose answer was lost: the server may have it. Stored, as the app may be closed. */
const unanswered = observable<Asked | null>(null);

const STORED = 'withdrawal';
/** The server stores a key for a day. */
const KNOWN_MS = 23 * 3_600_000;

async function startWithdrawal(): Promise<void> {
  const found = await readSnapshot<Asked>(STORED);
  if (found && !unanswered.get()) unanswered.set(found);
  const request = unanswered.get();
  if (request && now() - request.at > KNOWN_MS) await note(null);
}

/** Asks for a withdrawal; after a lost answer, for the same one again. @throws Problem */
async function withdraw(amountCents: number): Promise<void> {
  const request = unanswered.get() ?? { key: crypto.randomUUID(), amountCents, at: now() };
  await note(request);
  try {
    await call(
      'POST /api/courier/withdrawals',
      { amountCents: request.amountCents },
      { headers: { 'Idempotency-Key': request.key } },
    );
  } catch (error) {
    if (!isPassing(error) && !isEnd(error)) await note(null);
    throw error;
  }
  await note(null);
}

async function note(request: Asked | null): Promise<void> {
  unanswered.set(request);
  await saveSnapshot(STORED, request);
}

type WithdrawalTerms = Answer<'/api/courier/withdrawals/terms'>;

interface WithdrawProps {
  balance: number;
  me: Me;
  close: () => void;
  done: () => void;
}

export function Withdraw(props: WithdrawProps) {
  if (!props.me.withdrawalBlocked) return <WithdrawForm {...props} />;
  return (
    <Dialog title={text.withdrawTitle} close={props.close}>
      <p className="notice amber">{withdrawalWords.blocked}</p>
      <ContestButton
        about="block"
        subjectId={0}
        what={withdrawalWords.blocked}
        label={contestWords.contest}
      />
    </Dialog>
  );
}

/**
 * After a lost answer the same withdrawal, of the amount that the courier saw, is asked for and counts once.
 */
function WithdrawForm({ balance, me, close, done }: WithdrawProps) {
  const open = useValue(unanswered);
  const [terms, setTerms] = useState<WithdrawalTerms | null>(null);
  useEffect(() => {
    void startWithdrawal();
    // Without the terms it can still be asked for, and the server decides.
    call('/api/courier/withdrawals/terms').then(setTerms, () => undefined);
  }, []);
  const form = useForm({
    begin: () => ({ amountCents: typedCents(balance) }),
    save: ({ amountCents }) => withdraw(open?.amountCents ?? centsOf(amountCents) ?? 0),
    saved: done,
  });
  // Until the request has ended, its answer does not count as lost.
  const lost = form.busy ? null : open;
  const cents = lost?.amountCents ?? centsOf(form.values.amountCents);
  const tooMuch = !lost && cents !== null && cents > balance;
  const amount = form.field('amountCents');
  return (
    <Dialog title={text.withdrawTitle} close={close}>
      <Form form={form}>
        {me.pixKey === null ? (
          <p className="notice amber">
            <span>
              {text.noPixKey} <Link to="/entregador/conta">{text.toPixKey}</Link>
            </span>
          </p>
        ) : (
          <p>{text.toKey(me.pixKey)}</p>
        )}
        {terms && <Terms terms={terms} />}
        {lost && <p className="notice amber">{text.unanswered(reais(lost.amountCents))}</p>}
        <TextField
          label={text.amount}
          inputMode="decimal"
          readOnly={lost !== null}
          {...amount}
          value={lost ? typedCents(lost.amountCents) : amount.value}
          error={tooMuch ? text.tooMuch(reais(balance)) : amount.error}
        />
        <Submit form={form} className="big" disabled={(cents ?? 0) <= 0 || tooMuch || !mayAsk(me, terms)}>
          {lost ? text.askAgain(reais(lost.amountCents)) : text.ask(reais(cents ?? 0))}
        </Submit>
      </Form>
    </Dialog>
  );
}

/** false: the company pays on its own days only, or there is no Pix key. */
function mayAsk({ pixKey }: Me, terms: WithdrawalTerms | null): boolean {
  return pixKey !== null && terms?.onDemand !== false;
}

function Terms({ terms }: { terms: WithdrawalTerms }) {
  const { keyOwner, feeCents, leastCents, schedule, weekday, hour, onDemand } = terms;
  return (
    <>
      {keyOwner && (
        <p className="notice">
          {withdrawalWords.owner(
            [keyOwner.name, keyOwner.document, keyOwner.bank].filter((part) => part !== null).join(' · '),
          )}
        </p>
      )}
      {schedule !== 'none' && (
        <p>
          {onDemand ? withdrawalWords.also : withdrawalWords.onDays}{' '}
          {schedule === 'daily'
            ? withdrawalWords.daily(hour)
            : withdrawalWords.weekly({ day: withdrawalWords.days[weekday], hour })}
          .
        </p>
      )}
      {onDemand && feeCents > 0 && <p>{withdrawalWords.fee(reais(feeCents))}</p>}
      {onDemand && leastCents > 0 && <p className="soft">{withdrawalWords.least(reais(leastCents))}</p>}
    </>
  );
}
