import { useKnownSession } from '../data/session.hook.js';
import { TeamView } from './view.js';

export function TeamRoute() {
  const { developer, teams } = useKnownSession();
  return <TeamView me={developer.id} teams={teams} />;
}
