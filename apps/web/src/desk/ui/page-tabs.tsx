import type { ReactNode } from 'react';
import { goQuery } from '../../base/router.js';
import { useParameter, type Choice } from '../search.js';
import { Tabs } from '../../base/ui/tabs.js';

interface PageTabsProps<P extends string> {
  /** The parameter of the address that names the shown tab. */
  tab: Choice<P>;
  label: string;
  names: Readonly<Record<P, string>>;
  /** The tabs that are there; absent: all. */
  shown?: readonly P[];
  /** How many items of a tab wait for somebody. */
  counts?: Partial<Record<P, number | undefined>>;
  /** Draws the counts as warnings; default: true. */
  warn?: boolean;
  /** Parameters of the address that only one tab uses; removed when another is chosen. */
  clears?: readonly string[];
}

/** A tab for each part of a screen; the address names the one that is shown. */
export function PageTabs<P extends string>({
  tab,
  label,
  names,
  counts,
  warn = true,
  ...props
}: PageTabsProps<P>) {
  const { shown = tab.values, clears = [] } = props;
  return (
    <Tabs
      label={label}
      tabs={shown.map((key) => ({ key, label: names[key], count: counts?.[key], warn }))}
      chosen={useParameter(tab)}
      choose={(key) =>
        goQuery({ ...Object.fromEntries(clears.map((name) => [name, null])), [tab.name]: tab.write(key) })
      }
    />
  );
}

interface TabbedHeadProps<P extends string> extends PageTabsProps<P> {
  title: string;
  children?: ReactNode;
}

/** The head of a screen with tabs, which scrolls with the screen. */
export function TabbedHead<P extends string>({ title, children, ...tabs }: TabbedHeadProps<P>) {
  return (
    <div className="head">
      <h1>{title}</h1>
      <PageTabs {...tabs} />
      {children}
    </div>
  );
}
