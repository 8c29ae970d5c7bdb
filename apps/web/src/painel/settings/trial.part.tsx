import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { type Answer, type Body, useRead } from '../../base/api/client.js';
import { pointOf } from '../../base/map-point.js';
import { distance } from '../../base/money.js';
import { clock, minutesBetween, span, useNow } from '../../base/time.js';
import { Unread } from '../../base/ui/empty.js';
import { SelectField } from '../../base/ui/field.js';
import { Status, type Tone } from '../../base/ui/status.js';
import { dotted } from '../../base/texts.js';
import { optionsOf } from '../../desk/names.js';
import { useEveryMerchant } from '../people/names.hook.js';
import type { Dispatch } from './settings.rules.js';
import { settingsWords } from '../words.js';

const { trial: text } = settingsWords;

const TRIAL = 'POST /api/admin/hub/dispatch-trial';
type Tried = Answer<typeof TRIAL>['orders'][number];

const TONES: Readonly<Record<Tried['verdict'], Tone>> = {
  asked: 'green',
  answering: 'blue',
  later: 'plain',
  nobody: 'amber',
};

export function TrialCard({ dispatch, unsaved }: { dispatch: Dispatch; unsaved: boolean }) {
  const [merchantId, setMerchantId] = useState('');
  const [supposed, merchants] = useSupposed(merchantId);
  // Couriers move.
  const trial = useRead(
    TRIAL,
    { dispatch, ...(supposed && { supposed }) },
    { refetchInterval: 10_000, placeholderData: keepPreviousData, retry: false },
  );
  const online = useRead('/api/admin/couriers/online', { perPage: 200 }).data?.items;
  const names = new Map(online?.map(({ id, name }) => [id, name]));
  return (
    <section className="card padded stack trial" aria-labelledby="trial-title">
      <h3 id="trial-title">{text.title}</h3>
      <p className="soft small">{text.lead}</p>
      <SelectField
        label={text.suppose}
        value={merchantId}
        onChange={({ target }) => setMerchantId(target.value)}
        none={text.nobodySupposed}
        options={optionsOf(merchants)}
      />
      {!trial.isSuccess && <Unread of={trial} lines={4} />}
      {trial.data && (
        <div className={trial.isPlaceholderData ? 'stale' : ''} aria-live="polite">
          <p className="row wrap">
            <span className="soft">
              {text.shift({
                onShift: trial.data.onShift,
                located: trial.data.located,
                free: trial.data.free,
              })}
            </span>
            {unsaved && <Status tone="accent">{text.unsaved}</Status>}
          </p>
          {trial.data.orders.length === 0 && <p className="soft below-it">{text.none}</p>}
          <ol className="lines">
            {trial.data.orders.toReversed().map((order) => (
              <TriedOrder key={order.orderId ?? 'supposed'} order={order} names={names} />
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

function TriedOrder({ order, names }: { order: Tried; names: ReadonlyMap<number, string> }) {
  const now = useNow();
  const { publicId, waitingSince, verdict, couriers, radiusM, pickupAt } = order;
  const waited = span(Math.max(0, minutesBetween(waitingSince, now)));
  return (
    <li>
      <p className="row wrap">
        <strong>{publicId ?? text.supposed}</strong>
        {publicId !== null && <span className="soft">{text.waits(waited)}</span>}
        <Status tone={TONES[verdict]}>{text.verdicts[verdict]}</Status>
      </p>
      {couriers.length > 0 ? (
        <p>
          {couriers
            .map(({ courierId, distanceM }) =>
              dotted(
                names.get(courierId) ?? text.courier(courierId),
                distanceM !== null && distance(distanceM),
              ),
            )
            .join(', ')}
          {pickupAt !== null && <span className="soft"> · {text.pickup(clock(pickupAt))}</span>}
        </p>
      ) : (
        verdict === 'nobody' && (
          <p className="soft">{radiusM === null ? text.nobodyAtAll : text.nobody(distance(radiusM))}</p>
        )
      )}
    </li>
  );
}

/** For any vehicle, from a merchant with a known place. */
function useSupposed(merchantId: string) {
  const merchants = useEveryMerchant();
  const vehicles = useRead('/api/admin/vehicle-types');
  const placed = (merchants.data ?? []).flatMap(({ id, name, address }) => {
    const pickup = address && pointOf(address);
    return pickup ? [{ id, name, pickup }] : [];
  });
  const chosen = placed.find(({ id }) => String(id) === merchantId);
  const vehicleTypeIds = vehicles.data?.items.map(({ id }) => id) ?? [];
  const supposed: Body<typeof TRIAL>['supposed'] | null =
    chosen && vehicleTypeIds.length > 0 ? { pickup: chosen.pickup, vehicleTypeIds } : null;
  return [supposed, placed] as const;
}
