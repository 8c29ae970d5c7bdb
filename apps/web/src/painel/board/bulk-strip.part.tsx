import { useRead } from '../../base/api/client.js';
import { Problem } from '../../base/api/problem.js';
import { Button } from '../../base/ui/button.js';
import { Dialog } from '../../base/ui/dialog.js';
import { Unread } from '../../base/ui/empty.js';
import { Icon } from '../../base/ui/icon.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { type Bulk, type BulkAsk, type BulkJob, commandOf } from './bulk.hook.js';
import { ReasonField, useReason } from './cancel.part.js';
import { problemText } from '../../base/api/problem-words.js';
import { boardWords as board, bulkWords as text } from '../words.js';

export function BulkStrip({ bulk: { job, undo, dismiss } }: { bulk: Bulk }) {
  if (!job) return null;
  const ran = job.done + job.refused;
  const progress = text.progress({ done: ran, total: job.total });
  return (
    <section className="afloat bulk-strip" aria-label={text.strip}>
      <p role="status">
        <Icon name={job.endedAt === null ? 'clock' : job.refused > 0 ? 'alert' : 'check'} />{' '}
        <strong>{text.job[job.command]}</strong>{' '}
        <span className="number">
          {job.endedAt === null ? progress : text.ended({ done: job.done, refused: job.refused })}
        </span>
      </p>
      {job.endedAt === null ? (
        <>
          <progress style={{ width: 140 }} max={job.total} value={ran} aria-label={progress} />
          <span className="soft">{text.leave}</span>
        </>
      ) : (
        <span className="row">
          {job.canUndo && (
            <Button icon="undo" onClick={() => undo(job.id)}>
              {text.undo}
            </Button>
          )}
          {job.refused > 0 && (
            <Button kind="quiet" onClick={() => showDialog(<BulkResults job={job} />)}>
              {text.results}
            </Button>
          )}
          <Button kind="quiet" icon="close" bare onClick={dismiss}>
            {text.dismiss}
          </Button>
        </span>
      )}
    </section>
  );
}

function BulkResults({ job }: { job: BulkJob }) {
  const detail = useRead('/api/admin/orders/bulk/{id}', { id: job.id }, { staleTime: 0 });
  return (
    <Dialog title={`${text.job[job.command]}: ${board.many(job.total)}`}>
      {!detail.isSuccess && <Unread of={detail} lines={4} />}
      {detail.data && (
        <div className="stack">
          <p>{text.ended({ done: detail.data.done, refused: detail.data.refused })}</p>
          <Refusals rows={detail.data.results.filter(({ state }) => state === 'refused')} />
        </div>
      )}
    </Dialog>
  );
}

export function BulkQuestion({ bulk, ask }: { bulk: Bulk; ask: BulkAsk }) {
  const { start, forget: close } = bulk;
  const { command, orders, courier, refused } = ask;
  const form = useReason((why) => void start({ ...ask, why }));
  const does = text.job[commandOf(command, ask).name];
  const cancels = command === 'cancel';
  const possible = orders.length - (refused?.length ?? 0);
  const actions = (
    <>
      <Button onClick={close}>{text.back}</Button>
      <Button
        kind={cancels ? 'danger' : 'primary'}
        busy={refused === null}
        disabled={possible === 0}
        onClick={() => {
          if (cancels) form.send();
          else void start(ask);
        }}
      >
        {text.go({ does, count: possible })}
      </Button>
    </>
  );
  const asked = { does, what: board.many(orders.length) };
  return (
    <Dialog
      title={courier ? text.questionTo({ ...asked, who: courier.name }) : text.question(asked)}
      close={close}
      actions={actions}
    >
      <div className="stack" aria-busy={refused === null}>
        {cancels && <CancelReason orders={orders} form={form} />}
        <p>{cancels ? consequence() : text.consequence[command]}</p>
        {refused !== null && refused.length > 0 && (
          <section>
            <p className="row">
              <Icon name="alert" /> <strong>{text.cannot(refused.length)}</strong>
            </p>
            <Refusals rows={refused.map(({ publicId, code }) => ({ publicId, refusal: code }))} />
          </section>
        )}
      </div>
    </Dialog>
  );

  function consequence(): string {
    const collected = orders.filter(({ status }) => status === 'collected').length;
    return collected === 0 ? text.consequence.cancel : text.cancelCollected(collected);
  }
}

/** One reason for all of them; a reason that needs its own words is given order by order. */
function CancelReason({ orders, form }: Pick<BulkAsk, 'orders'> & { form: ReturnType<typeof useReason> }) {
  const { data } = useRead('/api/admin/orders/{id}/cancellation', { id: orders[0]?.id ?? 0 });
  const reasons = data?.reasons.filter((reason) => reason !== 'other') ?? [];
  return <ReasonField own={data?.ownReasons ?? []} reasons={reasons} form={form} />;
}

function Refusals({ rows }: { rows: readonly { publicId: string; refusal: string | null }[] }) {
  const reasons = new Map<string, string[]>();
  for (const { publicId, refusal } of rows)
    if (refusal !== null) reasons.set(refusal, [...(reasons.get(refusal) ?? []), publicId]);
  return (
    <ul className="stack g8 tall below-it">
      {[...reasons].map(([code, numbers]) => (
        <li key={code} className="stack g2">
          <span>{problemText(new Problem(409, code, code))}</span>
          <span className="soft number mono small">{numbers.join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}
