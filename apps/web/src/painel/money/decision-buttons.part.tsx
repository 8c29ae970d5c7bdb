import { Button } from '../../ground/ui/button.js';
import { centsOf } from '../../ground/money.js';

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
