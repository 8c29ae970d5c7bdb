import { useState } from 'react';
import { Button } from '../../base/ui/button.js';
import { Closing } from '../../base/ui/dialog.js';
import { below, type MenuPosition } from '../../desk/ui/menu.js';
import { BOOK, type Shown } from './book-states.part.js';
import { FLOATS, type Float } from './float-states.part.js';
import { uiWords as text } from '../words.js';

const THEMES = ['light', 'dark'] as const;

/** Every part in every state, light beside dark. */
export function Book() {
  return (
    <section className="stack" aria-label={text.book}>
      {Object.entries(BOOK).map(([part, states]) => (
        <section key={part} className="card padded stack">
          <h2>{part}</h2>
          <div className="two">
            {THEMES.map((theme) => (
              <div key={theme} className="stack frame ground" data-theme={theme}>
                {Object.entries<Shown>(states).map(([state, show]) => (
                  <div key={state} className="row tops" data-state={state}>
                    <span className="caption" style={{ width: 72 }}>
                      {state}
                    </span>
                    <div className="grow">{show()}</div>
                  </div>
                ))}
              </div>
            ))}
          </div>
        </section>
      ))}
      <FloatingParts />
    </section>
  );
}

/** Opens over the page, in the page's own colours, one at a time. */
export function FloatingParts() {
  const [open, setOpen] = useState<{ readonly float: Float; readonly position: MenuPosition } | null>(null);
  const close = () => setOpen(null);
  return (
    <section className="card padded stack">
      {Object.entries(FLOATS).map(([part, states]) => (
        <div key={part} className="row wrap">
          <h2 className="caption" style={{ width: 96 }}>
            {part}
          </h2>
          {Object.entries<Float>(states).map(([state, float]) => (
            <Button
              key={state}
              aria-label={`${part} ${state}`}
              onClick={({ currentTarget }) => setOpen({ float, position: below(currentTarget) })}
            >
              {state}
            </Button>
          ))}
        </div>
      ))}
      {open && <Closing value={close}>{open.float({ position: open.position, close })}</Closing>}
    </section>
  );
}
