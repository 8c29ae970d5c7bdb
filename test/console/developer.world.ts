import { AppReviews, OutboxRelay } from '#domain';
import type { FaceDefinition } from '#runtime';
import { WebhookSender } from '#runtime/testing';
import { setTimeout as pause } from 'node:timers/promises';
import { consoleFace } from '../../apps/console/src/face.js';
import type { ServedFace } from '../support/control/served-face.js';
import { borrowFaces, type BorrowOptions, type FaceHarness } from '../support/index.js';
import { checked } from './answers.harness.js';

export const PASSWORD = 'segredo-de-dev';

/** Between two readings of what senders and recorders write beside a test. */
const LOOK_EVERY_MS = 20;

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';
type DeveloperCaller = (
  verb: Verb,
  path: string,
  body?: object,
) => ReturnType<ReturnType<FaceHarness['call']>['get']>;

/** Who decides on apps. */
const PLATFORM = { kind: 'operator', id: null, name: 'Plataforma' } as const;
/** A picture that an app shows. */
export const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export type AppKind = 'open_delivery' | 'full_api' | 'model_m';

export interface Person {
  readonly id: number;
  readonly email: string;
  readonly token: string;
  readonly teamId: number;
  readonly call: DeveloperCaller;
}

/** Developers who speak to `/api/developer`; answers are held to what the document says of them. */
export class DeveloperWorld<F extends ServedFace = FaceHarness> {
  private people = 0;

  constructor(readonly faces: F) {}

  static async open(
    beside: readonly FaceDefinition[] = [],
    options: BorrowOptions = {},
  ): Promise<DeveloperWorld> {
    const env = { TRUST_PROXY: '1', DEVELOPER_SANDBOXES: '50', ...options.env };
    return new DeveloperWorld(await borrowFaces([consoleFace, ...beside], { ...options, env }));
  }

  close(this: DeveloperWorld): Promise<void> {
    return this.faces.close();
  }

  /** A call without log-in, from an address of its own. */
  visit(verb: Verb, path: string, body: object = {}) {
    const address = `198.51.100.${String((++this.people % 250) + 1)}`;
    return this.faces.call()[verb](`/api/developer${path}`).set('X-Forwarded-For', address).send(body);
  }

  /** The token of the last link that was sent to the address. */
  async linkTo(email: string): Promise<string> {
    const found = await this.faces.core.db.first<{ link: string }>(
      `select words ->> 'link' as link from messages where recipient = $1 order by id desc limit 1`,
      [email],
    );
    return found?.link.split('/').at(-1) ?? '';
  }

  async aDeveloper(email = `dev${String(this.people + 1)}@example.com`): Promise<Person> {
    await this.visit('post', '/register', { name: 'Dora', email, password: PASSWORD }).expect(202);
    await this.visit('post', '/confirm', { token: await this.linkTo(email), password: PASSWORD }).expect(204);
    return this.enter(email);
  }

  async enter(email: string): Promise<Person> {
    const { body } = await this.visit('post', '/login', { email, password: PASSWORD }).expect(200);
    const token = body.token as string;
    const call = this.as(token);
    const { teams } = (await call('get', '/sessions/current')).body;
    return { id: body.developer.id as number, email, token, teamId: teams[0].id as number, call };
  }

  /** Events are relayed, and senders look for what is due, which else they do once in a second of real time. */
  async sendDue(this: DeveloperWorld): Promise<void> {
    await this.faces.get(OutboxRelay).drain();
    for (const sender of this.faces.core.localSenders.all())
      if (sender instanceof WebhookSender) sender.wake();
    await pause(LOOK_EVERY_MS);
  }

  as(token: string): DeveloperCaller {
    return (verb, path, body) => {
      const call = this.faces.call()[verb](`/api/developer${path}`).set('Authorization', `Bearer ${token}`);
      return checked(verb, `/api/developer${path}`, body ? call.send(body) : call);
    };
  }

  async anApp(by: Person, type: AppKind = 'open_delivery', name = 'Integra'): Promise<number> {
    const made = await by.call('post', '/apps', { teamId: by.teamId, type, name }).expect(201);
    return made.body.id as number;
  }

  /** Fills in what merchants see of an app, which a review needs. */
  async describe(by: Person, id: number): Promise<void> {
    const facts = { description: 'Leva pedidos do caixa às entregas', website: 'https://integra.example' };
    await by.call('patch', `/apps/${String(id)}`, facts).expect(200);
    const logo = this.faces.call().put(`/api/developer/apps/${String(id)}/logo`);
    await logo.set('Authorization', `Bearer ${by.token}`).attach('logo', LOGO, 'logo.png').expect(200);
  }

  /** `asked`: how merchants install it by redirect, which is part of its review. */
  async anApprovedApp(
    by: Person,
    type: AppKind = 'open_delivery',
    name = 'Integra',
    asked?: { readonly redirectUris: readonly string[]; readonly scopes: readonly string[] },
  ): Promise<number> {
    const id = await this.anApp(by, type, name);
    if (asked) await by.call('put', `/apps/${String(id)}/authorization`, asked).expect(200);
    await this.approve(by, id);
    return id;
  }

  async approve(by: Person, id: number): Promise<void> {
    await this.describe(by, id);
    const { body } = await by.call('post', `/apps/${String(id)}/reviews`).expect(201);
    await this.faces.get(AppReviews).decide(body.id as number, PLATFORM, 'approved', null);
  }
}
