import { useQuery } from '@tanstack/react-query';
import { read } from '../../ground/api/client.js';
import { clock } from '../../ground/time.js';
import { Status } from '../../ground/ui/status.js';
import { shiftWords as text } from '../words.js';

/** Couriers come and go, and shifts begin by the clock. */
const AGAIN_MS = 30_000;

/** Who should be here by the planned shifts, and who is missing; nothing where no shift is on. */
export function ShiftNow() {
  const found = useQuery({ ...read('/api/admin/shifts/now'), refetchInterval: AGAIN_MS });
  const all = found.data?.items ?? [];
  if (all.length === 0) return null;
  const missing = all.filter(({ here }) => !here);
  const lead = text.hereNow({ here: all.length - missing.length, all: all.length });
  if (missing.length === 0) return <p className="toolbar soft">{lead}</p>;
  return (
    <details className="toolbar">
      <summary>
        <Status tone="red">{text.missing(missing.length)}</Status> <span className="soft">{lead}</span>
      </summary>
      <ul className="lines">
        {missing.map(({ bookingId, courierName, phone, merchantName, startsAt, seen }) => (
          <li key={bookingId}>
            <strong>{courierName}</strong>{' '}
            <span className="soft">
              {text.since(clock(startsAt))}
              {merchantName !== null && ` · ${text.onlyFor(merchantName)}`}
              {seen && ` · ${text.cameAndLeft}`}
            </span>{' '}
            {phone !== null && <a href={`tel:${phone}`}>{phone}</a>}
          </li>
        ))}
      </ul>
    </details>
  );
}
