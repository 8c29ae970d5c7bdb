import type { LogInManner, AccountKind } from '#domain';
import { noteHub } from '#runtime';
import { Controller, Inject, Req, Res, type Type } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { Endpoint, EndpointBody } from '../http/endpoint.decorator.js';
import { LogInDesk } from './log-in-desk.service.js';

const WITH_COOKIE = { passthrough: true } as const;

interface Opened {
  readonly token: string;
  readonly expiresAt: Date;
}

/** What becomes such a value as JSON: instants become texts. */
type BeforeJson<Value> = Value extends string
  ? string extends Value
    ? string | Date
    : Value
  : Value extends object
    ? { [Name in keyof Value]: BeforeJson<Value[Name]> }
    : Value;

/** How people of one kind log in. */
interface Door<People, Body extends z.ZodType, Found extends Opened, Answer extends z.ZodType> {
  readonly kind: AccountKind;
  readonly path: string;
  readonly name: string;
  readonly body: Body;
  readonly answer: Answer;
  readonly errors: readonly number[];
  readonly summaries: { readonly token: string; readonly cookie: string };
  /** Who knows these people. */
  readonly people: Type<People>;
  contact(body: z.output<Body>): string;
  open(people: People, body: z.output<Body>, manner: LogInManner): Promise<Found>;
  hubId(opened: Found): number | null;
  /** The answer to programs. */
  show(opened: Found): BeforeJson<z.output<Answer>>;
}

/** Makes the log-in of one kind of people: of programs by a token, of browsers by a cookie that no script reads. */
export function logInOf<People, Body extends z.ZodType, Found extends Opened, Answer extends z.ZodType>(
  door: Door<People, Body, Found, Answer>,
): Type {
  const { kind, body, errors, summaries } = door;
  const answer: z.ZodType = door.answer;
  @Controller(door.path)
  class LogInController {
    constructor(
      @Inject(door.people) private readonly people: People,
      private readonly desk: LogInDesk,
    ) {}

    @Endpoint({
      method: 'POST',
      path: 'login',
      status: 200,
      summary: summaries.token,
      open: true,
      body,
      answer,
      errors,
    })
    async login(
      @EndpointBody() sent: z.output<Body>,
      @Req() request: Request,
      @Res(WITH_COOKIE) response: Response,
    ) {
      const knock = { kind, contact: door.contact(sent), request, response };
      const opened = await this.desk.open(knock, (manner) => door.open(this.people, sent, manner));
      note(request, opened);
      return door.show(opened);
    }

    @Endpoint({
      method: 'POST',
      path: 'sessions',
      status: 204,
      summary: summaries.cookie,
      open: true,
      body,
      errors: [...new Set([...errors, 403])].sort(),
    })
    async openSession(
      @EndpointBody() sent: z.output<Body>,
      @Req() request: Request,
      @Res(WITH_COOKIE) response: Response,
    ): Promise<void> {
      const knock = { kind, contact: door.contact(sent), request, response };
      note(request, await this.desk.openInBrowser(knock, (manner) => door.open(this.people, sent, manner)));
    }
  }
  const note = (request: Request, opened: Found) => {
    const hubId = door.hubId(opened);
    if (hubId !== null) noteHub(request, hubId);
  };
  Object.defineProperty(LogInController, 'name', { value: door.name });
  return LogInController;
}
