import { tapped } from './sheet.part.js';

const AT = 1_000_000;

describe('taps on the slider', () => {
  it('confirm by a second one that is meant', () => {
    expect(tapped(null, AT)).toBe('asks');
    expect(tapped(AT, AT + 700)).toBe('confirms');
    expect(tapped(AT, AT + 9_000)).toBe('confirms');
  });

  it('never confirm by the bounce of one touch, nor by one that was forgotten', () => {
    expect(tapped(AT, AT + 120)).toBe('bounces');
    expect(tapped(AT, AT + 60_000)).toBe('asks');
  });
});
