import { useQuery } from '@tanstack/react-query';
import { read } from '../../ground/api/client.js';
import { lazy } from '../../ground/lazy.js';
import { Unread } from '../../ground/ui/empty.js';
import { useAppStream } from '../data/live.hook.js';
import { AppView, PART_OF, type Part } from './view.js';

const Start = lazy(() => import('./start.part.js'), 'Start');
const Webhook = lazy(() => import('../webhook/webhook.part.js'), 'Webhook');
const Inspector = lazy(() => import('../inspector/inspector.part.js'), 'Inspector');
const Orders = lazy(() => import('../orders/orders.part.js'), 'Orders');
const Review = lazy(() => import('../review/review.part.js'), 'Review');
const Connections = lazy(() => import('../review/connections.part.js'), 'Connections');
const Settings = lazy(() => import('./settings.part.js'), 'Settings');
const Activity = lazy(() => import('./activity.part.js'), 'Activity');

const SHOWN: Readonly<Record<Part, typeof Start>> = {
  ...{ start: Start, webhook: Webhook, inspector: Inspector, orders: Orders },
  ...{ review: Review, connections: Connections, settings: Settings, activity: Activity },
};

export function AppRoute({ id, part }: { id: number; part: string | undefined }) {
  const found = useQuery(read('/api/developer/apps/{id}', { id }));
  useAppStream(id);
  if (!found.isSuccess) return <Unread of={found} lines={10} />;
  const chosen = PART_OF[part ?? ''] ?? 'start';
  const Chosen = SHOWN[chosen];
  return (
    <AppView app={found.data} part={chosen}>
      <Chosen app={found.data} />
    </AppView>
  );
}
