import type { ReactNode } from 'react';
import { List, type ListProps } from './list.js';
import './page.css';

interface PageProps {
  title: string;
  /** Beside the title: tabs, filters, and what the screen can make. */
  head?: ReactNode;
  children: ReactNode;
  /** Drawers and dialogs of the screen. */
  beside?: ReactNode;
  className?: string;
}

/** A screen whose head stays in sight while what is below it scrolls. */
export function Page({ title, head, children, beside, className = '' }: PageProps) {
  return (
    <div className={`screen column ${className}`}>
      <div className="toolbar screen-head">
        <h1>{title}</h1>
        {head}
      </div>
      {children}
      {beside}
    </div>
  );
}

/** A screen that is one list. */
export function ListPage<T>({
  title,
  head,
  beside,
  className,
  ...list
}: Omit<PageProps, 'children'> & ListProps<T>) {
  return (
    <Page title={title} head={head} beside={beside} {...(className !== undefined && { className })}>
      <div className="screen-page">
        <List {...list} />
      </div>
    </Page>
  );
}
