import { useQuery } from '@tanstack/react-query';
import { read } from '../../ground/api/client.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { Unread } from '../../ground/ui/empty.js';
import { Icon } from '../../ground/ui/icon.js';
import { showDialog } from '../../ground/ui/show-dialog.js';
import { Refusals } from './bulk-ask.part.js';
import { type Bulk, type BulkJob } from './bulk.hook.js';
import { boardWords as board, bulkWords as text } from '../words.js';
import './bulk.css';

/** Progress of a bulk job; it goes on when the page is left. */
export function BulkStrip({ bulk: { job, undo, dismiss } }: { bulk: Bulk }) {
  if (!job) return null;
  const ran = job.done + job.refused;
  return (
    <section className="afloat bulk-strip" aria-label={text.strip}>
      <p role="status">
        <Icon name={job.endedAt === null ? 'clock' : job.refused > 0 ? 'alert' : 'check'} />{' '}
        <strong>{nameOf(job)}</strong>{' '}
        <span className="number">
          {job.endedAt === null
            ? text.progress({ done: ran, total: job.total })
            : text.ended({ done: job.done, refused: job.refused })}
        </span>
      </p>
      {job.endedAt === null ? (
        <>
          <progress
            style={{ width: 140 }}
            max={job.total}
            value={ran}
            aria-label={text.progress({ done: ran, total: job.total })}
          />
          <span className="soft">{text.leave}</span>
        </>
      ) : (
        <span className="row">
          {job.canUndo && (
            <Button icon="undo" onClick={() => void undo(job.id)}>
              {text.undo}
            </Button>
          )}
          {job.refused > 0 && (
            <Button
              kind="quiet"
              onClick={() => showDialog((close) => <BulkResults job={job} close={close} />)}
            >
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

  function nameOf({ command }: BulkJob): string {
    return text.job[command];
  }
}

function BulkResults({ job, close }: { job: BulkJob; close: () => void }) {
  const detail = useQuery({ ...read('/api/admin/orders/bulk/{id}', { id: job.id }), staleTime: 0 });
  return (
    <Dialog title={`${text.job[job.command]}: ${board.many(job.total)}`} close={close}>
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
