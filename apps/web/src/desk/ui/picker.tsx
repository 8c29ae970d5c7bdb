import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { fold } from '../names.js';
import { useFocusReturn } from '../../base/focus-return.js';
import { useBackdrop } from '../../base/ui/backdrop.js';
import { Icon } from '../../base/ui/icon.js';
import '../../base/ui/dialog.css';
import './picker.css';
import { pickerWords as text } from '../../base/words.js';

export interface Choice {
  readonly key: string;
  /** Text of the choice, which a search compares. */
  readonly label: string;
  readonly detail?: ReactNode;
  readonly keys?: string;
  /** Something speaks against it: Enter alone does not take it. */
  readonly dim?: boolean;
  readonly act: () => void;
}

interface PickerProps {
  label: string;
  placeholder: string;
  choices: readonly Choice[];
  /** Above the choices. */
  lead?: ReactNode;
  /** The choices are being read; Enter takes the first one once they are there. */
  waiting?: boolean;
  close: () => void;
}

const SHOWN = 60;

/** A text field with a list of matches: the command palette, the choice of a courier. */
export function Picker({ label, placeholder, choices, lead, waiting = false, close }: PickerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const [hasty, setHasty] = useState(false);
  const plainly = useMemo(() => choices.map((choice) => ({ choice, words: fold(choice.label) })), [choices]);
  const found = useMemo(() => {
    const parts = fold(query).split(/\s+/).filter(Boolean);
    return plainly
      .filter(({ words }) => parts.every((part) => words.includes(part)))
      .slice(0, SHOWN)
      .map(({ choice }) => choice);
  }, [plainly, query]);
  const backdrop = useBackdrop(close);
  useFocusReturn();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const pick = (choice: Choice | undefined) => {
    if (!choice) return;
    close();
    choice.act();
  };
  useEffect(() => {
    if (!hasty || waiting) return;
    setHasty(false);
    if (found[active]?.dim !== true) pick(found[active]);
  });
  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === 'Enter' && waiting) setHasty(true);
    else if (event.key === 'Enter') pick(found[active]);
    else if (step !== undefined && found.length > 0) setActive((active + step + found.length) % found.length);
    else return;
    event.preventDefault();
  };
  return (
    <dialog ref={dialog} className="dialog picker" aria-label={label} onClose={close} {...backdrop}>
      <div className="inside" onKeyDown={move}>
        <div className="row line">
          <Icon name="search" />
          <input
            autoFocus
            role="combobox"
            aria-label={placeholder}
            aria-expanded
            aria-controls={id}
            aria-activedescendant={found[active] && `${id}-${active}`}
            placeholder={placeholder}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setActive(0);
            }}
          />
        </div>
        {lead}
        <ul ref={list} id={id} role="listbox" aria-label={label}>
          {found.map((choice, index) => (
            <li
              key={choice.key}
              id={`${id}-${index}`}
              role="option"
              className="choice"
              aria-selected={index === active}
              onPointerMove={() => setActive(index)}
              onClick={() => pick(choice)}
            >
              <span className={choice.dim ? 'grow cut soft' : 'grow cut'}>{choice.label}</span>
              {choice.detail}
              {choice.keys !== undefined && <kbd>{choice.keys}</kbd>}
            </li>
          ))}
        </ul>
        {found.length === 0 && <p className="soft padded">{waiting ? text.waiting : text.none}</p>}
      </div>
    </dialog>
  );
}
