import type { Caller, Scope } from '#domain';
import { Inject, Optional, Res, UseInterceptors, type NestInterceptor, type Type } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { FittingAnswer } from './answer-fit.js';
import { requireCaller } from './caller.js';
import type { EndpointDeclaration, EndpointDecorators } from './endpoint.js';

/** What the `run` of a declared endpoint gets besides its services and what the declaration reads. */
export class EndpointCall {
  constructor(
    readonly request: Request,
    readonly response: Response,
  ) {}

  protected who<Caller extends object>(): Caller {
    return requireCaller(this.request);
  }
}

/** A call of a protocol's endpoint. */
export class FaceCall<Who extends Caller = Caller> extends EndpointCall {
  get caller(): Who {
    return this.who();
  }

  /** The records that the caller may see. */
  get scope(): Scope {
    return this.caller.scope;
  }

  get hubId(): number {
    return this.caller.hubId;
  }
}

/** Classes by the names under which `run` gets their instances. */
export type ServiceClasses = Readonly<Record<string, ServiceClass<unknown>>>;
type ServiceClass<Service> = abstract new (...args: never[]) => Service;
export type ServicesOf<Uses extends ServiceClasses> = {
  readonly [Name in keyof Uses]: Uses[Name] extends ServiceClass<infer Service> ? Service : never;
};

/** What a token of Nest stands for, among the classes of services. */
export function injected<Service>(token: symbol | string): ServiceClass<Service> {
  return token as unknown as ServiceClass<Service>;
}

/** A class of a module that an installation may leave out. */
class OptionalService {
  constructor(readonly token: Type) {}
}

/** The same as `injected`, of a class that is not there when its module is left out. */
export function optional<Service>(service: ServiceClass<Service>): ServiceClass<Service | undefined> {
  return new OptionalService(service as unknown as Type) as unknown as ServiceClass<undefined>;
}

/** What a face reads by a declaration: by a schema of zod, by a reader, by a class of fields, or by one of several. */
type ReadBy<Declared> = Declared extends { readonly _zod: { readonly output: infer Output } }
  ? Output
  : Declared extends { read(sent: unknown): infer Output }
    ? Output
    : Declared extends new () => infer Fields
      ? Fields
      : Declared extends Readonly<Record<string, infer One>>
        ? ReadBy<One>
        : never;

/** The function that serves an endpoint: it gets what the declaration names, and returns what it documents. */
export type Run<Call, Body, Query, Params, Result, Answer> = (
  call: Call & { readonly [Name in keyof Params]: ReadBy<Params[Name]> } & {
    readonly body: ReadBy<Body>;
    readonly query: ReadBy<Query>;
  },
) => Result & FittingAnswer<Awaited<Result>, Answer>;

/** An endpoint with the function that serves it. */
export interface DeclaredEndpoint<Declaration = EndpointDeclaration> {
  readonly declaration: Declaration;
  readonly run: (call: never) => unknown;
  readonly use?: readonly (Type<NestInterceptor> | NestInterceptor)[] | undefined;
  /** `run` writes the response itself. */
  readonly sends?: boolean | undefined;
}

interface Place<Declaration extends EndpointDeclaration> {
  readonly decorators: EndpointDecorators<Declaration>;
  /** Makes a controller of a class: its path and guards. */
  readonly at: ClassDecorator;
  readonly call: Type<EndpointCall>;
  readonly uses: ServiceClasses;
  /** Makes the body of the answer from the result of `run`; absent: the result is the body. */
  readonly sent?: (declaration: Declaration) => (returned: unknown) => unknown;
}

/** The Nest controller of declared endpoints. The handlers' names and its own make the operations' ids of the document. */
export function declaredController<Declaration extends EndpointDeclaration>(
  { decorators: { Endpoint, Called }, at, call, uses, sent }: Place<Declaration>,
  name: string,
  endpoints: Readonly<Record<string, DeclaredEndpoint<Declaration>>>,
): Type {
  const names = Object.keys(uses);
  class DeclaredController {
    readonly services: object;

    constructor(...services: unknown[]) {
      this.services = Object.fromEntries(names.map((one, i) => [one, services[i]]));
    }
  }
  const { prototype } = DeclaredController;
  for (const [handler, { declaration, use = [], run, sends }] of Object.entries(endpoints)) {
    const taken = [...names, ...Object.keys(declaration.params ?? {})].find(
      (one) => one in (call.prototype as object),
    );
    if (taken !== undefined) throw new Error(`${name}: a call has "${taken}" already`);
    const cut = sent?.(declaration) ?? ((returned: unknown) => returned);
    const value = function (this: DeclaredController, read: object) {
      return cut(run(Object.assign(read, this.services) as never));
    };
    // The documents take the names of operations from the functions.
    Object.defineProperty(value, 'name', { value: handler });
    const descriptor = { value };
    Object.defineProperty(prototype, handler, descriptor);
    if (sends) Res()(prototype, handler, 1);
    Called(call)(prototype, handler, 0);
    if (use.length > 0) UseInterceptors(...use)(prototype, handler, descriptor);
    Endpoint(declaration)(prototype, handler, descriptor);
  }
  names.forEach((one, i) => {
    const used: unknown = uses[one];
    if (used instanceof OptionalService) Optional()(DeclaredController, undefined, i);
    Inject(used instanceof OptionalService ? used.token : (used as Type))(DeclaredController, undefined, i);
  });
  at(DeclaredController);
  Object.defineProperty(DeclaredController, 'name', { value: name });
  return DeclaredController;
}

type Methods<Declare> = Readonly<Record<'get' | 'post' | 'put' | 'patch' | 'delete', Declare>>;

/** The functions by which a face declares endpoints below one path, and the one that makes their controller. */
export function declaring<Declare, Declaration extends EndpointDeclaration>(
  place: Place<Declaration>,
  common: Partial<Declaration>,
): Methods<Declare> & {
  readonly controller: (name: string, endpoints: Readonly<Record<string, DeclaredEndpoint>>) => Type;
} {
  const by = (method: EndpointDeclaration['method']) =>
    ((path: string, { run, use, ...facts }: Pick<DeclaredEndpoint, 'run' | 'use'>) => ({
      declaration: { ...common, ...facts, method, path },
      run,
      use,
    })) as Declare;
  return {
    get: by('GET'),
    post: by('POST'),
    put: by('PUT'),
    patch: by('PATCH'),
    delete: by('DELETE'),
    controller: (name, endpoints) =>
      declaredController(place, name, endpoints as Record<string, DeclaredEndpoint<Declaration>>),
  };
}
