import { useQuery } from '@tanstack/react-query';
import { again, call, read } from '../../ground/api/client.js';
import { useForm } from '../../ground/form.js';
import { moment } from '../../ground/time.js';
import { AreaField } from '../../ground/ui/area.js';
import { Form, Submit } from '../../ground/ui/form.js';
import { notify } from '../../ground/ui/toast.js';
import { todayWords as text } from '../words.js';

const MOST = 500;
/** Who has read a notice is seen without touching the page. */
const AGAIN_MS = 15_000;

/** A message to everybody on shift, and who has read the last ones. */
export function Notices({ mayWrite, onShift }: { mayWrite: boolean; onShift: number }) {
  const { data } = useQuery({ ...read('/api/admin/courier-notices'), refetchInterval: AGAIN_MS });
  const form = useForm({
    begin: { text: '' },
    save: (notice) => call('POST /api/admin/courier-notices', { text: notice.text }),
    saved: ({ couriers }, notice) => {
      notify(text.told(couriers));
      if (couriers === 0) form.set(notice);
      void again('/api/admin/courier-notices');
    },
  });
  return (
    <section className="stack g8 padded" aria-label={text.tell}>
      <h2>{text.tell}</h2>
      {mayWrite && (
        <Form form={form} className="stack g8 narrow">
          <AreaField
            label={text.notice}
            hint={text.noticeHint(onShift)}
            rows={3}
            maxLength={MOST}
            {...form.field('text')}
          />
          <div>
            <Submit form={form} disabled={form.values.text.trim() === '' || onShift === 0}>
              {text.send}
            </Submit>
          </div>
        </Form>
      )}
      <ul className="lines">
        {(data?.items ?? []).map(({ id, text: said, at, by, couriers, read }) => (
          <li key={id}>
            <p>{said}</p>
            <p className="soft">
              {moment(at)} {by !== null && `· ${by} `}· {text.readBy({ read: read.length, all: couriers })}
            </p>
            {read.length > 0 && (
              <details>
                <summary>{text.who}</summary>
                <p>{read.map(({ name, at: when }) => `${name} (${moment(when)})`).join(', ')}</p>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
