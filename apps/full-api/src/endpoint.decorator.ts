import { Controller, HttpException, UseGuards } from '@nestjs/common';
import { type DomainErrorCode, type DomainErrorFacts, isDomainError } from '#domain';
import {
  type DeclaredEndpoint,
  declaring,
  endpointDecorators,
  FaceCall,
  type Run,
  type ServiceClasses,
  type ServicesOf,
  type VersionedAnswer,
} from '#runtime';
import { FullApiCallerGuard } from './auth/caller.guard.js';
import { type Dto, type FullApiEndpoint, operationDecorators } from './openapi/operation.decorator.js';
import { readFields, unknownMembers } from './validation/fields.parser.js';
import type { PathParameter } from './validation/dto.parser.js';
import type { ErrorAnswer } from './vocabulary/error.vocabulary.js';

const decorators = endpointDecorators<FullApiEndpoint>({
  read: (declared, sent, { source }) =>
    source === 'param'
      ? (declared as PathParameter<unknown>).read(sent)
      : readFields(declared as Dto, sent, source),
  ignored: (declared, sent) => unknownMembers(declared as Dto, sent),
  decorate: (endpoint) => [UseGuards(FullApiCallerGuard), ...operationDecorators(endpoint)],
});

/** The documented body, or a list of them; nothing where the endpoint wrote the answer itself. */
type AnswerOf<Answer, List, Conditional, Streamed> =
  | (List extends true ? readonly Answer[] : Answer)
  | (Conditional extends true ? VersionedAnswer<Answer> : never)
  | (Streamed extends true ? undefined : never);

type Facts = Omit<FullApiEndpoint, 'method' | 'path' | 'tag' | 'status'> &
  Partial<Pick<FullApiEndpoint, 'status'>>;
type Declare<Uses extends ServiceClasses> = <
  Result,
  Answer,
  Body extends Dto = never,
  Query extends Dto = never,
  const Params extends NonNullable<Facts['params']> = Record<never, never>,
  const List extends boolean = false,
  const Conditional extends boolean = false,
  const Streamed extends boolean = false,
>(
  path: string,
  declared: Facts & {
    readonly answer: new () => Answer;
    readonly body?: Body;
    readonly query?: Query;
    readonly params?: Params;
    readonly list?: List;
    readonly conditional?: Conditional;
    readonly streamed?: Streamed;
    readonly run: Run<
      FaceCall & ServicesOf<Uses>,
      Body,
      Query,
      Params,
      Result,
      AnswerOf<Answer, List, Conditional, Streamed>
    >;
  },
) => DeclaredEndpoint;

/** Endpoints answer 200, where they say nothing else. */
export function fullApi<Uses extends ServiceClasses>(path: string, tag: string, uses: Uses) {
  const place = { decorators, at: Controller(path), call: FaceCall, uses };
  return declaring<Declare<Uses>, FullApiEndpoint>(place, { tag, status: 200 });
}

/** A refusal whose answer depends on the endpoint, not only on its code. */
export class EndpointError extends HttpException {
  constructor(
    readonly answer: ErrorAnswer,
    readonly facts: DomainErrorFacts,
    options: { cause: Error },
  ) {
    super(answer.text, answer.status, options);
  }
}

/** Some refusals of the core are answered in the endpoint's own way instead of the face's. */
export async function withEndpointErrors<Called>(
  answers: Partial<Record<DomainErrorCode, ErrorAnswer>>,
  call: () => Promise<Called>,
): Promise<Called> {
  try {
    return await call();
  } catch (error) {
    const answer = isDomainError(error) ? answers[error.code] : undefined;
    if (!isDomainError(error) || answer === undefined) throw error;
    throw new EndpointError(answer, error.facts, { cause: error });
  }
}
