import type { ReactNode } from 'react';
import { goQuery } from '../router.js';
import { useParameter, type Choice } from '../search.js';
import { Tabs } from './tabs.js';

interface PartTabsProps<P extends string> {
  /** What of the address says which part is shown. */
  part: Choice<P>;
  label: string;
  names: Readonly<Record<P, string>>;
  /** The parts that are there; absent: all. */
  shown?: readonly P[];
  /** How many things of a part want something. */
  counts?: Partial<Record<P, number | undefined>>;
  /** The counts are drawn as what waits for somebody. */
  warn?: boolean;
  /** Parameters of the address that are of one part alone. */
  clears?: readonly string[];
}

/** A tab for each part of a screen; the address names the one that is shown. */
export function PartTabs<P extends string>({
  part,
  label,
  names,
  counts,
  warn = true,
  ...props
}: PartTabsProps<P>) {
  const { shown = part.values, clears = [] } = props;
  return (
    <Tabs
      label={label}
      tabs={shown.map((key) => ({ key, label: names[key], count: counts?.[key], warn }))}
      chosen={useParameter(part)}
      choose={(key) =>
        goQuery({ ...Object.fromEntries(clears.map((name) => [name, null])), [part.name]: part.write(key) })
      }
    />
  );
}

interface PartsHeadProps<P extends string> extends PartTabsProps<P> {
  title: string;
  /** Behind the tabs. */
  children?: ReactNode;
}

/** The head of a screen of several parts, which scrolls with it. */
export function PartsHead<P extends string>({ title, children, ...tabs }: PartsHeadProps<P>) {
  return (
    <div className="head">
      <h1>{title}</h1>
      <PartTabs {...tabs} />
      {children}
    </div>
  );
}
