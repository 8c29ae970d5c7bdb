import { UseGuards } from '@nestjs/common';
import { type AnsweringDecorator, type Declared, endpointDecorators, type VersionedAnswer } from '#runtime';
import { FullApiCallerGuard } from './auth/caller.guard.js';
import { type Dto, type FullApiEndpoint, operationDecorators } from './openapi/operation.decorator.js';
import { readFields, unknownMembers } from './validation/fields.parser.js';
import type { PathParameter } from './validation/path.parser.js';
import { HttpException } from '@nestjs/common';
import { type DomainErrorCode, type DomainErrorFacts, isDomainError } from '#domain';
import type { ErrorAnswer } from './vocabulary/error.vocabulary.js';

const decorators = endpointDecorators<FullApiEndpoint>({
  read: (declared, sent, { source }) =>
    source === 'param'
      ? (declared as PathParameter<unknown>).read(sent)
      : readFields(declared as Dto, sent, source),
  ignored: (declared, sent) => unknownMembers(declared as Dto, sent),
  decorate: (endpoint) => [UseGuards(FullApiCallerGuard), ...operationDecorators(endpoint)],
});

/** What a handler has to return: the documented body, or a list of them; nothing where it wrote the answer itself. */
type Told<Declaration extends FullApiEndpoint, Body = InstanceType<Declaration['answer']>> =
  | (Declaration extends { readonly list: true } ? readonly Body[] : Body)
  | (Declaration extends { readonly conditional: true } ? VersionedAnswer<Body> : never)
  | (Declaration extends { readonly streamed: true } ? undefined : never);

export const Endpoint: <Declaration extends FullApiEndpoint>(
  declaration: Declared<Declaration, FullApiEndpoint>,
) => AnsweringDecorator<Told<Declaration>> = decorators.Endpoint;
export const { EndpointBody, EndpointQuery, EndpointParam } = decorators;

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

/** Runs a call of the core and answers some of its refusals in the endpoint's own way instead of the face's. */
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
