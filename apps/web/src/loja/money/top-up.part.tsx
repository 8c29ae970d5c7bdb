import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { again, type Answer, call, itemsOf, read, useRead } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { money, reais } from '../../base/money.js';
import { useRecordForm, Fields } from '../../base/ui/record-form.js';
import { clock } from '../../base/time.js';
import { Act } from '../../base/ui/act.js';
import { Button } from '../../base/ui/button.js';
import { Copy } from '../../base/ui/copy.js';
import { Loading } from '../../base/ui/empty.js';
import { Form, Submit } from '../../base/ui/form.js';
import { Icon } from '../../base/ui/icon.js';
import { Qr } from '../../base/ui/qr.js';
import { useKnownSession } from '../data/session.hook.js';
import { moneyWords as text } from '../words.js';

const AMOUNTS = [5_000, 10_000, 20_000, 50_000];

const TOP_UP = c.record({
  amountCents: c.field(text.amount, c.centsFrom(100, 2_000_000), { autoComplete: 'off' }),
});

export function TopUpPart() {
  const { pix } = useKnownSession().hub;
  const { opening, topUp, looking, another } = useTopUp(pix);
  const form = useRecordForm(TOP_UP, {
    begin: {},
    fault: text.notAmount,
    save: (wanted) => opening.mutateAsync(wanted),
  });
  const amount = form.read.amountCents ?? null;
  const fees = useRead(
    '/api/merchant/wallet/top-up-fee',
    { amountCents: amount ?? 0 },
    { enabled: pix && amount !== null, staleTime: 60_000 },
  );
  const fee = fees.data?.feeCents ?? 0;
  if (!pix) return <p className="soft">{text.noPix}</p>;
  if (topUp) return <Charge topUp={topUp} another={another} />;
  if (looking) return <Loading lines={4} />;
  return (
    <Form form={form} unasked>
      <h2>{text.topUp}</h2>
      <Fields form={form} of={['amountCents']} />
      <p className="row wrap" role="group" aria-label={text.amounts}>
        {AMOUNTS.map((one) => (
          <Button key={one} onClick={() => form.set({ amountCents: reais(one) })}>
            {money(one)}
          </Button>
        ))}
      </p>
      {amount !== null && fee > 0 && (
        <p className="soft">{text.fee({ fee: money(fee), rest: money(amount - fee) })}</p>
      )}
      <Submit form={form}>{text.open}</Submit>
    </Form>
  );
}

interface ChargeProps {
  topUp: TopUp;
  /** Leaves the charge for the form of a new one; it may still be paid. */
  another: () => void;
}

function Charge({ topUp, another }: ChargeProps) {
  const { hub } = useKnownSession();
  const { id, state, amountCents, feeCents, code, qr, createdAt, expiresAt, paidCents } = topUp;
  return (
    <div className="pix stack" role="status">
      {state === 'waiting' && (
        <>
          <strong>{money(amountCents)}</strong>
          {feeCents > 0 && (
            <p className="soft">{text.fee({ fee: money(feeCents), rest: money(amountCents - feeCents) })}</p>
          )}
          <Qr rows={qr} label={text.qr} />
          <p className="row">
            <code className="grow cut">{code}</code>
            <Copy text={code} what={text.code} />
          </p>
          <p className="soft">
            {text.waiting} {text.valid({ from: clock(createdAt), until: clock(expiresAt) })}
          </p>
          {hub.simulatesPayments && (
            <Act kind="primary" of="POST /api/merchant/wallet/top-ups/{id}/simulate-payment" by={{ id }}>
              {text.simulate}
            </Act>
          )}
        </>
      )}
      {state === 'paid' && (
        <p className="notice green-text">
          <Icon name="check" /> {text.paid(money(paidCents ?? amountCents))}
        </p>
      )}
      {state === 'expired' && (
        <p className="notice amber-text">
          <Icon name="clock" /> {text.expired}
        </p>
      )}
      <Button onClick={another}>{text.another}</Button>
    </div>
  );
}

type TopUp = Answer<'/api/merchant/wallet/top-ups/{id}'>;
const POLL_MS = 3_000;
const LATE_POLL_MS = 15_000;

/** A charge, read again until it is paid, also when it has expired: it may be paid in its last second. */
function useLooked(shown: TopUp | undefined): TopUp | undefined {
  const found = useQuery({
    ...read('/api/merchant/wallet/top-ups/{id}', { id: shown?.id ?? 0 }),
    enabled: shown !== undefined,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'paid' ? false : data?.state === 'expired' ? LATE_POLL_MS : POLL_MS,
  });
  return found.data ?? shown;
}

/** A top-up from its form to its payment, after which the balance is read again. */
function useTopUp(enabled: boolean) {
  const opening = useMutation({
    mutationFn: (wanted: { amountCents: number }) => call('POST /api/merchant/wallet/top-ups', wanted),
  });
  // The charges when the screen was opened: those that colleagues open later do not replace the shown one.
  const last = useQuery({
    ...read('/api/merchant/wallet/top-ups'),
    queryKey: ['top-ups'],
    select: itemsOf,
    enabled,
    staleTime: Infinity,
    gcTime: 0,
  });
  const [left, setLeft] = useState(false);
  const waiting = left ? undefined : last.data?.find(({ state }) => state === 'waiting');
  /** The charge that was opened here, else the newest that waits, as after a reload. */
  const topUp = useLooked(opening.data ?? waiting);
  const paid = topUp?.state === 'paid';
  useEffect(() => {
    if (paid) void again('/api/merchant/wallet');
  }, [paid]);
  const another = () => {
    setLeft(true);
    opening.reset();
  };
  return { opening, topUp, looking: last.isLoading, another };
}
