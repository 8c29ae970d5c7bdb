import { capFieldErrors } from './face-exception.filter.js';

const andMore = (count: number) => `and ${String(count)} more`;
const errorsOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`field${String(i)}`, ['is not known']]));

describe('reported field errors', () => {
  it('are all named up to twenty fields', () => {
    expect(capFieldErrors(errorsOf(20), andMore)).toEqual(errorsOf(20));
  });

  it('name twenty fields of 200,000, more than a call may have arguments, and count the rest', () => {
    const reported = capFieldErrors(errorsOf(200_000), andMore);
    expect(Object.keys(reported)).toHaveLength(21);
    expect(reported['body']).toEqual(['and 199980 more']);
  });

  it('keep what is wrong with the body itself', () => {
    const reported = capFieldErrors({ body: ['is too long'], ...errorsOf(30) }, andMore);
    expect(reported['body']).toEqual(['is too long', 'and 11 more']);
  });
});
