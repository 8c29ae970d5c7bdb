import { useEffect, useState } from 'react';
import { goQuery, usePageUrl } from '../../ground/router.js';
import { useLive } from '../../ground/live.js';
import { Unread } from '../../ground/ui/empty.js';
import { useSetup, missingSteps, STEPS, type Step } from './setup.hook.js';
import { StartView } from './view.js';

/** Steps whose result is looked at before the next one: the map, and the way to one's own phone. */
const LOOKED_AT: readonly Step[] = ['city', 'courier'];

export function StartRoute() {
  const setup = useSetup();
  const { refetch } = setup;
  // A step may just have been done on its own screen.
  useEffect(() => {
    void refetch();
  }, [refetch]);
  const { query } = usePageUrl();
  const [looking, setLooking] = useState<Step | null>(null);
  useLive({
    order: () => {
      if (setup.data?.order === false) void setup.refetch();
    },
  });
  if (!setup.isSuccess) return <Unread of={setup} lines={7} />;
  const [first = null] = missingSteps(setup.data);
  if (first !== null && looking === null && LOOKED_AT.includes(first) && !query.has('passo'))
    setLooking(first);
  const wanted = STEPS.find((step) => step === query.get('passo'));
  return (
    <StartView
      setup={setup.data}
      open={wanted ?? looking ?? first}
      next={first}
      show={(step) => {
        setLooking(null);
        goQuery({ passo: step }, { replace: true });
      }}
      goOn={() => {
        setLooking(null);
        goQuery({ passo: null }, { replace: true });
      }}
    />
  );
}
