import { useState } from 'react';
import { Problem } from '../../ground/api/problem.js';
import { Button } from '../../ground/ui/button.js';
import { callRecipient } from '../data/call.query.js';
import type { Stop } from '../data/api.store.js';
import { callWords as text } from '../words.js';

/** How an attempt ended: what the courier reads. */
type Said = keyof typeof text.said;

async function saidAfter(orderId: number, stopId: string): Promise<Said> {
  try {
    await callRecipient(orderId, stopId);
    return 'calling';
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.status === 0) return 'offline';
    if (error.code === 'limit_reached') return 'full';
    return error.code === 'transition_refused' ? 'over' : 'failed';
  }
}

interface CallProps {
  readonly orderId: number;
  readonly stop: Stop;
}

/** Calls the customer by the company: the courier's own phone rings, and neither sees the number of the other. */
export function CallCustomer({ orderId, stop }: CallProps) {
  const [said, setSaid] = useState<Said | null>(null);
  const [busy, setBusy] = useState(false);
  const call = async () => {
    setBusy(true);
    setSaid(await saidAfter(orderId, stop.id));
    setBusy(false);
  };
  return (
    <>
      <Button icon="phone" className="way" busy={busy} onClick={() => void call()}>
        {text.call}
      </Button>
      {said !== null && (
        <p className={said === 'calling' ? 'soft' : 'error'} role="alert">
          {text.said[said]}
        </p>
      )}
    </>
  );
}
