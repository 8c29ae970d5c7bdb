import { cents, formatReais } from '../../base/index.js';
import type { Fault, FaultRules } from '../../company/index.js';
import type { FaultBasis, FaultLine } from './fault-amounts.calculator.js';

const NAMES: Readonly<Record<Fault, string>> = {
  recipient: 'cliente',
  shop: 'loja',
  courier: 'entregador',
  company: 'empresa',
  nobody: 'ninguém',
};

/** What the statement says of a movement: the order, the rule, and who is at fault. */
export function faultText(
  publicId: string,
  line: FaultLine,
  fault: Fault,
  rules: FaultRules,
  basis: FaultBasis,
): string {
  return `${publicId}: ${ruleText(line, rules[fault], basis)}; responsável: ${NAMES[fault]}`;
}

function ruleText(
  { holder, kind }: FaultLine,
  terms: FaultRules[Fault],
  { feeCents, returnCents, returnM, payCents, goodsCents }: FaultBasis,
): string {
  switch (kind) {
    case 'fault_fee':
      return `${percent(terms.feeRefundBp)} de ${reais(feeCents)} devolvidos`;
    case 'fault_return':
      return returnM > 0
        ? `volta de ${(returnM / 1_000).toFixed(1).replace('.', ',')} km a ${reais(terms.returnCentsPerKm)} por km`
        : `${percent(terms.returnRefundBp)} de ${reais(returnCents)} devolvidos`;
    case 'fault_pay':
      return `fica com ${percent(terms.courierPayBp)} de ${reais(payCents)}`;
    case 'fault_goods': {
      const value = reais(Math.min(goodsCents, terms.goodsLimitCents));
      return `${percent(holder === 'shop' ? terms.goodsShopBp : terms.goodsCourierBp)} de ${value}`;
    }
  }
}

const reais = (amount: number) => formatReais(cents(amount));

function percent(basisPoints: number): string {
  return `${String(basisPoints / 100).replace('.', ',')} %`;
}
