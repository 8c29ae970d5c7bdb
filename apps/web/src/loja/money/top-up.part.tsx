import * as c from '../../ground/codec.js';
import { money, reais } from '../../ground/money.js';
import { useRecordForm } from '../../ground/record-form.js';
import { clock } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Copy } from '../../ground/ui/copy.js';
import { Loading } from '../../ground/ui/empty.js';
import { Fields } from '../../ground/ui/fields.js';
import { Form, Submit } from '../../ground/ui/form.js';
import { Icon } from '../../ground/ui/icon.js';
import { Qr } from '../../ground/ui/qr.js';
import { useTopUpFee, type TopUp, type TopUpScreen } from './money.hook.js';
import { moneyWords as text } from '../words.js';

/** Usual top-ups. */
const AMOUNTS = [5_000, 10_000, 20_000, 50_000];

/** How the company takes Pix. */
interface Pix {
  readonly taken: boolean;
  /** A charge is paid by a press: in sandboxes and the demonstration. */
  readonly simulates: boolean;
}

const TOP_UP = c.record({
  amountCents: c.field(text.amount, c.centsFrom(100, 2_000_000), { autoComplete: 'off' }),
});

/** Adds money to the wallet: an amount, a Pix to pay, and word of the payment when it comes. */
export function TopUpPart({ pix, charge }: { pix: Pix; charge: TopUpScreen }) {
  const { opening, topUp, looking } = charge;
  const form = useRecordForm(TOP_UP, {
    begin: {},
    fault: text.notAmount,
    save: ({ amountCents }) => opening.mutateAsync(amountCents),
  });
  const amount = form.read.amountCents ?? null;
  const fee = useTopUpFee(pix.taken ? amount : null) ?? 0;
  if (!pix.taken) return <p className="soft">{text.noPix}</p>;
  if (topUp) return <Charge topUp={topUp} charge={charge} simulates={pix.simulates} />;
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
  charge: TopUpScreen;
  simulates: boolean;
}

function Charge({ topUp, charge: { another, simulating }, simulates }: ChargeProps) {
  const { state, amountCents, feeCents, code, qr, createdAt, expiresAt, paidCents } = topUp;
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
          {simulates && (
            <Button kind="primary" busy={simulating.isPending} onClick={() => simulating.mutate(topUp.id)}>
              {text.simulate}
            </Button>
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
