import { MetadataScanner } from '@nestjs/core';
import { controllersOf, declarationOf, type FaceDefinition, runtimeConfig } from '#runtime';
import { consoleFace } from '../../apps/console/src/face.js';
import { fullApiFace } from '../../apps/full-api/src/face.js';
import { modelM } from '../../apps/model-m/src/face.js';
import { openDeliveryFace } from '../../apps/open-delivery/src/face.js';

const FACES: readonly FaceDefinition[] = [consoleFace, fullApiFace, modelM, openDeliveryFace];

/** Handlers that Nest serves without a declaration. */
function undeclared(controller: { readonly name: string; readonly prototype: object }): string[] {
  return new MetadataScanner().getAllMethodNames(controller.prototype).flatMap((name) => {
    const handler = (controller.prototype as Record<string, unknown>)[name];
    if (typeof handler !== 'function' || Reflect.getMetadata('method', handler) === undefined) return [];
    return declarationOf(handler) ? [] : [`${controller.name}.${name}`];
  });
}

describe.each(FACES)('the face $name', ({ module, extras }) => {
  it('serves only what is declared', () => {
    const optional = extras?.({ ...runtimeConfig({}), cells: true }) ?? [];
    const controllers = [module, ...optional].flatMap((one) => controllersOf(one));
    expect(controllers.length).toBeGreaterThan(2);
    expect(controllers.flatMap(undeclared)).toEqual([]);
  });
});
