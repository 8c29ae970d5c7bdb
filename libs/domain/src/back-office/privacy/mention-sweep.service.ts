import type { Scope, Queryable } from '../../base/index.js';

/** What identifies a person in any text: names and addresses by their words, telephones and documents by their digits. */
export interface Marks {
  readonly words: readonly string[];
  readonly digits: readonly string[];
}

interface SweptColumn {
  readonly table: string;
  readonly column: string;
  readonly type: 'text' | 'jsonb' | 'text[]';
}

/** Names of one word are many people's, and short numbers are many things'. */
const LEAST_WORDS = /\S\s+\S/;
const LEAST_LENGTH = 6;
const LEAST_DIGITS = 8;
const NOBODY = 'x\\Ay';

/** Tables that are cleared by the order or person they belong to, or whose rows are copies with an end. */
const OTHERWISE_CLEARED = ['outbox', 'webhook_bodies', 'webhook_deliveries', 'webhook_deliveries_open'];
/** Columns in which a namesake stands with good reason, by table. They are cleared by the person they belong to. */
const OTHER_PEOPLE: Readonly<Record<string, RegExp>> = {
  couriers: /^(name|email|phone|cpf|cnpj|cnh|pix_key|password_hash|vehicle_plate)$/,
  merchants: /^(name|legal_name|email|phone|document|address|password_hash)$/,
  operators: /./,
  orders: /^(pickup|stops|face_data|price|charge|public_id|tracking_token|cancelled_by)$/,
  order_events: /^actor$/,
  delivery_requests: /^(body|recipient|merchant|terms|decided_by)$/,
  delivery_import_rows: /^delivery$/,
  order_batches: /^(commands|scope)$/,
  merchant_places: /./,
  messages: /^(recipient|words)$/,
};
const TECHNICAL =
  /^(key|token|storage_key|fingerprint|txid|end_to_end_id|stream|topic|state|status|kind|operator_name)$/;

/** Columns that must stay unique lose the whole text, as what is left of two may be the same. */
const UNIQUE: Readonly<Record<string, string>> = {
  external_id: 'null',
  external_display_id: 'null',
  'saved_views.name': `'Vista ' || id`,
};

const COLUMNS = `
  select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
   where c.relnamespace = current_schema::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     and format_type(a.atttypid, null) in ('text', 'jsonb', 'text[]')
     and exists (select from pg_attribute h where h.attrelid = c.oid and h.attname = 'hub_id' and not h.attisdropped)
   order by 1, 2`;

/** Removes mentions of a person from the texts that people typed anywhere in the hub, whatever the table. */
export async function sweepMentions(tx: Queryable, { hubId }: Scope, marks: Marks): Promise<void> {
  const words = marks.words.map((each) => each.trim()).filter(isDistinctive);
  const digits = marks.digits.map((each) => each.replace(/\D/g, '')).filter((d) => d.length >= LEAST_DIGITS);
  if (words.length + digits.length === 0) return;
  const values = [
    hubId,
    patternOf(words.map(escaped)),
    patternOf(words.map((each) => escaped(JSON.stringify(each).slice(1, -1)))),
    patternOf(digits.map(spelled)),
  ];
  for (const [table, columns] of tablesOf(await tx.query<SweptColumn>(COLUMNS)))
    await tx.execute(sweepOf(table, columns), values);
}

function tablesOf(found: readonly SweptColumn[]): Map<string, SweptColumn[]> {
  const tables = new Map<string, SweptColumn[]>();
  for (const one of found) {
    const { table, column } = one;
    if (OTHERWISE_CLEARED.includes(table) || TECHNICAL.test(column)) continue;
    if (OTHER_PEOPLE[table]?.test(column) === true) continue;
    tables.set(table, [...(tables.get(table) ?? []), one]);
  }
  return tables;
}

/** $1 hub, $2 words, $3 words as JSON writes them, $4 digits. An answer for a repeated request is no answer in part. */
function sweepOf(table: string, columns: readonly SweptColumn[]): string {
  if (table === 'idempotent_answers')
    return `update idempotent_answers set answer = null
      where hub_id = $1 and (answer ~* $2 or answer ~* $3 or answer ~ $4)`;
  const mentions = ({ column }: SweptColumn) =>
    `("${column}"::text ~* $2 or "${column}"::text ~* $3 or "${column}"::text ~ $4)`;
  const sets = columns.map((one) => {
    const { column, type } = one;
    const whole = UNIQUE[`${table}.${column}`] ?? UNIQUE[column];
    const left =
      whole === undefined
        ? swept(`"${column}"`, type)
        : `case when ${mentions(one)} then ${whole} else "${column}" end`;
    return `"${column}" = ${left}`;
  });
  return `update "${table}" set ${sets.join(', ')} where hub_id = $1 and (${columns.map(mentions).join(' or ')})`;
}

function swept(column: string, type: SweptColumn['type']): string {
  // Digits become a zero, as they may be a number of JSON.
  const cleared = (text: string) =>
    `regexp_replace(regexp_replace(regexp_replace(${text}, $2, '', 'gi'), $3, '', 'gi'), $4, '0', 'g')`;
  if (type === 'text[]') return `array(select ${cleared('x')} from unnest(${column}) x)`;
  return type === 'jsonb' ? `${cleared(`${column}::text`)}::jsonb` : cleared(column);
}

function isDistinctive(text: string): boolean {
  return text.length >= LEAST_LENGTH && (LEAST_WORDS.test(text) || text.includes('@'));
}

function patternOf(alternatives: readonly string[]): string {
  return alternatives.length === 0 ? NOBODY : alternatives.join('|');
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** The digits as people write them: `(83) 98888-0077`, `+55 83 98888 0077`. */
function spelled(digits: string): string {
  return `(?<!\\d)(\\+?55[ -]?)?\\(?0?${digits.split(/(?=\d)/).join('[ ().-]{0,2}')}(?!\\d)`;
}
