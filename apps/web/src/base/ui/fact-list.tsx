import { Fragment, type ReactNode } from 'react';

/** A fact's name and value. */
export type Fact = readonly [string, ReactNode];

/** Facts by their names; unknown ones are left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(
        ([name, value]) =>
          value !== null &&
          value !== false &&
          value !== '' && (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
