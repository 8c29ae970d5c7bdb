import type { DynamicModule, Type } from '@nestjs/common';
import { routesOfControllers, type ApiRoute } from '../../apps/console/src/docs/route.mapper.js';
import { CellsModule } from '../../apps/console/src/cells/cells.module.js';
import { consoleFace } from '../../apps/console/src/face.js';

/** The console's routes, without a server: its modules declare their controllers, those that are switched on too. */
export function consoleRoutes(): ApiRoute[] {
  return routesOfControllers(
    [consoleFace.module, CellsModule].flatMap((module) => [...controllersIn(module)]),
  );
}

/** Controllers of a module and of those that it imports. */
export function controllersIn(from: Type | DynamicModule, seen = new Set<unknown>()): Set<Type> {
  const module = typeof from === 'function' ? from : from.module;
  if (seen.has(module)) return new Set();
  seen.add(module);
  const declared = (name: string) => (Reflect.getMetadata(name, module) ?? []) as (Type | DynamicModule)[];
  const imported = declared('imports').flatMap((one) => [...controllersIn(one, seen)]);
  return new Set([...(declared('controllers') as Type[]), ...imported]);
}
