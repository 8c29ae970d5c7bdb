import { useState } from 'react';
import { lazy, Suspense } from '../../ground/lazy.js';
import { helpButtonWords as text } from '../words.js';

const loadSheet = () => import('./help.part.js').then(({ HelpSheet: part }) => ({ default: part }));
const HelpSheet = lazy(loadSheet);

/** Always in reach, at the top of the screen. */
export function HelpButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="help"
        aria-label={`SOS: ${text.help}`}
        onClick={() => {
          setOpen(true);
        }}
      >
        SOS
      </button>
      {open && (
        <Suspense>
          <HelpSheet
            close={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
