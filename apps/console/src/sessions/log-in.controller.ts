import type { LogInManner, AccountKind } from '#domain';
import { noteHub } from '#runtime';
import type { Type } from '@nestjs/common';
import type { Request } from 'express';
import type { z } from 'zod';
import { publicApi } from '../http/declared-api.decorator.js';
import { LogInOpening, type Opened } from './log-in-opening.service.js';

/** How people of one kind log in. */
interface LogInKind<People, Body extends z.ZodType, Found extends Opened> {
  readonly kind: AccountKind;
  readonly path: string;
  readonly name: string;
  readonly body: Body;
  readonly answer: z.ZodType;
  readonly errors: readonly number[];
  readonly summaries: { readonly token: string; readonly cookie: string };
  /** Who knows these people. */
  readonly people: Type<People>;
  contact(body: z.output<Body>): string;
  open(people: People, body: z.output<Body>, manner: LogInManner): Promise<Found>;
  hubId(opened: Found): number | null;
}

/** Makes the log-in of one kind of people: of programs by a token, of browsers by a cookie that no script reads. */
export function logInOf<People, Body extends z.ZodType, Found extends Opened>(
  logIn: LogInKind<People, Body, Found>,
): Type {
  const { kind, body, answer, errors, summaries } = logIn;
  const api = publicApi(logIn.path, { people: logIn.people, opening: LogInOpening });
  const note = (request: Request, opened: Found) => {
    const hubId = logIn.hubId(opened);
    if (hubId !== null) noteHub(request, hubId);
  };
  return api.controller(logIn.name, {
    login: api.post('login', {
      summary: summaries.token,
      open: true,
      body,
      answer,
      errors,
      run: async ({ people, opening, body: sent, request, response }) => {
        const attempt = { kind, contact: logIn.contact(sent), request, response };
        const opened = await opening.open(attempt, (manner) => logIn.open(people, sent, manner));
        note(request, opened);
        return opened;
      },
    }),
    openSession: api.post('sessions', {
      summary: summaries.cookie,
      open: true,
      body,
      errors: [...new Set([...errors, 403])].sort(),
      run: async ({ people, opening, body: sent, request, response }) => {
        const attempt = { kind, contact: logIn.contact(sent), request, response };
        note(request, await opening.openInBrowser(attempt, (manner) => logIn.open(people, sent, manner)));
      },
    }),
  });
}
