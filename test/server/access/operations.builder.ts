import type { OpenAPIObject } from '@nestjs/swagger';
import { controllersOf, type EndpointDeclaration, type FaceDefinition, type RuntimeConfig } from '#runtime';
import {
  ADMIN_AREA,
  roleAllows,
  type AdminArea,
} from '../../../apps/console/src/admin/access/permission.rules.js';
import { endpointsOf } from '../../../apps/console/src/http/endpoint.decorator.js';
import { gatewayProcess } from '../../../apps/gateway/src/process.js';
import { ApiDocument, type Operation } from '../../support/builders/api-document.builder.js';
import { DOCUMENTS, type DocumentName, type FourFacesWorld } from '../four-faces.world.js';
import type { Audience, CredentialKind } from './credential-kinds.builder.js';

/** Each face declares differently who may call an operation. */
interface Declared extends EndpointDeclaration {
  readonly access?: 'any' | 'hub' | 'own_user' | 'ordering' | 'changing' | undefined;
  readonly area?: AdminArea | undefined;
  /** Refuses sub-users of a merchant's account. */
  readonly ownerOnly?: true | undefined;
  /** Refuses sub-users who see only their own orders. */
  readonly readsAccount?: true | undefined;
  readonly mediaTypes?: readonly string[];
  readonly reads?: true;
}

export interface Target extends Operation, Pick<Declared, 'access' | 'area' | 'ownerOnly' | 'readsAccount'> {
  readonly face: DocumentName;
  /** With parameters, `{id}`. */
  readonly fullPath: string;
  /** null: no credential is needed. */
  readonly audience: Audience | null;
  readonly onlyThePlatform: boolean;
  /** Changes nothing, whatever the method. */
  readonly reads: boolean;
  /** The answer has no end. */
  readonly streams: boolean;
}

export interface FaceDocument {
  readonly written: OpenAPIObject;
  readonly document: ApiDocument;
  readonly targets: readonly Target[];
}

/** Each operation has the declaration of the code that serves it. */
export async function faceDocuments(world: FourFacesWorld): Promise<FaceDocument[]> {
  const declared = new Map(gatewayProcess().faces.flatMap((face) => declarations(face, world.core.config)));
  const found: FaceDocument[] = [];
  for (const face of Object.keys(DOCUMENTS) as DocumentName[]) {
    const written = await world.document(face);
    const document = new ApiDocument(written);
    const base = new URL(written.servers?.[0]?.url ?? 'http://localhost').pathname.replace(/\/$/, '');
    const targets = document.operations().map((operation) => {
      const fullPath = base + operation.path;
      const known = declared.get(`${operation.method} ${fullPath}`);
      if (known === undefined) throw new Error(`Nobody serves ${operation.method} ${fullPath}`);
      return { ...operation, ...known, face, fullPath, audience: audienceOf(face, operation, fullPath) };
    });
    found.push({ written, document, targets });
  }
  return found;
}

function declarations({ controllersBelow: below, module, extras }: FaceDefinition, config: RuntimeConfig) {
  const modules = [module, ...(extras?.(config) ?? [])];
  return endpointsOf(modules.flatMap((one) => controllersOf(one))).map(
    ({ declaration, controller, path }) => {
      const { method, access, area, ownerOnly, readsAccount, mediaTypes, reads } = declaration as Declared;
      const target = {
        access,
        area: area ?? (Reflect.getMetadata(ADMIN_AREA, controller) as AdminArea | undefined),
        // Where several companies work, cities are changed by the platform alone.
        onlyThePlatform:
          /^\/api\/admin\/(hubs|app-reviews|cells)(\/|$)/.test(path) ||
          (method !== 'GET' && /^\/api\/admin\/(cities\/[^/]+|city-imports)$/.test(path)),
        ownerOnly,
        readsAccount,
        reads: method === 'GET' || reads === true,
        streams: mediaTypes?.includes('text/event-stream') === true,
      };
      const fullPath = below === undefined ? path : `/${below.replace(/^\//, '')}${path}`;
      return [`${method.toLowerCase()} ${fullPath}`, target] as const;
    },
  );
}

function audienceOf(face: DocumentName, { security }: Operation, path: string): Audience | null {
  // Logging out is allowed without a session.
  if (security?.length === 0 || path === '/api/admin/logout') return null;
  if (face !== 'console') return face;
  if (path.startsWith('/api/merchant')) return 'merchant';
  if (path.startsWith('/api/developer')) return 'developer';
  return path.startsWith('/api/courier') ? 'courier' : 'admin';
}

/** For a credential that asks for its own object. */
export function entitlement(target: Target, kind: CredentialKind): 'open' | 401 | 403 | 'served' {
  if (target.audience === null) return 'open';
  if (kind.audience !== target.audience) return 401;
  return may(target, kind) ? 'served' : 403;
}

function may(target: Target, kind: CredentialKind): boolean {
  const { audience, access, ownerOnly, readsAccount } = target;
  if (audience === 'admin') return mayOperate(target, kind);
  if (ownerOnly && kind.own) return false;
  if (readsAccount && kind.restricted === true) return false;
  if (access === 'hub') return kind.personal !== true;
  return access !== 'ordering' || kind.restricted !== true;
}

function mayOperate({ area, reads, onlyThePlatform }: Target, { role, platform }: CredentialKind): boolean {
  if (onlyThePlatform && platform !== true) return false;
  return role !== undefined && area !== undefined && roleAllows(role, area, reads ? 'read' : 'write');
}
