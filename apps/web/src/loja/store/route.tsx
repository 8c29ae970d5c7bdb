import { useKnownSession } from '../data/session.hook.js';
import { StoreView } from './view.js';

export function StoreRoute() {
  const { may } = useKnownSession();
  return <StoreView mayManage={may.manage} mayChange={may.change} />;
}
