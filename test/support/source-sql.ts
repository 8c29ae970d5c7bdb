import ts from 'typescript';

/** Database access of a source file: its SQL, and the entities it passes to TypeORM. */
interface SourceSql {
  /** String and template literals; each interpolation is a `?`. */
  readonly texts: readonly string[];
  readonly entities: readonly { readonly name: string; readonly write: boolean }[];
}

const READING =
  /^(find|findOne|findBy|findOneBy|findOneByOrFail|findOneOrFail|count|exists|createQueryBuilder|RecordReader)$/;
const WRITING = /^(save|insert|update|upsert|delete|remove|increment|getRepository)$/;

export function sqlOf(source: string): SourceSql {
  const texts: string[] = [];
  const entities: { name: string; write: boolean }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    else if (ts.isTemplateExpression(node))
      texts.push(
        [node.head, ...node.templateSpans.map(({ literal }) => literal)].map((n) => n.text).join(' ? '),
      );
    const entity = entityOf(node);
    if (entity) entities.push(entity);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest));
  return { texts, entities };
}

/** `manager.find(Entity, …)`, `manager.save(Entity, …)`, `new RecordReader(Entity, …)`. */
function entityOf(node: ts.Node): SourceSql['entities'][number] | null {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return null;
  const first = node.arguments?.[0];
  if (!first || !ts.isIdentifier(first)) return null;
  const callee = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
  const name = ts.isIdentifier(callee) ? callee.text : '';
  return READING.test(name) || WRITING.test(name) ? { name: first.text, write: WRITING.test(name) } : null;
}
