import {
  CallerAdmission,
  callerOf,
  declarationOf,
  type DeclaredEndpoint,
  declaring,
  type EndpointDeclaration,
  endpointDecorators,
  FaceCall,
  requestOf,
  type Run,
  type ServiceClasses,
  type ServicesOf,
  setCaller,
  unknownFields,
  type ValueOrigin,
  type VersionedAnswer,
} from '#runtime';
import type { z } from 'zod';
import {
  applyDecorators,
  type CanActivate,
  Controller,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { type Caller, Callers, type MaybePromise, thenMaybeSync } from '#domain';
import { forbidden } from './error.mapper.js';
import { readRequestBody, readRequestQuery } from './request.parser.js';

/** A hub names the company of a request, a company orders for itself. The documents show the hub's body. */
interface BodyByCaller {
  readonly hub: z.ZodType;
  readonly company: z.ZodType;
}

/** `/api/m/openapi.json` and the Postman collection are written from it. */
export interface ModelMEndpoint extends EndpointDeclaration {
  readonly path: string;
  readonly status: 200;
  /** `hub`: company keys are refused with 403. */
  readonly access: 'any' | 'hub';
  readonly query?: z.ZodType;
  readonly body?: z.ZodType | BodyByCaller;
  readonly params?: Readonly<Record<string, z.ZodType>>;
  /** Files of a form, beside the fields of `body`. */
  readonly files?: readonly string[];
  /** By name: bodies (or queries) as a program sends them, shown in the documents. */
  readonly examples?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Inside `response`, with invented values: names and types are the contract. */
  readonly answer?: unknown;
  /** May be null although the example has a value. */
  readonly nullable?: readonly string[];
  /** Absent while empty. */
  readonly optional?: readonly string[];
  /** The answer may be one record instead of the list. */
  readonly orOne?: boolean;
}

/** Identifies callers by the header `api-key`; HTTP Basic, which old programs still send, is ignored. */
@Injectable()
class ApiKeyGuard implements CanActivate {
  constructor(
    private readonly callers: Callers,
    private readonly admission: CallerAdmission,
  ) {}

  canActivate(context: ExecutionContext): MaybePromise<boolean> {
    const request = requestOf(context);
    const key = request.headers['api-key'];
    return thenMaybeSync(
      this.callers.ofKey('model_m', typeof key === 'string' ? key.trim() : ''),
      (caller) => {
        const { hubId, credentialId, environment } = caller;
        const account = `credential:${String(credentialId)}`;
        return thenMaybeSync(this.admission.admit(context, { account, hubId, environment }), () => {
          if (isForHubs(context) && caller.merchantId !== null) throw forbidden();
          setCaller(request, caller);
          return true;
        });
      },
    );
  }
}

function isForHubs(context: ExecutionContext): boolean {
  return declarationOf<ModelMEndpoint>(context.getHandler())?.access === 'hub';
}

const decorators = endpointDecorators<ModelMEndpoint>({
  read,
  ignored: (declared, sent, { source, request }) =>
    unknownFields(
      source === 'body' ? bodyFor(declared as z.ZodType, request) : (declared as z.ZodType),
      sent,
    ),
});

/** The example's members, with values of the same types or those that the endpoint excepts. */
type Shape<Example, Nullable, Optional> = Example extends undefined
  ? undefined
  : Example extends null
    ? unknown
    : Example extends string
      ? string
      : Example extends number
        ? number
        : Example extends boolean
          ? boolean
          : Example extends readonly (infer Item)[]
            ? readonly Shape<Item, Nullable, Optional>[]
            : {
                [Name in Exclude<keyof Example, Optional>]:
                  Shape<Example[Name], Nullable, Optional> | (Name extends Nullable ? null : never);
              } & { [Name in keyof Example & Optional]?: Shape<Example[Name], Nullable, Optional> };

type AnswerOf<Body, OrOne, Conditional> =
  | Body
  | (OrOne extends true ? (Body extends readonly (infer One)[] ? One : never) : never)
  | (Conditional extends true ? VersionedAnswer<Body> : never);

export const { endpointsOf } = decorators;

type Declare<Uses extends ServiceClasses> = <
  Result,
  Body extends NonNullable<ModelMEndpoint['body']> = never,
  Query extends z.ZodType = never,
  Params extends NonNullable<ModelMEndpoint['params']> = Record<never, never>,
  const Answer = undefined,
  const Nullable extends string = never,
  const Optional extends string = never,
  const OrOne extends boolean = false,
  const Conditional extends boolean = false,
  const Unlisted extends boolean = false,
>(
  path: string,
  declared: Omit<ModelMEndpoint, 'method' | 'path' | 'status'> & {
    readonly body?: Body;
    readonly query?: Query;
    readonly params?: Params;
    readonly answer?: Answer;
    readonly nullable?: readonly Nullable[];
    readonly optional?: readonly Optional[];
    readonly orOne?: OrOne;
    readonly conditional?: Conditional;
    readonly unlisted?: Unlisted;
    readonly use?: DeclaredEndpoint['use'];
    readonly run: Run<
      FaceCall & ServicesOf<Uses>,
      Body,
      Query,
      Params,
      Result,
      Unlisted extends true ? unknown : AnswerOf<Shape<Answer, Nullable, Optional>, OrOne, Conditional>
    >;
  },
) => DeclaredEndpoint;

/** Endpoints for callers with a key. */
export function modelMApi<Uses extends ServiceClasses>(uses: Uses, base = 'api/m') {
  const at = applyDecorators(Controller(base), UseGuards(ApiKeyGuard));
  const place = { decorators, at, call: FaceCall, uses };
  return declaring<Declare<Uses>, ModelMEndpoint>(place, { status: 200 });
}

function read(declared: unknown, sent: unknown, { source, request }: ValueOrigin): unknown {
  switch (source) {
    case 'body':
      return readRequestBody(bodyFor(declared as z.ZodType | BodyByCaller, request), sent);
    case 'query':
      return readRequestQuery(declared as z.ZodType, sent as Readonly<Record<string, unknown>>);
    case 'param':
      return (declared as z.ZodType).parse(sent);
  }
}

function bodyFor(declared: z.ZodType | BodyByCaller, request: object): z.ZodType {
  if (!('company' in declared)) return declared;
  return callerOf<Caller>(request)?.merchantId === null ? declared.hub : declared.company;
}
