import { useState } from 'react';
import { useWords } from '../../ground/language.js';
import { now } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Confirm } from '../../ground/ui/dialog.js';
import { rangeOf, type Filter } from './deliveries.rules.js';
import type { useResend } from './deliveries.hook.js';
import { webhookWords } from './words.js';

interface ResendBarProps {
  filter: Filter;
  marked: ReadonlySet<number>;
  setMarked: (ids: ReadonlySet<number>) => void;
  resend: ReturnType<typeof useResend>;
}

/** Sends again the selection, or all that the filter finds, including other pages. */
export function ResendBar({ filter, marked, setMarked, resend }: ResendBarProps) {
  const text = useWords(webhookWords);
  const [asking, setAsking] = useState(false);
  const stop = () => {
    setAsking(false);
  };
  const clear = () => {
    setMarked(new Set());
  };
  return (
    <div className="resend row">
      {marked.size > 0 && (
        <>
          <strong role="status">{text.selected(marked.size)}</strong>
          <Button
            kind="primary"
            busy={resend.some.isPending}
            onClick={() => {
              resend.some.mutate([...marked], { onSuccess: clear });
            }}
          >
            {text.resend}
          </Button>
          <Button kind="quiet" icon="close" bare onClick={clear}>
            {text.clearSelection}
          </Button>
        </>
      )}
      <span className="grow" />
      {rangeOf(filter, now()) && (
        <Button
          icon="undo"
          onClick={() => {
            setAsking(true);
          }}
        >
          {text.resendAll}
        </Button>
      )}
      {asking && (
        <Confirm
          title={text.resendTitle}
          action={text.resendNow}
          busy={resend.range.isPending}
          confirm={() => {
            resend.range.mutate(filter, { onSettled: stop });
          }}
          close={stop}
        >
          {text.resendLead}
        </Confirm>
      )}
    </div>
  );
}
