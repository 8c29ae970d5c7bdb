import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../ground/session.js';
import { Unread } from '../../ground/ui/empty.js';
import { today } from '../data/today.query.js';
import { TodayView } from './view.js';

export function TodayRoute() {
  const may = useMay();
  const found = useQuery(today.day());
  if (!found.isSuccess) return <Unread of={found} lines={10} />;
  return (
    <TodayView
      day={found.data}
      notices={{ read: may('couriers', 'read'), write: may('couriers', 'write') }}
    />
  );
}
