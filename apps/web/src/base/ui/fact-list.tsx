import { Fragment, type ReactNode } from 'react';

export type Fact = readonly [string, ReactNode];

/** Facts by their names; those without a value are left out. */
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
