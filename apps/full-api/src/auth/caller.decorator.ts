import type { Caller } from '#domain';
import { callerDecorator } from '#runtime';

/** The caller, as `FullApiCallerGuard` identified it. */
export const CurrentCaller = callerDecorator<Caller>();
