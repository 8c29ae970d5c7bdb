import { useOpen } from '../../base/open.js';
import { lazy } from '../../base/lazy.js';
import { Button } from '../../base/ui/button.js';
import type { ContestAbout } from '../data/wallet.query.js';
import { contestWords as text } from '../words.js';

const Contest = lazy(async () => (await import('./contest.part.js')).Contest, null);

interface ContestButtonProps {
  about: ContestAbout;
  subjectId: number;
  what: string;
  label?: string;
}

/** Opens the form of a contest. */
export function ContestButton({ about, subjectId, what, label }: ContestButtonProps) {
  const contesting = useOpen();
  return (
    <>
      <Button kind="quiet" onClick={contesting.open}>
        {label ?? (about === 'block' ? text.askReview : text.contest)}
      </Button>
      {contesting.is && <Contest about={about} subjectId={subjectId} what={what} close={contesting.close} />}
    </>
  );
}
