import { go } from '../../ground/router.js';
import { useApps, useCreateApp } from '../data/apps.hook.js';
import { useKnownSession } from '../data/session.hook.js';
import { AppsView } from './view.js';

export function AppsRoute() {
  const { teams } = useKnownSession();
  const creating = useCreateApp();
  return (
    <AppsView
      apps={useApps()}
      teams={teams}
      create={async (body) => {
        const { id } = await creating.mutateAsync(body);
        go(`/desenvolvedores/apps/${String(id)}`);
      }}
    />
  );
}
