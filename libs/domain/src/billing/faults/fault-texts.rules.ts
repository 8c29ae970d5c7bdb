import { cents, formatReais } from '../../base/index.js';
import type { Fault, FaultRules } from '../../company/index.js';
import type { FaultBasis, FaultLine } from './fault-amounts.calculator.js';
import type { StopFault } from './stop-fault.entity.js';
import { WORDS } from './words.js';

const words = WORDS.pt;
const NAMES = words.names satisfies Record<Fault, string>;

export function faultText({ publicId, fault, rules, basis }: StopFault, line: FaultLine): string {
  return words.movement({ publicId, rule: ruleText(line, rules[fault], basis), who: NAMES[fault] });
}

function ruleText(
  { holder, kind }: FaultLine,
  terms: FaultRules[Fault],
  { feeCents, returnCents, returnM, payCents, goodsCents }: FaultBasis,
): string {
  switch (kind) {
    case 'fault_fee':
      return words.refunded({ percent: percent(terms.feeRefundBp), amount: reais(feeCents) });
    case 'fault_return':
      return returnM > 0
        ? words.wayBack({ km: kilometres(returnM), amount: reais(terms.returnCentsPerKm) })
        : words.refunded({ percent: percent(terms.returnRefundBp), amount: reais(returnCents) });
    case 'fault_pay':
      return words.kept({ percent: percent(terms.courierPayBp), amount: reais(payCents) });
    case 'fault_goods':
      return words.share({
        percent: percent(holder === 'shop' ? terms.goodsShopBp : terms.goodsCourierBp),
        amount: reais(Math.min(goodsCents, terms.goodsLimitCents)),
      });
  }
}

const reais = (amount: number) => formatReais(cents(amount));
const kilometres = (metres: number) => (metres / 1_000).toFixed(1).replace('.', ',');

function percent(basisPoints: number): string {
  return `${String(basisPoints / 100).replace('.', ',')} %`;
}
