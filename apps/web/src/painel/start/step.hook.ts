import { useMutation } from '@tanstack/react-query';
import { cache } from '../../ground/api/client.js';
import { hub } from '../data/hub.query.js';
import { SETUP } from './setup.hook.js';

/** One step done on this screen: one request, then the steps are read again. */
export function useStep<Body>(call: (body: Body) => Promise<unknown>) {
  return useMutation({
    mutationFn: call,
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: SETUP }),
        cache.invalidateQueries({ queryKey: hub.vehiclesKey }),
      ]),
  });
}
