import { endpointDecorators, type AnsweringDecorator, type Declared, type VersionedAnswer } from '#runtime';
import { type Dto, type FullApiEndpoint, operationDecorators } from './openapi/operation.decorator.js';
import { readFields, unknownMembers } from './validation/fields.parser.js';
import type { PathParameter } from './validation/path.parser.js';

const decorators = endpointDecorators<FullApiEndpoint>({
  read: (declared, sent, { source }) =>
    source === 'param'
      ? (declared as PathParameter<unknown>).read(sent)
      : readFields(declared as Dto, sent, source),
  ignored: (declared, sent) => unknownMembers(declared as Dto, sent),
  decorate: operationDecorators,
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
