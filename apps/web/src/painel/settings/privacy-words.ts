import { words } from '../../ground/language.js';

export const privacyWords = words(
  {
    who: 'Quem pede',
    kinds: { recipient: 'Destinatário', courier: 'Entregador', merchant: 'Loja' },
    phone: 'Telefone',
    phoneHint: 'Com DDD, em qualquer formato. É pelo telefone que um destinatário é encontrado.',
    number: 'Número do cadastro',
    numberHint: 'Está no cadastro da pessoa ou da loja.',
    find: 'Ver dados guardados',
    found: 'Dados guardados desta pessoa',
    entries: (count: number) => (count === 1 ? '1 registro' : `${count} registros`),
    give: 'Baixar dados',
    forget: 'Apagar dados da pessoa…',
    forgetTitle: 'Apagar os dados desta pessoa?',
    forgetLead:
      'Nome, telefone, endereço, fotos e posições são apagados em toda parte, também na auditoria e nos envios. Pedidos, valores e cidade ficam, sem identificar ninguém. Isto não pode ser desfeito.',
    forgetNow: 'Apagar para sempre',
    forgotten: 'Dados apagados em toda parte',
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
