import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parseAst } from 'vite';
import {
  cataloguesIn,
  cataloguesOf,
  faultsOf,
  sectionModule,
  textsOf,
  typedModule,
  unusedOf,
} from './catalogue.mjs';
import { usedPaths } from './used-paths.mjs';

const pt = {
  board: {
    '//': 'A note to translators.',
    title: 'Pedidos',
    by: 'por {who}',
    done: '{done} de {total}',
    late: '{count, plural, =0 {nenhum atrasado} one {1 atrasado} other {{count} atrasados}}',
    at: 'visto {when, time}',
    code: "`{a}` é '{'a'}'",
    days: ['seg', 'ter'],
  },
};
const en = {
  board: {
    title: 'Orders',
    by: 'by {who}',
    done: '{done} of {total}',
    late: '{count, plural, other {{count} late}}',
    at: 'seen {when}',
    code: "`{a}` is '{'a'}'",
    days: ['Mon', 'Tue'],
  },
};

describe('faults of catalogues', () => {
  it('are none where each language has each text with the same facts', () => {
    expect(faultsOf({ pt, en })).toEqual([]);
  });

  const { title: _, ...untitled } = en.board;
  it.each([
    ['a text is missing', untitled, 'en lacks board.title'],
    ['a text is nowhere else', { ...en.board, more: 'More' }, 'en alone has board.more'],
    [
      'a fact is missing',
      { ...en.board, done: '{done} orders' },
      'en has other facts than {done,total} in board.done',
    ],
    [
      'a fact has another name',
      { ...en.board, by: 'by {whom}' },
      'en has other facts than {who} in board.by',
    ],
  ])('are named where %s', (_, board, fault) => {
    expect(faultsOf({ pt, en: { board } })).toEqual([fault]);
  });

  it('are texts of `no_show` that leave open who did not come', () => {
    const reasons = (text: string) => ({ reasons: { no_show: text, other: 'x' } });
    expect(faultsOf({ pt: reasons('Ninguém apareceu'), en: reasons('The courier did not come') })).toEqual([
      'pt does not say who did not come in reasons.no_show',
    ]);
  });

  it('stop what reads the folder', () => {
    const folder = mkdtempSync(join(tmpdir(), 'words-'));
    writeFileSync(join(folder, 'pt.json'), JSON.stringify(pt));
    writeFileSync(join(folder, 'en.json'), JSON.stringify({ board: {} }));
    expect(() => cataloguesIn(folder)).toThrow('en lacks board.title');
  });
});

describe('a section as a module', () => {
  const plural = (count: number, one: string, other: string) => (count === 1 ? one : other);
  const code = sectionModule('board', pt.board, 'pt', '../base').replace(/^import .*$/gm, '');
  const board = runInNewContext(code.replace('export const', 'var').concat('board'), {
    plural,
    atMoment: (when: string) => `às ${when}`,
  }) as Record<string, (facts: unknown) => string>;

  it.each([
    ['by', 'Ana', 'por Ana'],
    ['done', { done: 1, total: 2 }, '1 de 2'],
    ['late', 0, 'nenhum atrasado'],
    ['late', 1, '1 atrasado'],
    ['late', 2, '2 atrasados'],
    ['at', '14:05', 'visto às 14:05'],
    ['code', 1, '`1` é {a}'],
  ])('says %s of %j: %s', (name, facts, said) => {
    expect(board[name]?.(facts)).toBe(said);
  });

  it('has texts without facts as they are, and no notes', () => {
    expect(JSON.parse(JSON.stringify(board))).toEqual({ title: 'Pedidos', days: ['seg', 'ter'] });
    expect(board).not.toHaveProperty(['//']);
  });

  it('takes a number where any language counts', () => {
    const counted = { ...pt.board, late: '{count} atrasados' };
    expect(
      typedModule({ pt: { board: counted }, en: { board: { ...en.board, late: pt.board.late } } }, 'pt', '.'),
    ).toContain('"late": (fact: number) =>');
  });
});

describe('texts that nobody shows', () => {
  const used = (code: string) =>
    usedPaths(parseAst(code, { lang: 'tsx' }), 'text').map((path) => ['board', ...path].join('.'));

  it('are those of which no module takes the path', () => {
    const code = `text.title; text.by(text.days.map((day) => day)); const { title } = other; <a at={x.late} />;`;
    expect(unusedOf(pt, used(code))).toEqual(['board.done', 'board.late', 'board.at', 'board.code']);
  });

  it.each(['text[name]', 'show(text)', '({ ...text })'])(
    'are none where a module hands on all: %s',
    (code) => {
      expect(unusedOf(pt, used(code))).toEqual([]);
    },
  );
});

describe.each(cataloguesOf('apps/web/src'))('%s', (folder) => {
  it('leaves no sentence of five words Portuguese in another language', () => {
    const sentences = (language: string) =>
      [...textsOf(cataloguesIn(folder)[language] ?? {}).values()].filter((text) =>
        /(\S+ ){4}.*\.$/.test(text),
      );
    const portuguese = new Set(sentences('pt'));
    expect(sentences('en').filter((sentence) => portuguese.has(sentence))).toEqual([]);
  });
});
