import type { Caller, Scope } from '#domain';
import { Inject, Optional, Res, UseInterceptors, type NestInterceptor, type Type } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { FittingAnswer } from './answer-fit.js';
import { requireCaller } from './caller.js';
import type { EndpointDeclaration, EndpointDecorators } from './endpoint.js';

/** What `run` gets besides its services and what the declaration reads. */
export class EndpointCall {
  constructor(
    readonly request: Request,
    readonly response: Response,
  ) {}

  protected who<Caller extends object>(): Caller {
    return requireCaller(this.request);
  }
}

export class FaceCall<Who extends Caller = Caller> extends EndpointCall {
  get caller(): Who {
    return this.who();
  }

  get scope(): Scope {
    return this.caller.scope;
  }

  get hubId(): number {
    return this.caller.hubId;
  }
}

/** `run` gets the instances under these names. */
export type ServiceClasses = Readonly<Record<string, ServiceClass<unknown>>>;
type ServiceClass<Service> = abstract new (...args: never[]) => Service;
export type ServicesOf<Uses extends ServiceClasses> = {
  readonly [Name in keyof Uses]: Uses[Name] extends ServiceClass<infer Service> ? Service : never;
};

/** Lets a token of Nest stand among the classes of services. */
export function injected<Service>(token: symbol | string): ServiceClass<Service> {
  return token as unknown as ServiceClass<Service>;
}

class OptionalService {
  constructor(readonly token: Type) {}
}

/** The service is undefined when its module is left out. */
export function optional<Service>(service: ServiceClass<Service>): ServiceClass<Service | undefined> {
  return new OptionalService(service as unknown as Type) as unknown as ServiceClass<undefined>;
}

/** Declared by a schema of zod, a reader, a class of fields, or several of them. */
type ReadBy<Declared> = Declared extends { readonly _zod: { readonly output: infer Output } }
  ? Output
  : Declared extends { read(sent: unknown): infer Output }
    ? Output
    : Declared extends new () => infer Fields
      ? Fields
      : Declared extends Readonly<Record<string, infer One>>
        ? ReadBy<One>
        : never;

export type Run<Call, Body, Query, Params, Result, Answer> = (
  call: Call & { readonly [Name in keyof Params]: ReadBy<Params[Name]> } & {
    readonly body: ReadBy<Body>;
    readonly query: ReadBy<Query>;
  },
) => Result & FittingAnswer<Awaited<Result>, Answer>;

export interface DeclaredEndpoint<Declaration = EndpointDeclaration> {
  readonly declaration: Declaration;
  readonly run: (call: never) => unknown;
  readonly use?: readonly (Type<NestInterceptor> | NestInterceptor)[] | undefined;
  /** `run` writes the response itself. */
  readonly sends?: boolean | undefined;
}

interface Place<Declaration extends EndpointDeclaration> {
  readonly decorators: EndpointDecorators<Declaration>;
  /** Sets the controller's path and guards. */
  readonly at: ClassDecorator;
  readonly call: Type<EndpointCall>;
  readonly uses: ServiceClasses;
  /** Makes the body of the answer; absent: the result of `run` is the body. */
  readonly sent?: (declaration: Declaration) => (returned: unknown) => unknown;
}

/** The operations' ids in the document come from the names of the handlers and of the controller. */
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
