import { useOpen } from '../../base/open.js';
import { lazy } from '../../base/lazy.js';
import { Button } from '../../base/ui/button.js';
import type { ContestProps } from './contest.part.js';
import { contestWords as text } from '../words.js';

const Contest = lazy(async () => (await import('./contest.part.js')).Contest, null);

interface ContestButtonProps extends Omit<ContestProps, 'close'> {
  label?: string;
}

export function ContestButton({ label, ...contest }: ContestButtonProps) {
  const contesting = useOpen();
  return (
    <>
      <Button kind="quiet" onClick={contesting.open}>
        {label ?? (contest.about === 'block' ? text.askReview : text.contest)}
      </Button>
      {contesting.is && <Contest {...contest} close={contesting.close} />}
    </>
  );
}
