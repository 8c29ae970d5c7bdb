import { groupedBy, type Queryable, type Scope } from '../../base/index.js';
import { COURIER_FIELDS, MERCHANT_FIELDS } from '../../people/index.js';

/** Names and addresses are found by their words, telephones and documents by their digits. */
export interface Marks {
  readonly words: readonly string[];
  /** Others may live there too. */
  readonly places: readonly string[];
  readonly digits: readonly string[];
}

interface SweptColumn {
  readonly table: string;
  readonly column: string;
  readonly type: 'text' | 'jsonb' | 'text[]';
}

/** Names of one word are many people's, and short numbers are many things'. */
const SEVERAL_WORDS = /\S\s+\S/;
const MIN_LENGTH = 6;
const MIN_DIGITS = 8;
const MOBILE = /^\d{2}9\d{8}$/;
const NOBODY = 'x\\Ay';

/** Tables that are cleared by the order or person they belong to, or whose rows are copies with an end. */
const OTHERWISE_CLEARED = ['outbox', 'webhook_bodies', 'webhook_deliveries', 'webhook_deliveries_open'];
/** Columns where a namesake stands with good reason, by table; cleared by the person they belong to. */
const OTHER_PEOPLE: Readonly<Record<string, RegExp>> = {
  couriers: new RegExp(`^(${COURIER_FIELDS.shared.join('|')})$`),
  merchants: new RegExp(`^(${MERCHANT_FIELDS.shared.join('|')})$`),
  operators: /./,
  orders: /^(pickup|stops|face_data|price|charge|public_id|tracking_token|cancelled_by)$/,
  order_events: /^actor$/,
  delivery_requests: /^(body|recipient|merchant|terms|decided_by)$/,
  jobs: /^scope$/,
  job_rows: /^input$/,
  messages: /^(recipient|words|key)$/,
};
const TECHNICAL =
  /^(token|storage_key|fingerprint|txid|end_to_end_id|stream|topic|state|status|kind|operator_name)$/;

/** Columns that must stay unique lose the whole text, as what is left of two may be the same. */
const UNIQUE: Readonly<Record<string, string>> = {
  external_id: 'null',
  external_display_id: 'null',
  contract_number: 'null',
  fleet_number: 'null',
  'jobs.key': `'-' || id`,
  'fleets.name': `'Frota ' || id`,
  'tariffs.name': `'Tarifa ' || id`,
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

/** Operators look for a person's name, whatever its length. $2 the names as JSON writes them. */
const LONE = [
  `update saved_views set content = regexp_replace(content::text, $2, '""', 'gi')::jsonb,
          name = case when to_json(name)::text ~* $2 then 'Vista ' || id else name end
    where hub_id = $1 and (content::text ~* $2 or to_json(name)::text ~* $2)`,
  `update audit_records set before = null, after = null
    where hub_id = $1 and entity = 'saved_view' and (before::text ~* $2 or after::text ~* $2)`,
];

/** Every table of the hub in which people type texts is swept. */
export async function sweepMentions(tx: Queryable, { hubId }: Scope, marks: Marks): Promise<void> {
  const words = marks.words.map((each) => each.trim()).filter(isDistinctive);
  const digits = marks.digits.map((each) => each.replace(/\D/g, '')).filter((d) => d.length >= MIN_DIGITS);
  const lone = marks.words.map((each) => JSON.stringify(each.trim())).filter((each) => each.length > 2);
  if (lone.length > 0) for (const sql of LONE) await tx.execute(sql, [hubId, patternOf(lone.map(escaped))]);
  if (words.length + digits.length + marks.places.length === 0) return;
  const places = marks.places.map((each) => each.trim()).filter(isDistinctive);
  const all = [...words, ...places];
  const values = [
    hubId,
    patternOf(all.map(escaped).map(whole)),
    patternOf(all.map(asJson).map(escaped).map(whole)),
    patternOf(digits.map(spelled)),
  ];
  const whose = patternOf(words.map(asJson).map(escaped).map(whole));
  const found = (await tx.unchecked.query<SweptColumn>(COLUMNS)).filter(isSwept);
  for (const [table, columns] of groupedBy(found, (one) => one.table)) {
    const own = OWN_SWEEPS[table];
    await tx.execute(own ?? sweepOf(table, columns), own?.includes('$5') ? [...values, whose] : values);
  }
}

function isSwept({ table, column }: SweptColumn): boolean {
  if (OTHERWISE_CLEARED.includes(table) || TECHNICAL.test(column)) return false;
  return OTHER_PEOPLE[table]?.test(column) !== true;
}

/** Parameters as in `sweepOf`. */
const OWN_SWEEPS: Readonly<Record<string, string>> = {
  message_stops: `delete from message_stops where hub_id = $1 and (phone ~* $2 or phone ~* $3 or phone ~ $4)`,
  // A namesake keeps name and telephone, a neighbour keeps all. $5 the words without places.
  merchant_places: `update merchant_places set place = ${swept('place', 'jsonb')}, key = '-' || id,
    search = lower(name || ' ' || phone) where hub_id = $1 and (place::text ~* $5 or place::text ~ $4)`,
  // A part of an answer is no answer.
  idempotent_answers: `update idempotent_answers set answer = null
    where hub_id = $1 and (answer ~* $2 or answer ~* $3 or answer ~ $4)`,
};

/** $1 hub, $2 words, $3 words as JSON writes them, $4 digits. */
function sweepOf(table: string, columns: readonly SweptColumn[]): string {
  const mentions = ({ column }: SweptColumn) =>
    `("${column}"::text ~* $2 or "${column}"::text ~* $3 or "${column}"::text ~ $4)`;
  const sets = columns.map((one) => {
    const { column, type } = one;
    const instead = UNIQUE[`${table}.${column}`] ?? UNIQUE[column];
    const left =
      instead === undefined
        ? swept(`"${column}"`, type)
        : `case when ${mentions(one)} then ${instead} else "${column}" end`;
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
  return text.length >= MIN_LENGTH && (SEVERAL_WORDS.test(text) || text.includes('@'));
}

function patternOf(alternatives: readonly string[]): string {
  return alternatives.length === 0 ? NOBODY : alternatives.join('|');
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** The text as JSON writes it between quotes. */
function asJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** Not a part of a longer word or number. */
function whole(pattern: string): string {
  return `(?<!\\w)${pattern}(?!\\w)`;
}

/** Digits as people write them: `(83) 98888-0077`, `+55 83 98888 0077`, of a mobile also `98888-0077`. */
function spelled(digits: string): string {
  const each = digits.split('');
  const apart = (some: readonly string[]) => some.join('[ ().-]{0,2}');
  const area = `${apart(each.slice(0, 2))}[ ().-]{0,2}`;
  const isMobile = MOBILE.test(digits);
  return `(?<!\\d)(\\+?55[ -]?)?\\(?0?(${area})${isMobile ? '?' : ''}${apart(each.slice(2))}(?!\\d)`;
}
