import type { Target } from './operations.builder.js';

/**
 * Who may call what, written a second time: the matrix computes what it expects from the declarations in the
 * code, so it cannot see one that is lost. The first line that fits `METHOD path` holds.
 */
export const ACCESS_RULES: readonly (readonly [who: string, calls: RegExp])[] = [
  ['everybody', /^\w+ \/(\.well-known|arquivos|rastreio|senha|status)(\/|$)/],
  ['everybody', /^\w+ \/api\/(console|messages|payments)\//],
  ['everybody', /^\w+ \/api\/opendelivery\/(\.well-known|oauth)\//],
  ['everybody', /^POST \/api\/(admin|courier|merchant|developer)\/(login|logout|register|sessions|confirm)$/],
  ['everybody', /^POST \/api\/developer\/(listener|password-links(\/complete)?)$/],
  ['everybody', /^(POST \/api\/merchant\/oauth\/|GET \/api\/courier\/companies\/)/],
  ['everybody', /^DELETE \/api\/courier\/sessions\/current$/],

  ['full-api: who may order', /^POST \/api\/v1\/(orders(\/lote)?|chamar-entregador)$/],
  ['full-api: everyone', /^\w+ \/api\/v1\/(orders|tipos-veiculos|webhooks)(\/|$)/],
  ['full-api: the user itself', /^(GET|PUT|PATCH) \/api\/v1\/usuarios\/\{id\}(\/carteira(\/transacoes)?)?$/],
  ['full-api: the hub', /^\w+ \/api\/v1\//],
  ['open-delivery: everyone', /^\w+ \/api\/opendelivery\//],
  ['model-m: everyone', /^GET \/api\/m\/(categoria|empresa|listarWebhook|posicaoCondutor|v1\/request)/],
  ['model-m: everyone', /^\w+ \/api\/m\/(\w+(Webhook|Programada|Solicitacao)|cancelar|solicitacao)/],
  ['model-m: everyone', /^\w+ \/api\/m\/(obterLinkRastreio|reciboEntrega|saldoCreditosEmpresa)/],
  ['model-m: the hub', /^\w+ \/api\/m\//],

  ['courier: everyone', /^\w+ \/api\/courier\//],
  ['developer: everyone', /^\w+ \/api\/developer\//],
  ['merchant: everyone', /^\w+ \/api\/merchant\/(password|second-factor|sessions)(\/|$)/],
  ['merchant: who sees the account', /^GET \/api\/merchant\/wallet\/statement$/],
  ['merchant: everyone', /^POST \/api\/merchant\/(quotes|orders\/quote|delivery-imports\/preview)$/],
  ['merchant: everyone', /^GET \/api\/merchant\/(delivery-imports|orders|recipient-requests|recipients)/],
  ['merchant: everyone', /^GET \/api\/merchant\/(addresses|claims|events|map|offering|pickups|queue)/],
  ['merchant: everyone', /^GET \/api\/merchant\/(spending|wallet)(\/|$)/],
  ['merchant: who may order', /^\w+ \/api\/merchant\/(delivery-imports|orders|recipient-requests)(\/|$)/],
  ['merchant: who may change', /^\w+ \/api\/merchant\/(recipients|wallet)(\/|$)/],
  ['merchant: the owner', /^\w+ \/api\/merchant\//],

  ['platform: hub', /^\w+ \/api\/admin\/(app-reviews|hubs)(\/|$)/],
  ['platform: hub', /^(DELETE \/api\/admin\/cities\/\{name\}|POST \/api\/admin\/city-imports)$/],
  ['admin: sessions', /^\w+ \/api\/admin\/(second-factor|sessions)(\/|$)/],
  ['admin: payments', /^POST \/api\/admin\/orders\/\{id\}\/confirm-payment$/],
  ['admin: wallets', /^\w+ \/api\/admin\/orders\/\{id\}\/(faults|movements|tip)(\/|$)/],
  ['admin: wallets', /^GET \/api\/admin\/couriers\/\{id\}\/statement$/],
  ['admin: credentials', /^POST \/api\/admin\/merchants\/\{id\}\/open-delivery\/credentials$/],
  ['admin: orders, reading', /^POST \/api\/admin\/hub\/dispatch-trial$/],
  ['admin: hub, reading', /^POST \/api\/admin\/(hub\/pay-trial|message-texts\/preview)$/],
  ['admin: tariffs, reading', /^POST \/api\/admin\/tariffs\/try$/],
  ['admin: service_areas', /^\w+ \/api\/admin\/(address-imports|addresses|map|service-areas)(\/|$)/],
  ['admin: orders', /^\w+ \/api\/admin\/(alerts|arrivals|decisions|events|failed-orders|orders)(\/|$)/],
  ['admin: orders', /^\w+ \/api\/admin\/(recipient-requests|unserved)(\/|$)/],
  ['admin: wallets', /^\w+ \/api\/admin\/(cash|claims|contests|ledger|wallets|withdrawals)(\/|$)/],
  ['admin: catalog', /^\w+ \/api\/admin\/(categories|vehicle-types)(\/|$)/],
  ['admin: hub', /^\w+ \/api\/admin\/(cities|city-imports|hub|message-texts)(\/|$)/],
  ['admin: couriers', /^\w+ \/api\/admin\/(courier-app|courier-notices|couriers|fleets|shifts)(\/|$)/],
  ['admin: webhooks', /^\w+ \/api\/admin\/(messages|webhooks)(\/|$)/],
  ['admin: requests', /^\w+ \/api\/admin\/open-delivery\/requests(\/|$)/],
  ['admin: reports', /^GET \/api\/admin\/(reports|today)(\/|$)/],
  ['admin: access', /^\w+ \/api\/admin\/payout-account$/],
  ...[
    'audit',
    'credentials',
    'invoices',
    'merchants',
    'operators',
    'payments',
    'privacy',
    'tariffs',
    'views',
  ].map((area) => [`admin: ${area}`, new RegExp(`^\\w+ /api/admin/${area}(/|$)`)] as const),
];

const WORDS = {
  any: 'everyone',
  hub: 'the hub',
  own_user: 'the user itself',
  ordering: 'who may order',
  changing: 'who may change',
} as const;

/** In the words of the rules, who may call it by the declaration in the code. */
export function declaredAccess(target: Target): string {
  const { audience, access = 'any', area, ownerOnly, readsAccount, onlyThePlatform, reads, method } = target;
  if (audience === null) return 'everybody';
  if (audience === 'admin') {
    const reading = reads && method !== 'get' ? ', reading' : '';
    return `${onlyThePlatform ? 'platform' : 'admin'}: ${String(area)}${reading}`;
  }
  if (ownerOnly) return `${audience}: the owner`;
  return `${audience}: ${readsAccount ? 'who sees the account' : WORDS[access]}`;
}
