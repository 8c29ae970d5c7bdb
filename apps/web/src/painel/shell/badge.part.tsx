import { useQuery } from '@tanstack/react-query';
import { read } from '../../ground/api/client.js';
import { waitingAt } from '../today/places.rules.js';
import { shellWords as text } from '../words.js';
import './badge.css';

const BADGES_MS = 30_000;

const MOST_SHOWN = 99;

/** How much waits for somebody on these screens. */
export function Badge({ of }: { of: readonly string[] }) {
  const { data } = useQuery({ ...read('/api/admin/today/decisions'), refetchInterval: BADGES_MS });
  const waiting = data && waitingAt(data);
  const count = of.reduce((sum, path) => sum + (waiting?.get(path) ?? 0), 0);
  if (count === 0) return null;
  return (
    <span className="badge number">
      <span aria-hidden>{count > MOST_SHOWN ? `${String(MOST_SHOWN)}+` : count}</span>
      <span className="sr">{text.waits(count)}</span>
    </span>
  );
}
