import { z } from 'zod';
import type { ModelMErrorCode } from '../vocabulary/index.js';
import { businessError } from './error.mapper.js';

/**
 * An id in a path; `missing` is the error code for a record that does not exist, also for a text that cannot be an
 * id.
 */
export function pathId(missing: ModelMErrorCode) {
  return z.string().transform((text) => {
    if (!/^\d{1,15}$/.test(text)) throw businessError(missing);
    return Number(text);
  });
}

/** The number or public id of a request; the core finds out which. */
export const pathRef = z.string();
