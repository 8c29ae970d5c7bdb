import { useState } from 'react';
import { problemText } from '../../ground/api/problem-words.js';
import { useWords } from '../../ground/language.js';
import { centsOf, money, reais } from '../../ground/money.js';
import { clock } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Copy } from '../../ground/ui/copy.js';
import { Loading } from '../../ground/ui/empty.js';
import { TextField } from '../../ground/ui/field.js';
import { Icon } from '../../ground/ui/icon.js';
import { Qr } from '../../ground/ui/qr.js';
import type { TopUp, TopUpScreen } from './money.hook.js';
import { moneyWords } from './words.js';

const LEAST = 100;
const MOST = 2_000_000;
/** Usual top-ups. */
const AMOUNTS = [5_000, 10_000, 20_000, 50_000];

/** Adds money to the wallet: an amount, a Pix to pay, and word of the payment when it comes. */
export function TopUpPart({ pix, charge }: { pix: boolean; charge: TopUpScreen }) {
  const text = useWords(moneyWords);
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  if (!pix) return <p className="soft">{text.noPix}</p>;
  const { opening, topUp, looking, another } = charge;
  if (topUp) return <Charge topUp={topUp} another={another} />;
  if (looking) return <Loading lines={4} />;
  const cents = centsOf(typed);
  const amount = cents !== null && cents >= LEAST && cents <= MOST ? cents : null;
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (amount !== null) opening.mutate(amount);
      }}
    >
      <h2>{text.topUp}</h2>
      <TextField
        label={text.amount}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={tried && amount === null ? text.notAmount : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
      <p className="row wrap" role="group" aria-label={text.amounts}>
        {AMOUNTS.map((one) => (
          <Button
            key={one}
            onClick={() => {
              setTyped(reais(one));
            }}
          >
            {money(one)}
          </Button>
        ))}
      </p>
      {opening.error && (
        <p className="notice bad" role="alert">
          <Icon name="alert" /> {problemText(opening.error)}
        </p>
      )}
      <Button kind="primary" type="submit" busy={opening.isPending}>
        {text.open}
      </Button>
    </form>
  );
}

function Charge({ topUp, another }: { topUp: TopUp; another: () => void }) {
  const text = useWords(moneyWords);
  const { state, amountCents, feeCents, code, qr, createdAt, expiresAt, paidCents } = topUp;
  return (
    <div className="pix" role="status">
      {state === 'waiting' && (
        <>
          <strong>{money(amountCents)}</strong>
          {feeCents > 0 && <p className="soft">{text.fee(money(feeCents), money(amountCents - feeCents))}</p>}
          <Qr rows={qr} label={text.qr} />
          <p className="row">
            <code className="grow cut">{code}</code>
            <Copy text={code} what={text.code} />
          </p>
          <p className="soft">
            {text.waiting} {text.valid(clock(createdAt), clock(expiresAt))}
          </p>
        </>
      )}
      {state === 'paid' && (
        <p className="notice good">
          <Icon name="check" /> {text.paid(money(paidCents ?? amountCents))}
        </p>
      )}
      {state === 'expired' && (
        <p className="notice amber">
          <Icon name="clock" /> {text.expired}
        </p>
      )}
      <Button onClick={another}>{text.another}</Button>
    </div>
  );
}
