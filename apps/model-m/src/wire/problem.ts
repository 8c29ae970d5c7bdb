import { HttpException } from '@nestjs/common';
import { isDomainError, isReceiverRefusal, type DomainError, type DomainErrorCode } from '#domain';
import {
  attributeOf,
  codeOfField,
  DOMAIN_ANSWERS,
  FORBIDDEN_TEXT,
  PROBLEM_TEXTS,
  RECEIVER_WORDS,
  type ProblemAnswer,
  type ProblemCode,
} from '../vocabulary/index.js';

/** One object of `errors`. */
export interface Problem {
  readonly code: number;
  readonly message: string;
  readonly solicitacao_agrupadora_id?: string;
}

export function problem(code: ProblemCode, attribute = ''): Problem {
  return { code, message: PROBLEM_TEXTS[code].replace('%', attribute).trim() };
}

/** A refusal in this face's words: an HTTP status and one object per thing that is wrong. */
export class Refusal extends HttpException {
  constructor(
    status: number,
    readonly problems: readonly Problem[],
    cause?: unknown,
  ) {
    super(problems.map((each) => each.message).join(' '), status, cause === undefined ? {} : { cause });
  }
}

export function refuse(code: ProblemCode, attribute?: string): Refusal {
  return new Refusal(400, [problem(code, attribute)]);
}

export const unauthorized = () => new Refusal(401, [problem(1)]);
export const forbidden = () => new Refusal(403, [{ code: 1, message: FORBIDDEN_TEXT }]);

/** The core's no, as this protocol says it: one object, or one for each field that is at fault. */
export function refusalOf(error: DomainError): Refusal {
  const { status, code }: ProblemAnswer = DOMAIN_ANSWERS[error.code];
  if (status === 403) return forbidden();
  const faults = faultsOf(error);
  const problems = faults.length > 0 ? faults.map(faultProblem) : [problem(code, attributeFor(error))];
  return new Refusal(
    status,
    problems.map((each) => ({ ...each, ...groupFacts(error) })),
    error,
  );
}

interface Fault {
  readonly field: string;
  readonly reason?: unknown;
  readonly code: DomainErrorCode;
}

function faultsOf({ code, facts }: DomainError): Fault[] {
  const several = facts['fields'];
  if (Array.isArray(several)) return several as Fault[];
  return facts.field === undefined ? [] : [{ field: facts.field, code, reason: facts['reason'] }];
}

function faultProblem({ field, code, reason }: Fault): Problem {
  const attribute = attributeOf(field);
  const words = isReceiverRefusal(reason) ? `${attribute}: ${RECEIVER_WORDS[reason]}.` : attribute;
  return problem(codeOfField(code, field, DOMAIN_ANSWERS[code].code), words);
}

function attributeFor(error: DomainError): string {
  const answer: ProblemAnswer = DOMAIN_ANSWERS[error.code];
  return answer.field ?? '';
}

function groupFacts(error: DomainError): { solicitacao_agrupadora_id?: string } {
  const leader = error.facts['leaderId'];
  return error.code === 'order_grouped' && typeof leader === 'number'
    ? { solicitacao_agrupadora_id: String(leader) }
    : {};
}

/** Some calls have a word of their own for what the core says in general. */
export async function orRefuse<T>(
  work: Promise<T>,
  words: Partial<Record<DomainError['code'], ProblemCode>>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = isDomainError(error) ? words[error.code] : undefined;
    throw code === undefined ? error : new Refusal(400, [problem(code)], error);
  }
}
