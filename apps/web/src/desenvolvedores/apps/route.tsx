import { useQuery } from '@tanstack/react-query';
import { itemsOf } from '../../ground/api/list.js';
import { read, sendChange } from '../../ground/api/client.js';
import { go } from '../../ground/router.js';
import { useKnownSession } from '../data/session.hook.js';
import { AppsView } from './view.js';

export function AppsRoute() {
  const { teams } = useKnownSession();
  return (
    <AppsView
      apps={useQuery({ ...read('/api/developer/apps'), select: itemsOf })}
      teams={teams}
      create={async (body) => {
        const { id } = await sendChange('POST /api/developer/apps', body);
        go(`/desenvolvedores/apps/${String(id)}`);
      }}
    />
  );
}
