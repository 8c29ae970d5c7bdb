import type { Hub } from './hub.entity.js';

/** What a hub tells couriers and recipients about their data: its own text, else this one. */
export function privacyNotice({ name, settings }: Pick<Hub, 'name' | 'settings'>): string {
  const { privacyNotice: own, branding } = settings;
  if (own !== null) return own;
  const company = branding.name ?? name;
  const contact = [branding.email, branding.phone].filter((one) => one !== null).join(' ou ');
  return [
    `${company} é responsável pelos seus dados e os usa para fazer entregas: combinar, acompanhar, comprovar e pagar cada uma.`,
    'De quem entrega guardamos cadastro, documentos, posição durante o turno, entregas e pagamentos. De quem recebe, nome, telefone, endereço e a prova da entrega.',
    'Só os vê quem precisa: a empresa, a loja do pedido e, enquanto a entrega está aberta, quem entrega. Não vendemos dados.',
    'Pela LGPD, você pode pedir uma cópia, a correção ou a exclusão. O que a lei obriga a guardar, como pagamentos, fica sem o seu nome.',
    `Para pedir, fale com ${company}${contact === '' ? '' : `: ${contact}`}.`,
  ].join('\n\n');
}
