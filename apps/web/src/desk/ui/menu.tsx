import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useFocusReturn } from '../../base/focus-return.js';
import { Button, type ButtonProps } from '../../base/ui/button.js';
import { Icon, type IconName } from '../../base/ui/icon.js';
import './menu.css';

export interface MenuItem {
  readonly label: string;
  readonly icon?: IconName;
  readonly keys?: string;
  readonly danger?: boolean;
  readonly act: () => void;
}

export interface MenuPosition {
  readonly x: number;
  readonly y: number;
}

const MARGIN = 8;

interface MenuProps {
  label: string;
  position: MenuPosition;
  items: readonly MenuItem[];
  close: () => void;
}

export function Menu({ label, position, items, close }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    box.showPopover();
    const { width, height } = box.getBoundingClientRect();
    box.style.left = `${Math.max(MARGIN, Math.min(position.x, innerWidth - width - MARGIN))}px`;
    box.style.top = `${Math.max(MARGIN, Math.min(position.y, innerHeight - height - MARGIN))}px`;
  }, [position]);
  useFocusReturn();
  useEffect(() => {
    list.current?.querySelector('button')?.focus();
  }, [position]);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const here = buttons.findIndex((button) => button === document.activeElement);
    const steps: Record<string, number> = {
      ArrowDown: here + 1,
      ArrowUp: here - 1,
      Home: 0,
      End: buttons.length - 1,
    };
    const next = steps[event.key];
    if (event.key === 'Tab') close();
    if (next === undefined) return;
    event.preventDefault();
    buttons.at(next % buttons.length)?.focus();
  };
  return (
    <div
      ref={list}
      popover="auto"
      role="menu"
      aria-label={label}
      className="menu"
      onKeyDown={move}
      onToggle={(event) => {
        if (event.newState === 'closed') close();
      }}
    >
      {items.map(({ label: text, icon, keys, danger = false, act }) => (
        <button
          key={text}
          type="button"
          role="menuitem"
          className={danger ? 'choice danger' : 'choice'}
          onClick={() => {
            close();
            act();
          }}
        >
          {icon ? <Icon name={icon} /> : <span className="icon" />}
          <span className="grow">{text}</span>
          {keys !== undefined && <kbd>{keys}</kbd>}
        </button>
      ))}
    </div>
  );
}

export function below(element: Element): MenuPosition {
  const { left, bottom } = element.getBoundingClientRect();
  return { x: left, y: bottom + 4 };
}

interface MenuButtonProps extends Omit<ButtonProps, 'onClick'> {
  label: string;
  /** A function is called once, when the menu opens. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
}

export function MenuButton({ label, items, ...button }: MenuButtonProps) {
  const [opened, setOpened] = useState<Pick<MenuProps, 'position' | 'items'> | null>(null);
  return (
    <>
      <Button
        {...button}
        aria-haspopup="menu"
        onClick={({ currentTarget }) =>
          setOpened({ position: below(currentTarget), items: items instanceof Function ? items() : items })
        }
      />
      {opened && <Menu {...opened} label={label} close={() => setOpened(null)} />}
    </>
  );
}
