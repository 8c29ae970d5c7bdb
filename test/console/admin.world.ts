import type { OperatorRole } from '#domain';
import { aHubWorld, anOperator, type HubWorld } from '../support/builders/index.js';
import type { ServedFace } from '../support/control/served-face.js';
import { checked } from './answers.harness.js';
import { serveConsole } from './served-console.harness.js';

export interface AdminWorld {
  readonly faces: ServedFace;
  readonly home: HubWorld;
  readonly foreign: HubWorld;
  readonly tokens: Record<OperatorRole, string>;
  /** Calls the API as an operator with that role. */
  as(role: OperatorRole): AdminCaller;
}

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';
export type AdminCaller = (
  verb: Verb,
  path: string,
  body?: object,
) => ReturnType<ReturnType<ServedFace['call']>['get']>;

/** Two hubs, and an operator of the first with each role. `given`: faces that the spec closes itself. */
export async function anAdminWorld(given?: ServedFace): Promise<AdminWorld> {
  const faces = given ?? (await serveConsole());
  const home = await aHubWorld(faces);
  const foreign = await aHubWorld(faces);
  const enter = (role: OperatorRole) => anOperator(faces, home.hub.id, role);
  const tokens = {
    owner: await enter('owner'),
    operator: await enter('operator'),
    finance: await enter('finance'),
    read_only: await enter('read_only'),
  };
  return { faces, home, foreign, tokens, as: (role) => callerWith(faces, tokens[role]) };
}

/** Calls the Admin API with that token; every answer is checked against the document. */
export function callerWith(faces: ServedFace, token: string): AdminCaller {
  return (verb, path, body) => {
    const call = faces.call()[verb](`/api/admin${path}`).set('Authorization', `Bearer ${token}`);
    return checked(verb, `/api/admin${path}`, body ? call.send(body) : call);
  };
}
