import { MODULE_NAMES } from '#domain';
import { serveFace, type ServedFace } from '../support/control/served-face.js';

/** Signs what the bank says of a Pix. */
export const PIX_SECRET = 'a-secret-of-the-provider';

/** One environment for all suites of the console: each other one would start a gateway of its own. */
const ENV = {
  MODULES: MODULE_NAMES.join(),
  TRUST_PROXY: '1',
  WEBHOOK_ALLOW_INSECURE: 'true',
  PIX_CALLBACK_SECRETS: PIX_SECRET,
  DEVELOPER_SANDBOXES: '50',
};

/** The worker's one gateway, which all specs of the console ask. */
export function serveConsole(): Promise<ServedFace> {
  return serveFace(ENV);
}
