import { useState } from 'react';
import { PagedLines } from '../../desk/ui/list.js';
import { again, call, type Order, useRead } from '../../base/api/client.js';
import { usePages } from '../../base/api/list.js';
import { phoneHref } from '../../base/brazil.js';
import { money } from '../../base/money.js';
import { Link } from '../../base/router.js';
import { optionsOf } from '../../desk/names.js';
import { useMay } from '../../desk/session.js';
import { minutesBetween, moment, span, useNow } from '../../base/time.js';
import { Drawer } from '../../desk/ui/drawer.js';
import { Unread } from '../../base/ui/empty.js';
import { SelectField } from '../../base/ui/field.js';
import { Icon } from '../../base/ui/icon.js';
import { Status } from '../../base/ui/status.js';
import { Tabs } from '../../base/ui/tabs.js';
import { notify } from '../../base/ui/toast.js';
import { dotted, wordOf } from '../../base/texts.js';
import { stateOfOrder, toneOf } from '../data/order-state.rules.js';
import { WalletPanel } from '../wallets/wallet-panel.part.js';
import { CourierActs } from './courier-acts.part.js';
import { Load } from './courier-list.part.js';
import {
  type CourierRecord,
  SILENT_MINUTES,
  STANDING_TONES,
  standingOf,
  useCourier,
  useCourierAct,
  useFleets,
  useRoom,
} from './couriers.hook.js';
import { Documents, RecordFacts } from './record-facts.part.js';
import { ShiftEnd } from './shift-end.part.js';
import { courierWords as text, statusWords as states } from '../words.js';

interface CourierDrawerProps {
  id: number;
  carried: readonly Order[];
  close: () => void;
}

const SECTIONS = ['now', 'record', 'documents', 'wallet', 'history'] as const;

export function CourierDrawer({ id, carried, close }: CourierDrawerProps) {
  const may = useMay();
  const courier = useCourier(id);
  const [section, setSection] = useState<(typeof SECTIONS)[number]>('now');
  const sections = SECTIONS.filter((one) => one !== 'wallet' || may('wallets', 'read'));
  return (
    <Drawer label={courier.data?.name ?? text.courier} close={close}>
      {!courier.isSuccess && <Unread of={courier} lines={12} />}
      {courier.data && (
        <>
          <Head courier={courier.data} />
          {may('couriers') && <CourierActs courier={courier.data} />}
          <Tabs
            label={text.sections}
            tabs={sections.map((key) => ({ key, label: text.section[key] }))}
            chosen={section}
            choose={setSection}
          />
          <div className="drawer-part">
            {section === 'now' && <Now courier={courier.data} carried={carried} />}
            {section === 'record' && (
              <div className="stack">
                <RecordFacts courier={courier.data} />
                {may('couriers') && <FleetChoice courier={courier.data} />}
              </div>
            )}
            {section === 'documents' && <Documents courierId={id} />}
            {section === 'wallet' && <WalletPanel kind="couriers" holder={id} name={courier.data.name} />}
            {section === 'history' && <History courierId={id} />}
          </div>
        </>
      )}
    </Drawer>
  );
}

function Head({ courier }: { courier: CourierRecord }) {
  const standing = standingOf(courier);
  const { name, vehicle, blockedUntil, blockNote, registrationNote, phone } = courier;
  const facts = dotted(vehicle.model, vehicle.plate);
  return (
    <header>
      <h2>{name}</h2>
      <p className="row wrap">
        <Status tone={STANDING_TONES[standing]}>{text.standing[standing]}</Status>
        {facts !== '' && <span className="soft">{facts}</span>}
        {phone !== null && (
          <a href={phoneHref(phone)} className="row">
            <Icon name="phone" /> {text.call}
          </a>
        )}
      </p>
      {standing === 'blocked' && (
        <p className="note bad">
          {blockedUntil === null ? text.blockedOpen : text.blockedUntil(moment(blockedUntil))}
          {blockNote !== null && ` ${blockNote}`}
        </p>
      )}
      {courier.withdrawalBlocked && <p className="note">{text.noWithdrawals}</p>}
      {registrationNote !== null && <p className="note">{registrationNote}</p>}
    </header>
  );
}

