/** The tables that SQL reads and writes. */
interface TableAccess {
  readonly reads: ReadonlySet<string>;
  readonly writes: ReadonlySet<string>;
}

const LITERALS_AND_COMMENTS = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g;
const TOKEN = /[a-z_][a-z0-9_]*|[^\s\w]/gi;
/** Keywords that end the list of tables after FROM or USING. */
const END_OF_LIST = new Set([
  'where',
  'group',
  'order',
  'limit',
  'set',
  'returning',
  'values',
  'select',
  'on',
]);
/** Keywords that may stand between a keyword and its table. */
const FILLERS = new Set(['only', 'lateral', 'table']);
/**
 * Words before UPDATE that make it no statement: FOR UPDATE, FOR NO KEY UPDATE, ON CONFLICT DO UPDATE, BEFORE
 * INSERT OR UPDATE.
 */
const NO_STATEMENT = new Set(['for', 'key', 'do', 'or', 'before', 'after']);

/**
 * Finds the tables of SQL by keywords, without a grammar: `tables` and `routines` (name → body) are those of
 * the database.
 */
export class SqlTables {
  private readonly known = new Map<string, TableAccess>();

  constructor(
    private readonly tables: ReadonlySet<string>,
    private readonly routines: ReadonlyMap<string, string>,
  ) {}

  /** Tables of a statement, or of a part of one, including those of the functions it calls. */
  of(sql: string): TableAccess {
    const tokens = (sql.replace(LITERALS_AND_COMMENTS, ' ').match(TOKEN) ?? []).map((t) => t.toLowerCase());
    const reads = new Set<string>();
    const writes = new Set<string>();
    const lists = new TableLists();
    tokens.forEach((token, i) => {
      lists.pass(token);
      const target = this.tableAfter(tokens, i);
      if (target !== null && isWrite(tokens, i)) writes.add(target);
      else if (target !== null && (isRead(token) || lists.continueAt(token))) reads.add(target);
      if (tokens[i + 1] === '(') this.addRoutine(token, reads, writes);
    });
    return { reads, writes };
  }

  private tableAfter(tokens: readonly string[], i: number): string | null {
    // `webhook_deliveries_open` is a part of `webhook_deliveries`.
    const name = tokens
      .slice(i + 1, i + 4)
      .find((token) => !FILLERS.has(token))
      ?.replace(/_open$/, '');
    return name !== undefined && this.tables.has(name) ? name : null;
  }

  private addRoutine(name: string, reads: Set<string>, writes: Set<string>): void {
    const access = this.routine(name);
    access?.reads.forEach((table) => reads.add(table));
    access?.writes.forEach((table) => writes.add(table));
  }

  private routine(name: string): TableAccess | undefined {
    const body = this.routines.get(name);
    if (body !== undefined && !this.known.has(name)) {
      this.known.set(name, { reads: new Set(), writes: new Set() });
      this.known.set(name, this.of(body));
    }
    return this.known.get(name);
  }
}

/** Whether a comma separates tables: it does after FROM or USING, within the same parentheses. */
class TableLists {
  private readonly open = [false];

  pass(token: string): void {
    if (token === '(') this.open.push(false);
    else if (token === ')') this.open.pop();
    else if (END_OF_LIST.has(token)) this.open[this.open.length - 1] = false;
    else if (token === 'from' || token === 'using') this.open[this.open.length - 1] = true;
  }

  continueAt(token: string): boolean {
    return token === ',' && this.open.at(-1) === true;
  }
}

function isRead(token: string): boolean {
  return token === 'from' || token === 'join' || token === 'using';
}

function isWrite(tokens: readonly string[], i: number): boolean {
  const [before = '', token = ''] = i === 0 ? ['', tokens[0]] : tokens.slice(i - 1, i + 1);
  if (token === 'from') return before === 'delete';
  if (token === 'update') return !NO_STATEMENT.has(before);
  return token === 'into' || token === 'truncate';
}
