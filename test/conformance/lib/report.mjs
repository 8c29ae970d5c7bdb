const MARKS = { passed: '✓', failed: '✗', skipped: '–' };
const escaped = (text) =>
  String(text)
    .replace(/[&<>"']/g, (one) => `&#${one.codePointAt(0)};`)
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, '�');

/** `{passed, failed, skipped}` of reports. */
export function countsOf(reports) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { results } of reports) for (const { verdict } of results) counts[verdict] += 1;
  return counts;
}

export function asText(reports) {
  const lines = reports.flatMap(({ title, results }) => [
    `${title}`,
    ...results.map(({ verdict, id, clause, title: what, found }) => {
      const told = `  ${MARKS[verdict]} ${id}: ${what} [${clause}]`;
      return found === null ? told : `${told}\n      ${found}`;
    }),
    '',
  ]);
  const { passed, failed, skipped } = countsOf(reports);
  return [...lines, `${passed} passed, ${failed} failed, ${skipped} skipped`].join('\n') + '\n';
}

export function asJunit(reports) {
  const suites = reports.map(({ title, results }) => {
    const { failed, skipped } = countsOf([{ results }]);
    const cases = results.map((one) => {
      const head = `    <testcase classname="${escaped(title)}: ${escaped(one.clause)}" name="${escaped(one.id)}: ${escaped(one.title)}" time="${one.ms / 1000}"`;
      if (one.verdict === 'passed') return `${head}/>`;
      const tag = one.verdict === 'failed' ? 'failure' : 'skipped';
      return `${head}><${tag} message="${escaped(one.found)}"/></testcase>`;
    });
    return [
      `  <testsuite name="${escaped(title)}" tests="${results.length}" failures="${failed}" skipped="${skipped}">`,
      ...cases,
      '  </testsuite>',
    ].join('\n');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
}

const STYLE =
  'body{font:16px system-ui;margin:2rem auto;max-width:70rem;padding:0 1rem}table{border-collapse:collapse;width:100%}' +
  'td,th{border-bottom:1px solid #ccc;padding:.4rem;text-align:left;vertical-align:top}.failed{background:#fde2e2;color:#400}' +
  '.skipped{color:#666}@media(prefers-color-scheme:dark){body{background:#111;color:#eee}.failed{background:#511;color:#fff}}';

export function asHtml(reports) {
  const { passed, failed, skipped } = countsOf(reports);
  const tables = reports.map(
    ({ title, results }) =>
      `<h2>${escaped(title)}</h2><table><tr><th>Result<th>Check<th>Clause<th>Found</tr>` +
      results
        .map(
          ({ verdict, id, title: what, clause, found }) =>
            `<tr class="${verdict}"><td>${MARKS[verdict]} ${verdict}<td>${escaped(id)}: ${escaped(what)}<td>${escaped(clause)}<td>${escaped(found ?? '')}</tr>`,
        )
        .join('') +
      '</table>',
  );
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>Conformance</title><style>${STYLE}</style><h1>Conformance: ${passed} passed, ${failed} failed, ${skipped} skipped</h1>` +
    `${tables.join('')}</html>\n`
  );
}
