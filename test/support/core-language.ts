import { sqlOf } from './source-sql.js';

const PROTOCOL = /open[-_ ]?delivery|model[-_ ]?m(?![a-z])|full[-_ ]?api/i;
/** Fields and columns named after Open Delivery. */
const OD_NAME = /\bod_[a-z]|\bod[A-Z]/;
const ACCENT = /[áâãàéêíóôõúç]/i;
const PORTUGUESE =
  /\b(pedidos?|entregas?|entregador(es)?|coletas?|clientes?|lojas?|estabelecimentos?|enderecos?|valor|saldo|pagamentos?|estornos?|taxas?|repasses?|recargas?|senhas?|recebedor|ausente|obrigatori[oa]|invalid[oa]|recusad[oa]|cancelad[oa]|devolvid[oa]|aguardando|usuarios?|empresas?|nao|pel[oa]|uma|dos|das|sem|azul)\b/i;

/** Files that may name a protocol, with the reason. */
const PROTOCOL_NAMES: Readonly<Record<string, string>> = {
  'base/shared/faces.ts': 'what the core must know of each face, as data',
  'integration/credentials/callers.service.ts': 'which kinds of credential open which face',
  'integration/credentials/credential.entity.ts': 'a credential opens one face: its stored kind says which',
  'integration/credentials/credential-key.rules.ts': 'the prefix of a key says in a leak what the key opens',
  'integration/credentials/credentials.service.ts': 'client pairs are issued and replaced by kind',
  'sandbox/developer-apps/': 'an app is written for one face: its type says which',
  'requests/delivery-requests/delivery-request.entity.ts': 'says whose concept a delivery request is',
};

/** Files and folders that may hold Portuguese texts, with the reason. */
const PORTUGUESE_TEXTS: Readonly<Record<string, string>> = {
  'back-office/demo/': 'invented names of streets, people and companies in Brazil',
  'sandbox/town/': 'invented names of shops, couriers and recipients in Brazil, and what they order',
  'sandbox/robots/':
    'what robots say where a courier in Brazil would, and instructions that integrators write',
  'company/hubs/words.ts': 'the notice to people in Brazil, unless the hub writes its own',
  'events/messages/words.ts': 'what people in Brazil are told, unless the hub writes its own',
  'events/messages/shop-words.ts': 'what shops in Brazil are told, unless the hub writes its own',
  'base/shared/password.rules.ts': 'passwords that everybody in Brazil knows',
  'places/geography/': 'words of Brazilian addresses, which are read and not shown',
  'ordering/orders/order-effects.service.ts':
    'the reference of a refund is unique, stored and shown: it cannot change',
  'people/password-resets/password-resets.service.ts': 'the address of a page',
  'sandbox/developers/developer-links.service.ts': 'addresses of pages',
  'people/couriers/courier-applications.service.ts': 'the address of a page',
  'billing/contests/words.ts': 'what statements in Brazil show',
  'billing/faults/words.ts': 'what statements in Brazil show',
  'optional/payouts/words.ts': 'what statements and banks in Brazil show',
  'ordering/orders/words.ts': 'the address of a stop in Brazil until the courier enters it',
  'sandbox/developer-apps/': 'invented names in sandboxes, and what their robots say',
};

/** Names of protocols and Portuguese texts in a source of the core. `path` begins below libs/domain/src. */
export function foreignLanguage(path: string, source: string): string[] {
  const found: string[] = [];
  if (namesProtocol(source) && !isListed(path, PROTOCOL_NAMES)) found.push(`${path} names a protocol`);
  if (!isListed(path, PORTUGUESE_TEXTS))
    for (const text of sqlOf(source).texts)
      if (isPortuguese(text)) found.push(`${path} speaks Portuguese: ${text}`);
  return found;
}

function isPortuguese(text: string): boolean {
  return ACCENT.test(text) || PORTUGUESE.test(text);
}

function namesProtocol(source: string): boolean {
  return PROTOCOL.test(source) || OD_NAME.test(source);
}

/** Entries of both lists that no file needs. */
export function unneededEntries(sources: ReadonlyMap<string, string>): string[] {
  const speaks = (list: Readonly<Record<string, string>>, does: (source: string) => boolean) =>
    Object.keys(list).filter(
      (entry) => ![...sources].some(([path, source]) => isListed(path, { [entry]: '' }) && does(source)),
    );
  return [
    ...speaks(PROTOCOL_NAMES, namesProtocol),
    ...speaks(PORTUGUESE_TEXTS, (source) => sqlOf(source).texts.some(isPortuguese)),
  ];
}

function isListed(path: string, list: Readonly<Record<string, string>>): boolean {
  return Object.keys(list).some((entry) => (entry.endsWith('/') ? path.startsWith(entry) : path === entry));
}
