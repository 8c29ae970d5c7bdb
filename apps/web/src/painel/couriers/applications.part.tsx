import { call, useRead } from '../../base/api/client.js';
import { recordIn, show, useSearch } from '../../desk/search.js';
import { useMay } from '../../desk/session.js';
import { minutesBetween, span, useNow } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { Empty, Unread } from '../../base/ui/empty.js';
import { useKeys } from '../../desk/ui/keys.js';
import { Split } from '../../desk/ui/layout.js';
import { notify } from '../../base/ui/toast.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { BecauseDialog } from './courier-acts.part.js';
import { Documents, RecordFacts } from './record-facts.part.js';
import { useCourier, useCourierAct } from './couriers.hook.js';
import { courierWords as text } from '../words.js';

/** Applications are polled, as the stream has no event for them. */
const REFETCH_MS = 30_000;

const SEARCH = { wanted: recordIn('cadastro') };

export function Applications() {
  const now = useNow();
  const asked = { registration: 'awaiting_approval', perPage: 200 } as const;
  const found = useRead('/api/admin/couriers', asked, { refetchInterval: REFETCH_MS });
  const items = found.data?.items ?? [];
  const { wanted } = useSearch(SEARCH);
  const index = Math.max(
    0,
    items.findIndex(({ id }) => id === wanted),
  );
  const chosen = items[index];
  const open = (id: number | undefined) => {
    if (id !== undefined) show(SEARCH, { wanted: id }, { replace: true });
  };
  useKeys({ j: () => open(items[index + 1]?.id), k: () => open(items[index - 1]?.id) });
  if (!found.isSuccess) return <Unread of={found} lines={10} />;
  if (!chosen) return <Empty icon="check" title={text.noApplications} lead={text.noApplicationsLead} />;
  return (
    <Split first side={260} className="padded fill">
      <ul className="card lines-flush" aria-label={text.parts.applications}>
        {items.map(({ id, name, createdAt, vehicle }) => (
          <li key={id}>
            <button
              type="button"
              className="choice"
              aria-current={id === chosen.id ? 'true' : undefined}
              onClick={() => open(id)}
            >
              <span className="grow">
                <strong className="cut block">{name}</strong>
                <span className="soft cut block">
                  {text.waits(span(minutesBetween(createdAt, now)))}
                  {vehicle.model !== null && ` · ${vehicle.model}`}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Dossier
        key={chosen.id}
        id={chosen.id}
        done={() => open(items[index + 1]?.id ?? items[index - 1]?.id)}
      />
    </Split>
  );
}

function Dossier({ id, done }: { id: number; done: () => void }) {
  const mayWrite = useMay()('couriers');
  const courier = useCourier(id);
  const approval = useCourierAct(() => call('POST /api/admin/couriers/{id}/approve', { id }));
  if (!courier.isSuccess) return <Unread of={courier} lines={10} />;
  const { name } = courier.data;
  const approve = () =>
    approval.mutate(undefined, {
      onSuccess: () => {
        notify(text.approved(name));
        done();
      },
    });
  return (
    <article className="stack g16" aria-label={name}>
      <header className="row wrap">
        <h2 className="grow">{name}</h2>
        {mayWrite && (
          <>
            <Button
              onClick={() => showDialog(<BecauseDialog courier={courier.data} verb="refuse" done={done} />)}
            >
              {text.refuse}
            </Button>
            <Button kind="primary" icon="check" busy={approval.isPending} onClick={approve}>
              {text.approve}
            </Button>
          </>
        )}
      </header>
      <Split first side={320}>
        <section className="stack g8" aria-label={text.section.record}>
          <h3 className="caption">{text.section.record}</h3>
          <RecordFacts courier={courier.data} />
        </section>
        <section className="stack g8" aria-label={text.section.documents}>
          <h3 className="caption">{text.section.documents}</h3>
          <Documents courierId={id} />
        </section>
      </Split>
    </article>
  );
}
