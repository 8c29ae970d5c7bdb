import { goQuery, usePlace } from '../../ground/router.js';
import { useLive } from '../../ground/live.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { STEPS, useSetup } from './setup.hook.js';
import { StartView } from './view.js';

export function StartRoute() {
  const setup = useSetup();
  const { query } = usePlace();
  useLive({
    order: () => {
      if (setup.data?.order === false) void setup.refetch();
    },
  });
  if (setup.isPending) return <Loading lines={7} />;
  if (setup.error) return <Failure error={setup.error} again={setup.refetch} />;
  const first = STEPS.find((step) => !setup.data[step]);
  const wanted = STEPS.find((step) => step === query.get('passo'));
  return (
    <StartView
      setup={setup.data}
      open={wanted ?? first ?? null}
      show={(step) => {
        goQuery({ passo: step }, { replace: true });
      }}
    />
  );
}
