import { useMutation } from '@tanstack/react-query';
import { askForReset, hasEnded, logIn } from '../data/session.hook.js';
import { EnterView } from './view.js';

export function EnterRoute() {
  const entering = useMutation({ mutationFn: logIn });
  const asking = useMutation({ mutationFn: askForReset });
  return <EnterView entering={entering} asking={asking} ended={hasEnded()} />;
}
