import { cents, formatReais, type CourierStatement, type StatementLine } from '#domain';
import { PAY_LINE_NAMES, entryText } from '../vocabulary/wallet-entry.vocabulary.js';
import { fitting, PAGE, pdfOf } from './pdf.document.js';
import { WORDS } from './words.js';

type Text = Parameters<typeof pdfOf>[1][number][number];
type Row = readonly Omit<Text, 'y'>[];

const MARGIN = 48;
const RIGHT = PAGE.width - MARGIN;
const BALANCE = RIGHT;
const AMOUNT = RIGHT - 90;
const TEXT = MARGIN + 82;
const STEP = 14;
const SMALL = 8;
const NORMAL = 9;
const HEAD = 16;

const reais = (amount: number) => formatReais(cents(amount));

const words = WORDS.pt;

export function statementPdf(statement: CourierStatement): Buffer {
  const title = words.title(statement.courier.name);
  const rows = [...headRows(title, statement), ...bodyRows(statement), ...footRows(statement)];
  return pdfOf(title, pagesOf(rows));
}

function pagesOf(rows: readonly Row[]): Text[][] {
  const held = Math.floor((PAGE.height - 2 * MARGIN) / STEP) - 2;
  const count = Math.max(1, Math.ceil(rows.length / held));
  return Array.from({ length: count }, (_, at) => {
    const drawn = rows
      .slice(at * held, (at + 1) * held)
      .flatMap((row, line) => row.map((text) => ({ ...text, y: MARGIN + (line + 1) * STEP })));
    const number = words.page({ at: at + 1, count });
    return [...drawn, { ...right(number, RIGHT), y: PAGE.height - MARGIN / 2, size: SMALL }];
  });
}

function headRows(title: string, { courier, hubName, timezone, from, to }: CourierStatement): Row[] {
  const day = new Intl.DateTimeFormat('pt-BR', { timeZone: timezone, dateStyle: 'short' });
  // The end is exclusive.
  const last = new Date(to.getTime() - 1);
  const { cpf } = courier;
  return [
    [{ x: MARGIN, text: fitting(title, HEAD, RIGHT - MARGIN), size: HEAD, bold: true }],
    [left(cpf === null ? hubName : words.person({ hub: hubName, cpf }))],
    [left(words.period({ from: day.format(from), to: day.format(last) }))],
    [],
  ];
}

function bodyRows(statement: CourierStatement): Row[] {
  const { lines, openingCents } = statement;
  const opening: Row = [left(words.before), right(reais(openingCents), BALANCE)];
  if (lines === null) return [opening, [], ...monthRows(statement)];
  const head: Row = [
    { ...left(words.day), bold: true },
    { ...left(words.line, TEXT), bold: true },
    { ...right(words.amount, AMOUNT), bold: true },
    { ...right(words.balance, BALANCE), bold: true },
  ];
  const moment = momentIn(statement.timezone);
  return [head, opening, ...lines.flatMap((line) => lineRows(line, moment))];
}

function lineRows(line: StatementLine, moment: (at: Date) => string): Row[] {
  const name = fitting(nameOf(line), NORMAL, AMOUNT - TEXT - 70);
  return [
    [
      left(moment(line.createdAt)),
      left(name, TEXT),
      right(reais(line.signedCents), AMOUNT),
      right(reais(line.balanceCents), BALANCE),
    ],
    ...explained(line.explanation),
    ...line.payLines.map(({ kind, cents: amount }): Row => {
      const part = { ...left(PAY_LINE_NAMES[kind], TEXT + 12), size: SMALL };
      return [part, { ...right(reais(amount), AMOUNT - 12), size: SMALL }];
    }),
  ];
}

function explained(explanation: string | null): Row[] {
  if (explanation === null) return [];
  const text = fitting(explanation, SMALL, AMOUNT - TEXT - 12);
  return [[{ ...left(text, TEXT + 12), size: SMALL }]];
}

export function nameOf(line: StatementLine): string {
  const entry = entryText(line);
  return line.status === 'reversed' ? words.reversed(entry) : entry;
}

export const MONTH_COLUMNS = ['orders', 'earnedCents', 'addedCents', 'takenCents', 'withdrawnCents'] as const;
type MonthColumn = (typeof MONTH_COLUMNS)[number];

function monthRows({ months }: CourierStatement): Row[] {
  const column = (at: number) => RIGHT - (MONTH_COLUMNS.length - 1 - at) * 88;
  const shown = (key: MonthColumn, value: number) => (key === 'orders' ? String(value) : reais(value));
  const rowOf = (name: string, valueOf: (key: MonthColumn) => string, bold: boolean) => [
    { ...left(name), bold },
    ...MONTH_COLUMNS.map((key, at) => ({ ...right(valueOf(key), column(at)), bold })),
  ];
  const total = (key: MonthColumn) => months.reduce((sum, month) => sum + month[key], 0);
  return [
    rowOf(words.month, (key) => words[key], true),
    ...months.map((month) =>
      rowOf(month.month.split('-').reverse().join('/'), (key) => shown(key, month[key]), false),
    ),
    rowOf(words.total, (key) => shown(key, total(key)), true),
  ];
}

function footRows({ closingCents, cashOpeningCents, cashClosingCents }: CourierStatement): Row[] {
  const cash = cashOpeningCents !== 0 || cashClosingCents !== 0;
  return [
    [],
    [
      { ...left(words.end), bold: true },
      { ...right(reais(closingCents), BALANCE), bold: true },
    ],
    ...(cash
      ? [[left(words.cash), right(`${reais(cashOpeningCents)} · ${reais(cashClosingCents)}`, BALANCE)]]
      : []),
  ];
}

function left(text: string, x = MARGIN): Omit<Text, 'y'> {
  return { x, text, size: NORMAL };
}

function right(text: string, x: number): Omit<Text, 'y'> {
  return { x, text, size: NORMAL, right: true };
}

function momentIn(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('pt-BR', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (at) => format.format(at).replace(',', '');
}
