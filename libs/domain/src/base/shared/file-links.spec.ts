import { ManualClock } from '../../../../../test/support/index.js';
import { FileLinks } from './file-links.js';

const TOKEN = 'a'.repeat(32);
const PATH = `/arquivos/${TOKEN}`;
const BASE = 'https://entregas.example.com';

describe('addresses of files', () => {
  const clock = new ManualClock(new Date('2026-05-04T23:30:00Z'));
  const links = new FileLinks(BASE, ['one'], clock);
  const given = (url: string) => new URL(url).searchParams.get('v');

  it('are good for a day at least and two at most, and the same text all day', () => {
    const at = (time: string) => new ManualClock(new Date(time));
    const made = links.of(PATH);
    const [early, late] = [at('2026-05-04T00:00:00Z'), at('2026-05-05T23:59:59Z')];
    expect(new FileLinks(BASE, ['one'], early).of(PATH)).toBe(made);
    expect(new FileLinks(BASE, ['one'], late).admits(PATH, given(made))).toBe(true);
    expect(new FileLinks(BASE, ['one'], at('2026-05-06T00:00:00Z')).admits(PATH, given(made))).toBe(false);
  });

  it('open their own file only, unchanged, with a key of this server', () => {
    const made = given(links.of(PATH))!;
    expect(links.admits(PATH, made)).toBe(true);
    const [period = '', signature = ''] = made.split('.');
    const later = (parseInt(period, 36) + 1).toString(36);
    for (const wrong of [
      `${later}.${signature}`,
      `${period}.${'A'.repeat(22)}`,
      made.slice(1),
      '',
      null,
      ['x'],
    ])
      expect(links.admits(PATH, wrong)).toBe(false);
    expect(links.admits(`/arquivos/${'b'.repeat(32)}`, made)).toBe(false);
    expect(new FileLinks(BASE, ['two'], clock).admits(PATH, made)).toBe(false);
    expect(new FileLinks(BASE, ['two', 'one'], clock).admits(PATH, made)).toBe(true);
  });

  it('are made of kept addresses, whatever their server was called, and of no others', () => {
    expect(links.renewed(`http://localhost:3000${PATH}`)).toMatch(`http://localhost:3000${PATH}?v=`);
    for (const other of [`https://example.com/foto.jpg`, `${BASE}${PATH}?v=x`, 'nothing'])
      expect(links.renewed(other)).toBe(other);
  });
});
