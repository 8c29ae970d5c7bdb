import { isSameCode, nationalPhone, newNumericCode } from './index.js';

describe('a national phone', () => {
  it.each([
    ['11999990000', '11999990000'],
    ['+55 (11) 99999-0000', '11999990000'],
    ['(011) 99999-0000', '11999990000'],
    ['0XX11 99999-0000', '11999990000'],
    ['011 3333-4444', '1133334444'],
    ['+55 (083) 99999-9999', '83999999999'],
    ['0055 83 99999-9999', '83999999999'],
    ['(55) 99999-8888', '55999998888'],
    ['055 99999-8888', '55999998888'],
    ['+55 55 99999-8888', '55999998888'],
    ['', ''],
  ])('%s is %s', (written, digits) => {
    expect(nationalPhone(written)).toBe(digits);
  });
});

describe('a numeric code', () => {
  it('never begins with 0', () => {
    for (let i = 0; i < 500; i++) expect(newNumericCode(4)).toMatch(/^[1-9]\d{3}$/);
  });

  it('is compared by value', () => {
    expect(isSameCode('0421', '421')).toBe(true);
    expect(isSameCode('421', ' 0421 ')).toBe(true);
    expect(isSameCode('0000', '0')).toBe(true);
    expect(isSameCode('4821', '4822')).toBe(false);
    expect(isSameCode('4821', undefined)).toBe(false);
    expect(isSameCode('A01', 'A1')).toBe(false);
  });
});
