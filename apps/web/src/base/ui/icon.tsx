import type { DeskIconName } from './desk-icons.js';

/** Icons of the couriers' app and those that all apps share: a phone loads no others. */
const PATHS = {
  alert: 'M8 2.5 14.5 13.5H1.5Z M8 6.5v3 M8 11.5v.1',
  bike: 'M3.5 9.8a2.2 2.2 0 1 0 .01 0Z M12.5 9.8a2.2 2.2 0 1 0 .01 0Z M3.5 12 6 6.5h4.5L12.5 12 M9.5 4h2l.5 2.5 M6 6.5 8 12H3.5',
  check: 'M3 8.5 6.5 12 13 4.5',
  chevron: 'M6 4l4 4-4 4',
  clock: 'M8 2a6 6 0 1 0 .01 0Z M8 4.8V8l2.4 1.6',
  close: 'M4 4l8 8 M12 4l-8 8',
  code: 'M5.5 4.5 2 8l3.5 3.5 M10.5 4.5 14 8l-3.5 3.5',
  down: 'M4 6l4 4 4-4',
  link: 'M6.5 9.5a2.8 2.8 0 0 0 4 0l2-2a2.8 2.8 0 0 0-4-4l-.7.7 M9.5 6.5a2.8 2.8 0 0 0-4 0l-2 2a2.8 2.8 0 0 0 4 4l.7-.7',
  map: 'M2 4l4-1.5 4 1.5 4-1.5v9.5L10 13.5 6 12l-4 1.5Z M6 2.5V12 M10 4v9.5',
  moon: 'M13 9.5A5.5 5.5 0 0 1 6.5 3 5.5 5.5 0 1 0 13 9.5Z',
  money: 'M2 4.5h12v7H2Z M8 6.5a1.5 1.5 0 1 0 .01 0Z M4.2 8v.1 M11.8 8v.1',
  out: 'M6.5 3H3v10h3.5 M7 8h7 M11 5l3 3-3 3',
  people:
    'M6 3.5a2.3 2.3 0 1 0 .01 0Z M1.8 13c.3-2.7 2-4 4.2-4s3.9 1.3 4.2 4 M10.5 3.7a2.1 2.1 0 0 1 0 4.2 M11.8 9.3c1.4.5 2.2 1.8 2.4 3.7',
  phone: 'M4 2h2.2l1 3-1.5 1.2a8 8 0 0 0 4 4L11 8.8l3 1V12a2 2 0 0 1-2.2 2A11 11 0 0 1 2 4.2 2 2 0 0 1 4 2Z',
  pin: 'M8 14s4.8-4.2 4.8-7.7a4.8 4.8 0 0 0-9.6 0C3.2 9.8 8 14 8 14Z M8 4.8a1.6 1.6 0 1 0 .01 0Z',
  plus: 'M8 3v10 M3 8h10',
  shop: 'M2.5 6.5V13.5h11V6.5 M1.8 6 3.2 2.5h9.6L14.2 6a2 2 0 0 1-4 .3 2.2 2.2 0 0 1-4.4 0 2 2 0 0 1-4-.3Z',
  sun: 'M8 5.2a2.8 2.8 0 1 0 .01 0Z M8 1.5v1.3 M8 13.2v1.3 M1.5 8h1.3 M13.2 8h1.3 M3.4 3.4l.9.9 M11.7 11.7l.9.9 M3.4 12.6l.9-.9 M11.7 4.3l.9-.9',
  undo: 'M5.5 3 2.5 6l3 3 M2.5 6h7a4 4 0 0 1 0 8H6',
} as const;

export type IconName = keyof typeof PATHS | DeskIconName;

const known: Partial<Record<IconName, string>> = PATHS;

export function addIcons(paths: Partial<Record<IconName, string>>): void {
  Object.assign(known, paths);
}

/** With a label the icon is an image for screen readers; without, it is decoration. */
export function Icon({ name, size = 16, label }: { name: IconName; size?: 16 | 20; label?: string }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 16 16"
      width={size}
      height={size}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <path d={known[name]} />
    </svg>
  );
}
