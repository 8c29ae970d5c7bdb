import type { Caller } from '#domain';
import { callerDecorator } from '#runtime';

/** The caller, as `ApiKeyGuard` identified it. */
export const CurrentCaller = callerDecorator<Caller>();
