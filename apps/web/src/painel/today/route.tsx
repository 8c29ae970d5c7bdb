import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../ground/session.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { today } from '../data/today.query.js';
import { TodayView } from './view.js';

export function TodayRoute() {
  const may = useMay();
  const { data, error, refetch } = useQuery(today.day());
  if (error) return <Failure error={error} again={refetch} />;
  if (!data) return <Loading lines={10} />;
  return (
    <TodayView day={data} notices={{ read: may('couriers', 'read'), write: may('couriers', 'write') }} />
  );
}
