import type { Type } from '@nestjs/common';
import { endpointsOf } from '../wire/endpoint.decorator.js';
import type { ModelMEndpoint } from '../wire/endpoint.types.js';

export interface DescribedEndpoint extends ModelMEndpoint {
  /** `/api/m/empresa`, with `{id}` for parameters. */
  readonly fullPath: string;
}

/** The calls that the documents show. */
export function describedEndpoints(controllers: readonly Type[]): DescribedEndpoint[] {
  return endpointsOf(controllers)
    .filter(({ declaration }) => declaration.unlisted !== true)
    .map(({ declaration, path }) => ({ ...declaration, fullPath: path }));
}
