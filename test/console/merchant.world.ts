import { Merchants, type Merchant } from '#domain';
import { aHubWorld, aMerchant, KNOWN_ADDRESS, type HubWorld } from '../support/builders/index.js';
import type { ServedFace } from '../support/control/served-face.js';
import { checked } from './answers.harness.js';
import { anAddress, serveConsole } from './served-console.harness.js';

export const PASSWORD = 'segredo1';

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';
export type MerchantCaller = (
  verb: Verb,
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => ReturnType<ReturnType<ServedFace['call']>['get']>;

/** A store with a clerk and one who sees only its own, a rival of the same hub, a store of another hub. */
export interface MerchantWorld {
  readonly faces: ServedFace;
  readonly home: HubWorld;
  readonly foreign: HubWorld;
  readonly loner: Merchant;
  readonly store: MerchantCaller;
  readonly clerk: MerchantCaller;
  readonly shy: MerchantCaller;
  readonly rival: MerchantCaller;
  readonly stranger: MerchantCaller;
}

export async function aMerchantWorld(given?: ServedFace): Promise<MerchantWorld> {
  const faces = given ?? (await serveConsole());
  const home = await aHubWorld(faces);
  const foreign = await aHubWorld(faces);
  const loner = await aMerchant(faces, home.scope, {
    name: 'Caixa 2',
    ownerId: home.store.id,
    restrictions: { ordering: false, readingOthers: true },
  });
  for (const [{ scope }, merchant] of [
    [home, home.store],
    [home, home.rival],
    [foreign, foreign.store],
  ] as const)
    await withAddress(faces, scope, merchant);
  return {
    faces,
    home,
    foreign,
    loner,
    store: await asMerchant(faces, home.store),
    clerk: await asMerchant(faces, home.clerk),
    shy: await asMerchant(faces, loner),
    rival: await asMerchant(faces, home.rival),
    stranger: await asMerchant(faces, foreign.store),
  };
}

async function withAddress(faces: ServedFace, scope: HubWorld['scope'], { id }: Merchant): Promise<void> {
  const [street = '', number = ''] = KNOWN_ADDRESS.split(', ');
  const nowhere = { complement: null, district: null, postalCode: null, latitude: null, longitude: null };
  const address = { ...nowhere, street, number, city: 'Campinas', state: 'SP' };
  await faces.get(Merchants).update(scope, id, { address });
}

/** Speaks to the merchants' API; answers are held to what the document says of them. */
export async function asMerchant(faces: ServedFace, { email }: Merchant): Promise<MerchantCaller> {
  const answer = await faces
    .call()
    .post('/api/merchant/login')
    .set('X-Forwarded-For', anAddress())
    .send({ email, password: PASSWORD })
    .expect(200);
  return merchantWith(faces, (answer.body as { token: string }).token);
}

export function merchantWith(faces: ServedFace, token: string): MerchantCaller {
  return (verb, path, body, headers = {}) => {
    const call = faces
      .call()
      [verb](`/api/merchant${path}`)
      .set({ Authorization: `Bearer ${token}`, ...headers });
    return checked(verb, `/api/merchant${path}`, body ? call.send(body) : call);
  };
}
