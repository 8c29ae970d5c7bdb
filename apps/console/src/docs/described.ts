import { SetMetadata } from '@nestjs/common';
import type { z } from 'zod';

const DESCRIBED = 'console:described';

/** What a handler's own declaration does not tell. */
export interface Description {
  readonly summary: string;
  /** Of a body that is read by hand. */
  readonly body?: z.ZodType;
  /** Names of the files of a form. */
  readonly files?: readonly string[];
}

export function Described(summary: string, more: Omit<Description, 'summary'> = {}): MethodDecorator {
  return SetMetadata(DESCRIBED, { summary, ...more } satisfies Description);
}

export function descriptionOf(handler: object): Description | null {
  return (Reflect.getMetadata(DESCRIBED, handler) as Description | undefined) ?? null;
}
