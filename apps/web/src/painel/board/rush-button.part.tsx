import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from '../../ground/lazy.js';
import { goQuery, usePageUrl } from '../../ground/router.js';
import { useMay } from '../../ground/session.js';
import { Button } from '../../ground/ui/button.js';
import { hubSettings } from '../data/hub.query.js';
import { useRush } from '../data/rush.hook.js';
import { rushWords as text } from '../words.js';

const RushDialog = lazy(() => import('./rush.part.js'), 'RushDialog');

/** The way to a rush; while one is under way, the bar of every screen has its end. */
export function RushButton() {
  const may = useMay();
  const open = usePageUrl().query.has('pico');
  const { data } = useQuery(hubSettings);
  const { under } = useRush(data?.rush);
  if (!may('hub') || !data || under) return null;
  return (
    <>
      <Button kind="quiet" icon="up" bare onClick={() => goQuery({ pico: '1' })}>
        {text.title}
      </Button>
      <Suspense>{open && <RushDialog close={() => goQuery({ pico: null })} />}</Suspense>
    </>
  );
}
