import { STATUS_CODES } from 'node:http';
import { isReceiverRefusal, type PasswordProblem } from '#domain';
import type { Failure } from '#runtime';
import {
  PASSWORD_TEXTS,
  PROBLEM_TEXTS,
  RECEIVER_TEXTS,
  TRANSPORT_TEXTS,
} from '../vocabulary/error.vocabulary.js';
import { InvalidBodyError, type ProblemErrors } from './schema.parser.js';

/** A problem by RFC 9457. `type` names the core's refusal, for programs; the rest is for people. */
interface ConsoleProblem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly errors?: ProblemErrors;
  /** The street that comes nearest to an address that was not found. */
  readonly found?: string;
}

export function consoleProblem(
  status: number,
  detail: string,
  type = 'about:blank',
  errors?: ProblemErrors,
): ConsoleProblem {
  const title = STATUS_CODES[status] ?? 'Error';
  return { type, title, status, detail, ...(errors && { errors }) };
}

export function consoleProblemOf(failure: Failure): ConsoleProblem {
  switch (failure.kind) {
    case 'domain': {
      const { code, facts } = failure.error;
      const { status, detail: general } = PROBLEM_TEXTS[code];
      const detail = isReceiverRefusal(facts['reason']) ? RECEIVER_TEXTS[facts['reason']] : general;
      const { found } = facts;
      const problem = consoleProblem(status, detail, `urn:problem:${code}`, fieldsOf(facts, detail));
      return typeof found === 'string' ? { ...problem, found } : problem;
    }
    case 'transport':
      return consoleProblem(failure.status, TRANSPORT_TEXTS[failure.fault]);
    case 'unknown_path':
      return consoleProblem(404, 'Unknown address');
    case 'wrong_method':
      return consoleProblem(405, 'This address has other methods: see the header Allow');
    case 'http':
      return consoleProblem(
        failure.status,
        failure.exception.message,
        'about:blank',
        failure.exception instanceof InvalidBodyError ? failure.exception.errors : undefined,
      );
    case 'unexpected':
      return consoleProblem(500, 'Internal error: try again later');
  }
}

/** The fields at fault: one, or all of them where the core collected them. */
function fieldsOf(facts: Record<string, unknown>, detail: string): ProblemErrors | undefined {
  if (Array.isArray(facts.fields)) {
    const faults = facts.fields as {
      field: string;
      code: keyof typeof PROBLEM_TEXTS;
      problem?: PasswordProblem;
    }[];
    return Object.fromEntries(
      faults.map(({ field, code, problem }) => [
        field,
        [problem === undefined ? PROBLEM_TEXTS[code].detail : PASSWORD_TEXTS[problem]],
      ]),
    );
  }
  // An order of a batch that was not as documented.
  if (facts.faults) return Object.fromEntries(facts.faults as [string, string[]][]);
  // What an operator wrote says more than the general text.
  const passwordTexts: Readonly<Record<string, string>> = PASSWORD_TEXTS;
  const text = typeof facts.note === 'string' ? facts.note : (passwordTexts[String(facts.problem)] ?? detail);
  return typeof facts.field === 'string' ? { [facts.field]: [text] } : undefined;
}
