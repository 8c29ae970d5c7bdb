import type { Answer } from '../../base/api/call.js';
import { again, call, useRead } from '../../base/api/client.js';
import { useForm } from '../../base/form.js';
import { money } from '../../base/money.js';
import { Link } from '../../base/router.js';
import { useMay } from '../../desk/session.js';
import { clock, moment } from '../../base/time.js';
import { AreaField } from '../../base/ui/area.js';
import { Unread } from '../../base/ui/empty.js';
import { Form, Submit } from '../../base/ui/form.js';
import { Icon } from '../../base/ui/icon.js';
import { Page } from '../../desk/ui/page.js';
import { notify } from '../../base/ui/toast.js';
import { Figures } from '../reports/figures.part.js';
import { growth, signed } from '../reports/reports.rules.js';
import { type Decision, PLACES } from './places.rules.js';
import { todayWords as text } from '../words.js';

const REFETCH_MS = 15_000;

/** Compares with the same weekday a week ago, until the same time of day. */
export function TodayRoute() {
  const may = useMay();
  const found = useRead('/api/admin/today', {}, { refetchInterval: REFETCH_MS });
  if (!found.isSuccess) return <Unread of={found} lines={10} />;
  const { today, lastWeek, now, decisions } = found.data;
  const open = (Object.keys(PLACES) as Decision[]).filter((key) => decisions[key] > 0);
  const against = (value: number, before: number) => {
    const percent = growth(value, before);
    return percent === null ? text.nothingThen : text.against(signed(percent));
  };
  const [share, shareThen] = [onTimeShare(today), onTimeShare(lastWeek)];
  const figures = [
    [text.orders, String(today.orders), against(today.orders, lastWeek.orders)],
    [
      text.onTime,
      share === null ? '–' : `${String(share)} %`,
      shareThen === null ? text.nothingThen : text.shareThen(shareThen),
    ],
    [text.late, String(today.late), text.wereThen(lastWeek.late)],
    [text.waiting, String(now.waiting), text.underway(now.underway)],
    [text.inMoney, money(today.inCents), against(today.inCents, lastWeek.inCents)],
    [text.outMoney, money(today.outCents), against(today.outCents, lastWeek.outCents)],
    [text.onShift, String(now.couriersOnShift), text.carrying(now.couriersCarrying)],
    [text.cancelled, String(today.cancelled), text.wereThen(lastWeek.cancelled)],
  ] as const;
  return (
    <Page title={text.title} head={<span className="soft">{text.at(clock(found.data.at))}</span>}>
      <Figures of={figures} className="figures four padded" />
      <section className="stack g8 padded" aria-label={text.decide}>
        <h2>{text.decide}</h2>
        {open.length === 0 ? (
          <p className="soft">
            <Icon name="check" /> {text.nothing}
          </p>
        ) : (
          <ul className="stack g8">
            {open.map((key) => (
              <li key={key}>
                <Link to={PLACES[key]}>
                  <strong>{decisions[key]}</strong> {text.decisions[key](decisions[key])}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
      {may('couriers', 'read') && (
        <Notices mayWrite={may('couriers', 'write')} onShift={now.couriersOnShift} />
      )}
    </Page>
  );
}

/** Whole percent; null: nothing was delivered. */
function onTimeShare({ onTime, delivered }: Answer<'/api/admin/today'>['today']): number | null {
  return delivered === 0 ? null : Math.round((onTime / delivered) * 100);
}

const MAX_LENGTH = 500;
function Notices({ mayWrite, onShift }: { mayWrite: boolean; onShift: number }) {
  const { data } = useRead('/api/admin/courier-notices', {}, { refetchInterval: REFETCH_MS });
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
            maxLength={MAX_LENGTH}
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
        {(data?.items ?? []).map(({ id, text: notice, at, by, couriers, read }) => (
          <li key={id}>
            <p>{notice}</p>
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
