import { useOpen } from '../../ground/open.js';
import { lazy, Suspense } from '../../ground/lazy.js';
import { helpButtonWords as text } from '../words.js';

const loadSheet = () => import('./help.part.js').then(({ HelpSheet: part }) => ({ default: part }));
const HelpSheet = lazy(loadSheet);

/** Always in reach, at the top of the screen. */
export function HelpButton() {
  const helping = useOpen();
  return (
    <>
      <button type="button" className="help" aria-label={`SOS: ${text.help}`} onClick={helping.open}>
        SOS
      </button>
      {helping.is && (
        <Suspense>
          <HelpSheet close={helping.close} />
        </Suspense>
      )}
    </>
  );
}
