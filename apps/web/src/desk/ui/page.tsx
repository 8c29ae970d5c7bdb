import type { ReactNode } from 'react';
import { List, type ListProps } from './list.js';
import './page.css';

interface PageProps {
  title: string;
  /** Beside the title: tabs, filters, buttons. */
  head?: ReactNode;
  children: ReactNode;
}

/** A screen whose head stays in sight while the rest scrolls. */
export function Page({ title, head, children }: PageProps) {
  return (
    <div className="screen column">
      <div className="toolbar screen-head">
        <h1>{title}</h1>
        {head}
      </div>
      {children}
    </div>
  );
}

export function ListPage<T>({ title, head, ...list }: Omit<PageProps, 'children'> & ListProps<T>) {
  return (
    <Page title={title} head={head}>
      <div className="screen-page">
        <List {...list} />
      </div>
    </Page>
  );
}
