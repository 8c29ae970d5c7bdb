import { useEffect } from 'react';
import { go, usePageUrl } from '../../ground/router.js';
import { useKnownSession, useMay } from '../../ground/session.js';
import { useSetup } from './setup.hook.js';

export const START = '/painel/inicio';

/** Whom this tab has shown the way already. */
let shownTo: number | null = null;

/** Leads an owner whose hub had no order yet to the first steps; once, so that the board stays in reach. */
export function useLanding(): void {
  const { operator } = useKnownSession();
  const { path } = usePageUrl();
  const may = useMay();
  const { data } = useSetup(may('hub'));
  useEffect(() => {
    if (!data || shownTo === operator.id) return;
    shownTo = operator.id;
    if (path === '/painel' && location.search === '' && !data.order) go(START, { replace: true });
  }, [data, operator.id, path]);
}
