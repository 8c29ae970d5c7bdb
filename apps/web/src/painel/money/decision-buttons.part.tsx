import type { Answer } from '../../base/api/call.js';
import { centsOf } from '../../base/money.js';
import { Button } from '../../base/ui/button.js';
import { claimWords as text } from '../words.js';

type ListedClaim = Answer<'/api/admin/claims'>['items'][number];
export type ClaimFile = Answer<'/api/admin/claims/{id}'>;
export type Fault = ClaimFile['outcomes'][number]['fault'];

/** Who claims, and for whom the delivery was. */
export function claimantOf({ openedBy, recipient }: Pick<ListedClaim, 'openedBy' | 'recipient'>): string {
  const claimant = text.claimants[openedBy];
  return recipient === null ? claimant : text.by({ claimant, name: recipient });
}

interface DecisionButtonsProps {
  readonly text: { readonly refuse: string; readonly accept: string };
  readonly form: {
    readonly busy: boolean;
    readonly values: { readonly answer: string };
    readonly send: (decision: { accepted: boolean }) => void;
  };
  /** The amount that was typed is none. */
  readonly notAmount: boolean;
}

/** A decision needs its reason, an acceptance also an amount that is one. */
export function DecisionButtons({ text, form, notAmount }: DecisionButtonsProps) {
  const missing = form.values.answer.trim().length < 3;
  return (
    <>
      <Button
        kind="danger"
        busy={form.busy}
        disabled={missing}
        onClick={() => form.send({ accepted: false })}
      >
        {text.refuse}
      </Button>
      <Button
        kind="primary"
        busy={form.busy}
        disabled={missing || notAmount}
        onClick={() => form.send({ accepted: true })}
      >
        {text.accept}
      </Button>
    </>
  );
}

/** Parses `12,50` of a movement, which moves something; undefined: nothing was typed; null: not such an amount. */
export function amountOf(typed: string): number | null | undefined {
  return typed.trim() === '' ? undefined : centsOf(typed) || null;
}
