import { MAX_REPORTED_FIELDS } from '#runtime';
import { HttpException } from '@nestjs/common';
import {
  cents,
  formatReais,
  isDomainError,
  isReceiverRefusal,
  type DomainError,
  type DomainErrorCode,
} from '#domain';
import {
  ANSWER_TEXTS,
  attributeOf,
  codeOfField,
  DOMAIN_ERROR_ANSWERS,
  FORBIDDEN_TEXT,
  MODEL_M_ERROR_TEXTS,
  RECEIVER_REFUSAL_TEXTS,
  type DomainErrorAnswer,
  type ModelMErrorCode,
} from '../vocabulary/index.js';

export interface ErrorItem {
  readonly code: number;
  readonly message: string;
  readonly solicitacao_agrupadora_id?: string;
}

export function errorItem(code: ModelMErrorCode, attribute = ''): ErrorItem {
  return { code, message: MODEL_M_ERROR_TEXTS[code].replace('%', attribute).trim() };
}

/** An HTTP status and one object per fault. */
export class ModelMException extends HttpException {
  readonly errors: readonly ErrorItem[];

  constructor(status: number, errors: readonly ErrorItem[], cause?: unknown) {
    const reported = capped(errors);
    super(reported.map((each) => each.message).join(' '), status, cause === undefined ? {} : { cause });
    this.errors = reported;
  }
}

function capped(errors: readonly ErrorItem[]): readonly ErrorItem[] {
  const more = errors.length - MAX_REPORTED_FIELDS;
  if (more <= 0) return errors;
  return [
    ...errors.slice(0, MAX_REPORTED_FIELDS),
    { code: 24, message: ANSWER_TEXTS.more.replace('%', String(more)) },
  ];
}

export function businessError(code: ModelMErrorCode, attribute?: string): ModelMException {
  return new ModelMException(400, [errorItem(code, attribute)]);
}

export const forbidden = () => new ModelMException(403, [{ code: 1, message: FORBIDDEN_TEXT }]);

/** One object, or one per field at fault. */
export function exceptionOf(error: DomainError): ModelMException {
  const { status, code, field }: DomainErrorAnswer = DOMAIN_ERROR_ANSWERS[error.code];
  if (status === 403) return forbidden();
  const { least } = error.facts;
  if (typeof least === 'number') return businessError(1015, formatReais(cents(least)));
  const faults = faultsOf(error);
  const problems = faults.length > 0 ? faults.map(faultItem) : [errorItem(code, field)];
  return new ModelMException(
    status,
    problems.map((each) => ({ ...each, ...nearest(each, error), ...groupFacts(error) })),
    error,
  );
}

interface FieldFault {
  readonly field: string;
  readonly reason?: unknown;
  readonly code: DomainErrorCode;
}

function faultsOf({ code, facts }: DomainError): FieldFault[] {
  const several = facts['fields'];
  if (Array.isArray(several)) return several as FieldFault[];
  return facts.field === undefined ? [] : [{ field: facts.field, code, reason: facts['reason'] }];
}

function faultItem({ field, code, reason }: FieldFault): ErrorItem {
  const attribute = attributeOf(field);
  const words = isReceiverRefusal(reason) ? `${attribute}: ${RECEIVER_REFUSAL_TEXTS[reason]}.` : attribute;
  return errorItem(codeOfField(code, field, DOMAIN_ERROR_ANSWERS[code].code), words);
}

function nearest({ message }: ErrorItem, { facts: { found } }: DomainError): Pick<ErrorItem, 'message'> {
  return {
    message: typeof found === 'string' ? `${message} ${ANSWER_TEXTS.nearest.replace('%', found)}` : message,
  };
}

function groupFacts(error: DomainError): { solicitacao_agrupadora_id?: string } {
  const leader = error.facts['leaderId'];
  return error.code === 'order_grouped' && typeof leader === 'number'
    ? { solicitacao_agrupadora_id: String(leader) }
    : {};
}

/** `answers` are the call's own codes for some refusals. */
export async function withErrorCodes<T>(
  work: Promise<T>,
  words: Partial<Record<DomainError['code'], ModelMErrorCode>>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = isDomainError(error) ? words[error.code] : undefined;
    throw code === undefined ? error : new ModelMException(400, [errorItem(code)], error);
  }
}
