import { useOpen } from '../../ground/open.js';
import { now } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Confirm } from '../../ground/ui/dialog.js';
import type { useMarked } from '../../ground/ui/list.js';
import { isWaiting, resendBodyOf, type Delivery, type Filter } from './deliveries.rules.js';
import type { useResend } from './deliveries.hook.js';
import { webhookWords as text } from '../words.js';

interface ResendBarProps {
  filter: Filter;
  marked: ReturnType<typeof useMarked<Delivery>>;
  resend: ReturnType<typeof useResend>;
}

/** Sends again the selection, or all that the filter finds, including other pages. */
export function ResendBar({ filter, marked: { rows, ids: marked, clear }, resend }: ResendBarProps) {
  const wait = rows.every(({ state }) => isWaiting(state));
  const asking = useOpen();
  const stop = asking.close;
  return (
    <div className=" row">
      {marked.size > 0 && (
        <>
          <strong role="status">{text.selected(marked.size)}</strong>
          <Button
            kind="primary"
            busy={resend.some.isPending}
            onClick={() => resend.some.mutate([...marked], { onSuccess: clear })}
          >
            {wait ? text.sendNow : text.resend}
          </Button>
          <Button kind="quiet" icon="close" bare onClick={clear}>
            {text.clearSelection}
          </Button>
        </>
      )}
      <span className="grow" />
      {resendBodyOf(filter, now()) && (
        <Button icon="undo" onClick={asking.open}>
          {text.resendAll}
        </Button>
      )}
      {asking.is && (
        <Confirm
          title={text.resendTitle}
          action={text.resendNow}
          busy={resend.matching.isPending}
          confirm={() => resend.matching.mutate(filter, { onSettled: stop })}
          close={stop}
        >
          {text.resendLead}
        </Confirm>
      )}
    </div>
  );
}
