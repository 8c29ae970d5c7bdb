import { STATUS_CODES } from 'node:http';
import { isReceiverRefusal } from '#domain';
import type { Failure, TransportFault } from '#runtime';
import { ERROR_ANSWERS, RECEIVER_TEXTS } from '../vocabulary/errors.js';
import { InvalidBodyError, type FieldErrors } from './invalid-body.error.js';

/** RFC 9457. `type` names the refusal of the core, for programs; the rest is for people. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly errors?: FieldErrors;
}

const TRANSPORT: Record<TransportFault, string> = {
  malformed_body: 'The body is not valid JSON',
  body_too_large: 'The body is too large',
  unsupported_body: 'The encoding of the body is not supported',
  malformed_path: 'The address cannot be read',
  timed_out: 'The answer took too long',
};

export function problem(status: number, detail: string, type = 'about:blank', errors?: FieldErrors): Problem {
  const title = STATUS_CODES[status] ?? 'Error';
  return { type, title, status, detail, ...(errors && { errors }) };
}

export function problemOf(failure: Failure): Problem {
  switch (failure.kind) {
    case 'domain': {
      const { code, facts } = failure.error;
      const { status, detail: general } = ERROR_ANSWERS[code];
      const detail = isReceiverRefusal(facts['reason']) ? RECEIVER_TEXTS[facts['reason']] : general;
      return problem(status, detail, `urn:problem:${code}`, fieldsOf(facts, detail));
    }
    case 'transport':
      return problem(failure.status, TRANSPORT[failure.fault]);
    case 'unknown_path':
      return problem(404, 'Unknown address');
    case 'http':
      return problem(
        failure.status,
        failure.exception.message,
        'about:blank',
        failure.exception instanceof InvalidBodyError ? failure.exception.errors : undefined,
      );
    case 'unexpected':
      return problem(500, 'Internal error: try again later');
  }
}

/** One field, or, where the core told them all at once, each of them. */
function fieldsOf(facts: Record<string, unknown>, detail: string): FieldErrors | undefined {
  if (Array.isArray(facts.fields)) {
    const faults = facts.fields as { field: string; code: keyof typeof ERROR_ANSWERS }[];
    return Object.fromEntries(faults.map(({ field, code }) => [field, [ERROR_ANSWERS[code].detail]]));
  }
  return typeof facts.field === 'string' ? { [facts.field]: [detail] } : undefined;
}
