import type { ReactNode } from 'react';
import type { Answer } from '../../base/api/call.js';
import { centsOf } from '../../base/money.js';
import { problemText } from '../../base/api/problem-words.js';
import { useForm } from '../../base/form.js';
import { AreaField } from '../../base/ui/area.js';
import { Button } from '../../base/ui/button.js';
import { Dialog } from '../../base/ui/dialog.js';
import { TextField } from '../../base/ui/field.js';
import { notify } from '../../base/ui/toast.js';
import { claimWords as text } from '../words.js';

type ListedClaim = Answer<'/api/admin/claims'>['items'][number];
export type ClaimFile = Answer<'/api/admin/claims/{id}'>;
export type Fault = ClaimFile['outcomes'][number]['fault'];

/** Read again after a decision, which may move money. */
export const AFTERWARDS = ['/api/admin/wallets', '/api/admin/decisions'] as const;

export function claimantOf({ openedBy, recipient }: Pick<ListedClaim, 'openedBy' | 'recipient'>): string {
  const claimant = text.claimants[openedBy];
  return recipient === null ? claimant : text.by({ claimant, name: recipient });
}

type Texts = Readonly<Record<'reason' | 'notAmount' | 'refuse' | 'accept' | 'refused' | 'accepted', string>>;

interface DecidingProps {
  title: string;
  text: Texts;
  amount: { readonly label: string; readonly hint?: string };
  /** Characters of the reason that the API takes. */
  most: number;
  reasonFirst?: boolean;
  /** Read only. */
  closed?: boolean;
  /** Something else is missing for an acceptance. */
  unready?: boolean;
  wide?: boolean;
  /** `cents` is null in a refusal. */
  decide: (accepted: boolean, answer: string, cents: number | null) => Promise<unknown>;
  close: () => void;
  children: ReactNode;
}

/** A decision needs its reason; an acceptance also needs a valid amount. */
export function Deciding({ text, amount, most, decide, close, children, ...props }: DecidingProps) {
  const { title, reasonFirst = false, closed = false, unready = false, wide = false } = props;
  const form = useForm({
    begin: { answer: '', amount: '', accepted: true },
    save: (typed) => {
      const cents = typed.accepted ? (amountOf(typed.amount) ?? null) : null;
      return decide(typed.accepted, typed.answer.trim(), cents);
    },
    saved: (_, { accepted }) => {
      notify(accepted ? text.accepted : text.refused);
      close();
    },
  });
  const notAmount = amountOf(form.values.amount) === null;
  const missing = form.values.answer.trim().length < 3;
  const button = (accepted: boolean, disabled: boolean) => (
    <Button
      key={String(accepted)}
      kind={accepted ? 'primary' : 'danger'}
      busy={form.busy}
      disabled={missing || disabled}
      onClick={() => form.send({ accepted })}
    >
      {accepted ? text.accept : text.refuse}
    </Button>
  );
  const actions = !closed && [button(false, false), button(true, notAmount || unready)];
  const fields = [
    <TextField
      key="amount"
      {...amount}
      inputMode="decimal"
      {...form.field('amount')}
      error={notAmount ? text.notAmount : undefined}
    />,
    <AreaField
      key="answer"
      label={text.reason}
      rows={3}
      maxLength={most}
      {...form.field('answer')}
      error={form.refusal === null ? form.errorAt('answer') : problemText(form.refusal)}
    />,
  ];
  return (
    <Dialog title={title} close={close} actions={actions} wide={wide}>
      <div className="stack">
        {children}
        {!closed && (reasonFirst ? fields.toReversed() : fields)}
      </div>
    </Dialog>
  );
}

/** Parses `12,50`; undefined: nothing was typed; null: not an amount above zero. */
function amountOf(typed: string): number | null | undefined {
  return typed.trim() === '' ? undefined : centsOf(typed) || null;
}
