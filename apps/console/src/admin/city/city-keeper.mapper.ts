import type { CityKeeper, OperatorSession, Scope } from '#domain';

/** Who acts on the cities, as the core judges it. */
export function keeperOf(scope: Scope, { operator }: OperatorSession): CityKeeper {
  return { scope, isOfPlatform: operator.hubId === null, name: operator.name };
}
