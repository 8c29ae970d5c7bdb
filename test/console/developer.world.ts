import { AppReviews } from '#domain/modules';
import type { ServedFace } from '../support/control/served-face.js';
import { until } from '../support/until.js';
import { checked } from './answers.harness.js';
import { anAddress, sendDue, serveConsole } from './served-console.harness.js';

export const PASSWORD = 'segredo-de-dev';

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';
type DeveloperCaller = (
  verb: Verb,
  path: string,
  body?: object,
) => ReturnType<ReturnType<ServedFace['call']>['get']>;

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

/** Developers of all worlds, as they share a gateway. */
let people = 0;

/** Developers who speak to `/api/developer`; answers are held to what the document says of them. */
export class DeveloperWorld {
  constructor(readonly faces: ServedFace) {}

  static async open(): Promise<DeveloperWorld> {
    return new DeveloperWorld(await serveConsole());
  }

  /** A call without log-in, from an address of its own. */
  visit(verb: Verb, path: string, body: object = {}) {
    const call = this.faces.call()[verb](`/api/developer${path}`).set('X-Forwarded-For', anAddress());
    return call.send(body);
  }

  /** The token of the last link that was sent to the address. */
  async linkTo(email: string): Promise<string> {
    const found = await this.faces.core.db.first<{ link: string }>(
      `select words ->> 'link' as link from messages where recipient = $1 order by id desc limit 1`,
      [email],
    );
    return found?.link.split('/').at(-1) ?? '';
  }

  async aDeveloper(email = `dev${String(++people)}@example.com`): Promise<Person> {
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

  /** A reading once it holds, second by second of the clock: senders and recorders work beside the test. */
  async once<T>(read: () => T | Promise<T>, holds: (value: T) => boolean): Promise<T> {
    let value: T;
    await until(`${read.toString()}: ${holds.toString()}`, async () => {
      await sendDue(this.faces);
      value = await read();
      if (!holds(value)) this.faces.core.clock.advance({ seconds: 1 });
      return holds(value);
    });
    return value!;
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
