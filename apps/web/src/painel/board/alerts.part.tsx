import { useEffect } from 'react';
import { again, type Answer, sendChange, useRead } from '../../base/api/client.js';
import { phoneHref } from '../../base/brazil.js';
import { money } from '../../base/money.js';
import { Link } from '../../base/router.js';
import { useMay } from '../../desk/session.js';
import { clock, moment } from '../../base/time.js';
import { Act } from '../../base/ui/act.js';
import { Button } from '../../base/ui/button.js';
import { Icon } from '../../base/ui/icon.js';
import { Reason } from '../../desk/ui/reason.js';
import { notify } from '../../base/ui/toast.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { useLive } from '../../base/live.js';
import { alertWords as text } from '../words.js';

interface AlertsProps {
  open: (orderId: number) => void;
  /** Takes the ids of the alerts that cannot wait, as negative numbers. */
  shown: (ids: readonly number[]) => void;
}

export function Alerts({ open, shown }: AlertsProps) {
  const may = useMay();
  const alerts = useAlerts();
  useEffect(() => {
    shown(alerts.filter((alert) => !isAboutData(alert)).map(({ id }) => -id));
  }, [alerts, shown]);
  if (alerts.length === 0) return null;
  return (
    <section className="stack g4 tall" aria-label={text.title} aria-live="assertive">
      {alerts.map((alert) => (
        <div key={alert.id} className={`note row wrap alert ${alert.kind}`}>
          <Icon name="alert" />
          <p className="grow">
            <strong>{headOf(alert)}</strong> {bodyOf(alert)} {payOf(alert)}
          </p>
          {alert.position && (
            <a className="button quiet" target="_blank" rel="noreferrer" href={mapOf(alert.position)}>
              {text.where}
            </a>
          )}
          {alert.courierPhone !== null && (
            <a className="button quiet" href={phoneHref(alert.courierPhone)}>
              <Icon name="phone" /> {text.call}
            </a>
          )}
          {alert.orderId !== null && (
            <Button kind="quiet" onClick={() => open(alert.orderId ?? 0)}>
              {text.order}
            </Button>
          )}
          {isAboutData(alert) && may('privacy', 'read') && (
            <Link className="button quiet" to={`/painel/ajustes/privacidade?${personOf(alert)}`}>
              {text.erase}
            </Link>
          )}
          <TakeBack alert={alert} />
          {may('orders', 'write') && (
            <Act of="POST /api/admin/alerts/{id}/close" by={{ id: alert.id }}>
              {text.close}
            </Act>
          )}
        </div>
      ))}
    </section>
  );

  function headOf(alert: Alert): string {
    const { kind, at, courierName, publicId } = alert;
    const who = courierName ?? '';
    if (isAboutData(alert)) return askedOf(alert);
    if (kind === 'claim_due') return text.claim(publicId ?? '');
    return kind === 'emergency'
      ? text.help({ who, at: clock(at) })
      : text.late({ who, order: publicId ?? '' });
  }

  function bodyOf(alert: Alert): string {
    const { kind, acts, cause, goods, doneAt, merchantName, position } = alert;
    if (isAboutData(alert) || kind === 'claim_due') return '';
    if (kind === 'emergency') return position ? '' : text.nowhere;
    const done = acts.map(({ act, at }) => text.done({ act: text.acts[act], at: clock(at) })).join(', ');
    const refusal = text.refused({ acts: done, cause: text.causes[cause ?? 'cancelled'] });
    if (doneAt !== null) return `${refusal} ${text.back(clock(doneAt))}`;
    return goods ? `${refusal} ${text.goods(merchantName ?? '')}` : refusal;
  }
}

function isAboutData({ kind }: Alert): boolean {
  return kind === 'erasure_asked' || kind === 'data_asked';
}

function askedOf({ kind, at, courierName, publicId }: Alert): string {
  if (publicId === null) return text.erasure({ who: courierName ?? '', at: moment(at) });
  const facts = { order: publicId, at: moment(at) };
  return kind === 'data_asked' ? text.recipientData(facts) : text.recipientErasure(facts);
}

function personOf({ courierId, orderId, recipientPhone }: Alert): string {
  return orderId === null
    ? `entregador=${courierId}`
    : `telefone=${encodeURIComponent(recipientPhone ?? '')}`;
}

/** Whether the code of a late delivery was right, and what was paid for it. */
function payOf({ acts }: Alert): string {
  const delivery = acts.findLast(({ payment }) => payment !== undefined);
  if (delivery?.payment === undefined) return '';
  const code = delivery.codeRight === true ? text.codeRight : '';
  const paid = text.payments[delivery.payment];
  return `${code} ${typeof paid === 'string' ? paid : paid(money(delivery.payCents ?? 0))}`;
}

function mapOf({ latitude, longitude }: NonNullable<Alert['position']>): string {
  const [lat, lon] = [latitude.toFixed(6), longitude.toFixed(6)];
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`;
}

/** Takes back, once, the pay for a late delivery; the courier reads the reason and may contest it. */
function TakeBack({ alert }: { alert: Alert }) {
  const may = useMay();
  const { courierId: holder, courierName, orderId, publicId } = alert;
  const amountCents = alert.acts.find(({ payment }) => payment === 'paid')?.payCents ?? 0;
  if (amountCents === 0 || holder === null || !may('wallets')) return null;
  const takeBack = async (reason: string) => {
    await sendChange('POST /api/admin/wallets/{kind}/{holder}/debit', {
      kind: 'couriers',
      holder,
      amountCents,
      description: `${publicId ?? ''} · ${reason}`,
      externalId: `late-delivery:${String(orderId)}`,
    });
    notify(text.takenBack);
  };
  const ask = () =>
    showDialog(
      <Reason
        title={text.takeBackTitle({ who: courierName ?? '', order: publicId ?? '' })}
        action={text.takeBackDo(money(amountCents))}
        label={text.takeBackWhy}
        most={160}
        usual={[]}
        confirm={takeBack}
      />,
    );
  return (
    <Button kind="quiet" onClick={ask}>
      {text.takeBack}
    </Button>
  );
}

type Alert = Answer<'/api/admin/alerts'>['items'][number];
const NONE: readonly Alert[] = [];
/** Alerts that a colleague closed leave the board within this time. */
const REFETCH_MS = 30_000;

function useAlerts() {
  const { data } = useRead('/api/admin/alerts', {}, { refetchInterval: REFETCH_MS });
  const reread = () => void again('/api/admin/alerts');
  useLive({
    order: ({ type }) => {
      if (type === 'order.act_refused') reread();
    },
    courier: ({ type }) => {
      if (type === 'courier.emergency') reread();
    },
  });
  return data?.items ?? NONE;
}
