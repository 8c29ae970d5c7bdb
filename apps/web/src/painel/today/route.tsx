import { useQuery } from '@tanstack/react-query';
import { read } from '../../ground/api/client.js';
import { useMay } from '../../ground/session.js';
import { Unread } from '../../ground/ui/empty.js';
import { TodayView } from './view.js';

/** The page follows the day without being touched. */
const AGAIN_MS = 15_000;

export function TodayRoute() {
  const may = useMay();
  const found = useQuery({ ...read('/api/admin/today'), refetchInterval: AGAIN_MS });
  if (!found.isSuccess) return <Unread of={found} lines={10} />;
  return (
    <TodayView
      day={found.data}
      notices={{ read: may('couriers', 'read'), write: may('couriers', 'write') }}
    />
  );
}
