import type { ArgumentsHost } from '@nestjs/common';
import type { Request, Response } from 'express';

/** Index of the arguments with which Nest calls an HTTP handler. */
const REQUEST = 0;
const RESPONSE = 1;

/**
 * The request of a guard, an interceptor or a parameter decorator. Nest's `switchToHttp()` adds three functions to the
 * context at each call, and every request makes four such calls.
 */
export function requestOf(host: ArgumentsHost): Request {
  return host.getArgByIndex<Request>(REQUEST);
}

export function responseOf(host: ArgumentsHost): Response {
  return host.getArgByIndex<Response>(RESPONSE);
}
