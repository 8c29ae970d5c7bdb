import {
  localDay,
  type CourierStatement,
  type CourierStatements,
  type Scope,
  type StatementLine,
} from '#domain';
import type { Response } from 'express';
import { z } from 'zod';
import { picker } from '../http/answer.mapper.js';
import * as fields from '../http/field.schemas.js';
import { sendSheet } from '../admin/reports/report.stream.js';
import * as answers from '../docs/record.schemas.js';
import { PAY_LINE_NAMES } from '../vocabulary/wallet-entry.vocabulary.js';
import { MONTH_COLUMNS, nameOf, statementPdf } from './courier-statement.document.js';

const PDF = 'application/pdf';

const statementQuery = z.strictObject({
  from: fields.day,
  /** Included; at most a year after `from`. */
  to: fields.day,
  format: z.enum(['json', 'csv', 'pdf']).default('json'),
});

const money = z.int();

const statementAnswer = z.strictObject({
  from: answers.instant,
  /** Exclusive. */
  to: answers.instant,
  ...answers.each(['openingCents', 'closingCents', 'cashOpeningCents', 'cashClosingCents'], money),
  months: z.array(
    z.strictObject({
      month: z.string(),
      orders: answers.count,
      ...answers.each(['earnedCents', 'addedCents', 'takenCents', 'withdrawnCents'], money),
    }),
  ),
  /** null: of more than a month only `months` are sent. */
  lines: z
    .array(
      z.strictObject({
        id: money,
        at: answers.optionalInstant,
        description: z.string(),
        /** The company's answer to a contest. */
        explanation: answers.text,
        signedCents: money,
        balanceCents: money,
        payLines: z.array(z.strictObject({ kind: z.string(), cents: money })),
      }),
    )
    .nullable(),
});

const LINE_COLUMNS = ['at', 'description', 'signedCents', 'balanceCents', 'parts'] as const;

export const STATEMENT = {
  query: statementQuery,
  answer: statementAnswer,
  mediaTypes: ['text/csv', PDF],
};

interface StatementCall {
  readonly statements: CourierStatements;
  readonly by: Scope;
  readonly query: z.output<typeof statementQuery>;
  readonly response: Response;
}

/** @throws courier_not_found · invalid_value (as for reports) */
export async function sendStatement(
  { statements, by, query: { format, ...asked }, response }: StatementCall,
  courierId: number,
): Promise<void> {
  const statement = await statements.of(by, courierId, asked);
  const { courier, from, to, timezone, lines, months } = statement;
  const name = `extrato_${String(courier.id)}_${localDay(timezone, from)}_${localDay(timezone, new Date(to.getTime() - 1))}`;
  if (format === 'pdf') {
    response.type(PDF).attachment(`${name}.pdf`).send(statementPdf(statement));
  } else if (format === 'csv') {
    const columns = lines === null ? ['month', ...MONTH_COLUMNS] : LINE_COLUMNS;
    await sendSheet(response, { rows: once(lines?.map(csvRow) ?? months), columns, format, name, timezone });
  } else response.json(bodyOf(statement));
}

const pick = picker(statementAnswer);

function bodyOf(statement: CourierStatement) {
  const lines = statement.lines?.map((line) => ({ ...line, at: line.createdAt, description: nameOf(line) }));
  return pick({ ...statement, lines: lines ?? null });
}

function csvRow(line: StatementLine) {
  const { createdAt: at, signedCents, balanceCents, payLines, explanation } = line;
  const amount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
  const pay = payLines.map(({ kind, cents }) => `${PAY_LINE_NAMES[kind]} ${amount(cents)}`);
  const parts = [...(explanation === null ? [] : [explanation]), ...pay].join(' · ');
  return { at, description: nameOf(line), signedCents, balanceCents, parts };
}

async function* once(rows: readonly object[]): AsyncGenerator<readonly object[]> {
  yield rows;
}
