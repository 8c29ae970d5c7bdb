/**
 * Checks every document below a folder (this one): its links lead to files and headings that are there, and
 * each decision has its four parts. Links to other hosts are not followed.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(process.argv[2] ?? '.');
const SKIPPED = new Set(['node_modules', '.git', 'dist', 'data', 'coverage', 'screenshots']);
const LINK =
  /\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)|^\[[^\]]+\]:\s*(\S+)|<(?:img|a)\s[^>]*?(?:src|href)="([^"]+)"/gm;
const ELSEWHERE = /^(?:[a-z][a-z+.-]*:|\/\/)/i;
const DECISION = /docs\/decisions\/(?!README)[^/]+\.md$/;
const PARTS = ['Context', 'Decision', 'Consequence', 'To undo'];

function documentsBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : documentsBelow(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

/** Without examples of code, in which brackets mean other things. */
function proseOf(path) {
  return readFileSync(path, 'utf8').replaceAll(/^(```+|~~~+)[\s\S]*?^\1/gm, '');
}

/** As GitHub makes them of headings. */
function anchorsOf(path) {
  const seen = new Map();
  const headings = [...proseOf(path).matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)].map(([, text]) =>
    text
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );
  return headings.map((slug) => {
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  });
}

function faultOfLink(path, link) {
  if (ELSEWHERE.test(link)) return null;
  const [file, anchor] = link.split('#');
  const target = file === '' ? path : resolve(dirname(path), decodeURIComponent(file));
  if (!existsSync(target)) return `leads to nothing: ${link}`;
  if (anchor === undefined || !target.endsWith('.md')) return null;
  return anchorsOf(target).includes(decodeURIComponent(anchor)) ? null : `names no heading: ${link}`;
}

function faultsOf(path) {
  const prose = proseOf(path);
  const spoken = prose.replaceAll(/`[^`\n]*`/g, (code) => 'x'.repeat(code.length));
  const links = [...spoken.matchAll(LINK)].map(([, inline, reference, html]) => inline ?? reference ?? html);
  const missing = DECISION.test(path) ? PARTS.filter((part) => !prose.includes(`**${part}.**`)) : [];
  return [
    ...links.map((link) => faultOfLink(path, link)).filter((fault) => fault !== null),
    ...missing.map((part) => `lacks its part "${part}"`),
  ];
}

const faults = documentsBelow(root).flatMap((path) =>
  faultsOf(path).map((fault) => `${relative(root, path)}: ${fault}`),
);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
