import { mayAct, requireMayAct, type MerchantPerson } from './merchant-permission.rules.js';

const CLERK: MerchantPerson = {
  id: 2,
  hubId: 1,
  ownerId: 1,
  name: 'Caixa',
  email: null,
  blocked: false,
  restrictions: { ordering: false, readingOthers: false },
};
const RESTRICTED = { ...CLERK, restrictions: { ordering: true, readingOthers: false } };

describe('what a person of an account may do', () => {
  it.each([
    ['a clerk', CLERK, null, null],
    ['a clerk who may not order', RESTRICTED, 'forbidden', null],
    ['a blocked clerk', { ...CLERK, blocked: true }, 'caller_blocked', 'caller_blocked'],
    ['the owner of a blocked account', { ...CLERK, ownerId: null, blocked: true }, null, null],
  ])('is refused to %s by the right reason', (_, person, ordering, changing) => {
    for (const [act, code] of [
      ['ordering', ordering],
      ['changing', changing],
    ] as const) {
      expect(mayAct(person, act)).toBe(code === null);
      const asked = () => requireMayAct(person, act);
      if (code === null) expect(asked).not.toThrow();
      else expect(asked).toThrow(expect.objectContaining({ code }));
    }
  });
});
