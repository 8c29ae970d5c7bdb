import { REPORT_COLUMNS } from '#domain';
import { z } from 'zod';

const cell = z.union([z.string(), z.number()]).nullable();
export const reportRowAnswer = z.union(
  Object.values(REPORT_COLUMNS).map((columns) =>
    z.strictObject(Object.fromEntries(columns.map((column) => [column, cell]))),
  ),
);
