import { words } from '../../ground/language.js';

export const privacyWords = words(
  {
    who: 'Quem pede',
    kinds: { recipient: 'Destinatário', courier: 'Entregador', merchant: 'Loja' },
    phone: 'Telefone',
    phoneHint: 'Com DDD, de qualquer jeito. É por ele que um destinatário é conhecido.',
    number: 'Número do cadastro',
    numberHint: 'O que aparece no cadastro da pessoa ou da loja.',
    find: 'Ver o que se guarda',
    found: 'O que se guarda desta pessoa',
    entries: (count: number) => (count === 1 ? '1 registro' : `${count} registros`),
    give: 'Baixar para entregar',
    forget: 'Esquecer a pessoa…',
    forgetTitle: 'Esquecer esta pessoa?',
    forgetLead:
      'Nome, telefone, endereço, fotos e posições somem de toda parte, também da auditoria e dos envios. Pedidos, valores e cidade ficam, sem dono. Não pode ser desfeito.',
    forgetNow: 'Esquecer para sempre',
    forgotten: 'Esquecido em toda parte',
  },
  {
    who: 'Who asks',
    kinds: { recipient: 'Recipient', courier: 'Courier', merchant: 'Merchant' },
    phone: 'Phone',
    phoneHint: 'With area code, in any spelling. Recipients are known by it.',
    number: 'Number of the record',
    numberHint: 'As their record shows it.',
    find: 'Show what is kept',
    found: 'What is kept of this person',
    entries: (count) => (count === 1 ? '1 record' : `${count} records`),
    give: 'Download to hand over',
    forget: 'Forget the person…',
    forgetTitle: 'Forget this person?',
    forgetLead:
      'Name, phone, address, pictures and positions go everywhere, also from the audit log and from deliveries. Orders, amounts and town stay, without an owner. This cannot be undone.',
    forgetNow: 'Forget for good',
    forgotten: 'Forgotten everywhere',
  },
);
