import type { Hub } from './hub.entity.js';
import { RETAINED_KINDS, type RetainedKind } from './retention.settings.js';

const KINDS: Readonly<Record<RetainedKind, string>> = {
  names: 'nomes e o que se escreveu sobre a entrega',
  phones: 'telefones',
  addresses: 'endereços',
  proofPhotos: 'fotos da entrega',
  signatures: 'assinaturas',
  documentNumbers: 'números de documento de quem recebeu',
  courierPhotos: 'documentos e foto do rosto de quem entrega, depois que deixa de entregar',
  claimPhotos: 'fotos de reclamações e contestações',
};

/** What a hub tells couriers and recipients about their data: its own text, else this one, and how long each kind is kept. */
export function privacyNotice({ name, settings }: Pick<Hub, 'name' | 'settings'>): string {
  const { privacyNotice: own, branding, privacyContact, dataOperators, retention } = settings;
  const company = branding.name ?? name;
  const contact =
    privacyContact ?? [branding.email, branding.phone].filter((one) => one !== null).join(' ou ');
  const periods = RETAINED_KINDS.map((kind) => `${KINDS[kind]}: ${String(retention[kind])} dias`).join('; ');
  const kept = `Guardamos por, no máximo – ${periods}. Depois são apagados sem que ninguém precise pedir.`;
  if (own !== null) return [own, kept].join('\n\n');
  return [
    `${company} é responsável pelos seus dados e os usa para fazer entregas: combinar, acompanhar, comprovar e pagar cada uma.`,
    'De quem entrega guardamos cadastro, documentos, posição durante o turno, entregas e pagamentos. De quem recebe, nome, telefone, endereço e a prova da entrega.',
    'Fazemos isso para cumprir o contrato da entrega e obrigações da lei, e por interesse legítimo: responder a reclamações e evitar fraudes (LGPD, art. 7º, II, V e IX).',
    'Só os vê quem precisa: a empresa, a loja do pedido e, enquanto a entrega está aberta, quem entrega. Não vendemos dados.',
    dataOperators === null
      ? 'Operadores que tratam dados para nós: quem hospeda o sistema, quem leva mensagens e ligações, quem calcula rotas e quem faz pagamentos.'
      : `Operadores que tratam dados para nós: ${dataOperators}`,
    'Decisões automáticas: o sistema calcula preço e prazo e escolhe a quem oferecer cada entrega, pela distância, pelo veículo e pelo que já leva. Você pode pedir que uma pessoa reveja.',
    kept,
    'Pela LGPD, você pode pedir uma cópia, a correção ou a exclusão: quem recebe, pela página da entrega. O que a lei obriga a guardar, como pagamentos, fica sem o seu nome.',
    `Para pedir, fale com ${company}${contact === '' ? '' : `: ${contact}`}.`,
  ].join('\n\n');
}