function Now({ courier, carried }: { courier: CourierRecord; carried: readonly Order[] }) {
  const now = useNow();
  const { online, lastSeenAt, location } = courier;
  const age = lastSeenAt === null ? null : minutesBetween(lastSeenAt, now);
  const room = useRoom();
  return (
    <div className="stack">
      <p className="row wrap">
        <Icon name="pin" />
        {location === null || age === null ? (
          <span className="soft">{text.noPosition}</span>
        ) : (
          <span className={online && age >= SILENT_MINUTES ? 'amber-text' : ''}>
            {age === 0 ? text.positionNow : text.positionAge(span(age))}
            <span className="soft number">
              {' '}
              {location.latitude.toFixed(5)}, {location.longitude.toFixed(5)}
            </span>
          </span>
        )}
      </p>
      {online && courier.shiftEndsAt !== null && (
        <p className="row wrap">
          <Icon name="clock" />
          <ShiftEnd courier={courier} now={now} />
        </p>
      )}
      <section aria-label={text.carries}>
        <h3 className="row">
          <span className="grow">{text.carries}</span>
          <Load carried={carried.length} room={room} />
          <span>{text.room(Math.max(0, room - carried.length))}</span>
        </h3>
        {carried.length === 0 && <p className="soft">{text.carriesNothing}</p>}
        <ul className="lines" data-carries={courier.id}>
          {carried.map((order) => (
            <OrderLine key={order.id} order={order} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function FleetChoice({ courier }: { courier: CourierRecord }) {
  const fleets = useFleets();
  const choice = useCourierAct((fleetId: number | null) =>
    call('PATCH /api/admin/couriers/{id}', { id: courier.id, fleetId }),
  );
  const move = (fleetId: number | null, undo: boolean) =>
    choice.mutate(fleetId, {
      onSuccess: () => {
        void again('/api/admin/fleets');
        const before = courier.fleetId;
        notify(text.fleetChanged(courier.name), undo ? () => move(before, false) : undefined);
      },
    });
  if (fleets.length === 0) return null;
  return (
    <SelectField
      label={text.fleet}
      value={courier.fleetId ?? ''}
      disabled={choice.isPending}
      onChange={({ target }) => move(target.value === '' ? null : Number(target.value), true)}
      none={text.noFleet}
      options={optionsOf(fleets)}
    />
  );
}

function OrderLine({ order }: { order: Order }) {
  const { id, publicId, merchant, stops, createdAt, courierPayCents } = order;
  const state = stateOfOrder(order);
  const [drop] = stops;
  return (
    <li className="row wrap">
      <Link to={`/painel?pedido=${id}`} className="number">
        {publicId}
      </Link>
      <span className="grow cut">
        {merchant.name} → {drop?.district ?? drop?.address}
      </span>
      <Status tone={toneOf(state)}>{states[state]}</Status>
      <span className="soft number">
        {moment(createdAt)} · {money(courierPayCents)}
      </span>
    </li>
  );
}

/** Ended orders, newest first, and operators' changes to the record. */
function History({ courierId }: { courierId: number }) {
  const may = useMay();
  const orders = usePages('/api/admin/orders', { courierId, limit: 20 });
  const asked = { entity: 'courier', entityId: courierId, limit: 30 } as const;
  const changes = useRead('/api/admin/audit', asked, { enabled: may('audit', 'read') });
  return (
    <div className="stack">
      <h3>{text.orders}</h3>
      <PagedLines list={orders} lines={4} empty={text.noOrders}>
        {(order) => <OrderLine key={order.id} order={order} />}
      </PagedLines>
      {changes.data && changes.data.items.length > 0 && (
        <section>
          <h3>{text.recordChanges}</h3>
          <ul className="lines">
            {changes.data.items.map(({ id, action, operatorName, at }) => (
              <li key={id} className="row wrap">
                <span className="grow">{wordOf(text.changes, action.replace('courier.', ''))}</span>
                <span className="soft">
                  {operatorName} · {moment(at)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
