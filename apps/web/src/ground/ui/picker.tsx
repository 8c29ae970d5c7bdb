import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useFocusReturn } from '../focus-return.js';
import { useWords, words } from '../language.js';
import { Icon } from './icon.js';

const said = words({ none: 'Nada encontrado' }, { none: 'Nothing found' });

export interface Choice {
  readonly key: string;
  /** Text of the choice, which is also what a search compares. */
  readonly label: string;
  readonly detail?: ReactNode;
  readonly keys?: string;
  readonly act: () => void;
}

interface PickerProps {
  label: string;
  placeholder: string;
  choices: readonly Choice[];
  /** Called with the typed text, when choices come from elsewhere. */
  typed?: (text: string) => void;
  close: () => void;
}

const SHOWN = 60;

export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A text field with a list of matches: the command palette, the choice of a courier. */
export function Picker({ label, placeholder, choices, typed, close }: PickerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const text = useWords(said);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const found = useMemo(() => {
    const parts = plain(query).split(/\s+/).filter(Boolean);
    return choices
      .filter((choice) => parts.every((part) => plain(choice.label).includes(part)))
      .slice(0, SHOWN);
  }, [choices, query]);
  useFocusReturn();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const pick = (choice: Choice | undefined) => {
    if (!choice) return;
    close();
    choice.act();
  };
  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === 'Enter') pick(found[at]);
    else if (step !== undefined && found.length > 0) setAt((at + step + found.length) % found.length);
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      className="dialog picker"
      aria-label={label}
      onClose={close}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <div className="inside" onKeyDown={move}>
        <div className="line">
          <Icon name="search" />
          <input
            autoFocus
            role="combobox"
            aria-label={placeholder}
            aria-expanded
            aria-controls={id}
            aria-activedescendant={found[at] && `${id}-${at}`}
            placeholder={placeholder}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setAt(0);
              typed?.(event.target.value);
            }}
          />
        </div>
        <ul ref={list} id={id} role="listbox" aria-label={label}>
          {found.map((choice, index) => (
            <li
              key={choice.key}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              onPointerMove={() => {
                setAt(index);
              }}
              onClick={() => {
                pick(choice);
              }}
            >
              <span className="grow cut">{choice.label}</span>
              {choice.detail}
              {choice.keys !== undefined && <kbd>{choice.keys}</kbd>}
            </li>
          ))}
        </ul>
        {found.length === 0 && <p className="none soft">{text.none}</p>}
      </div>
    </dialog>
  );
}
