import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const FOLDERS = ['apps', 'libs', 'test', 'tools'];
/** Specs of a document (`.tsx`), and those in a browser, have suites of their own. */
const SPEC = /(\.browser)?\.spec\.tsx?$/;
const SUITE = /(\.browser)?\.suite\.tsx?$/;
/** First words of a spec that shares no module with others, before its reason. */
const ALONE = '// Alone:';

/** Every file of tests whose name has such an ending. */
export function testFiles(ending) {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => join(folder, file)),
  )
    .filter((file) => ending.test(file))
    .map((file) => resolve(file))
    .sort();
}

/**
 * Which specs run together: a spec is of the suite in its folder or in the nearest above it, and several
 * suites of one folder share its specs in turn. A spec that runs alone is its own suite.
 */
export function suites(files = testFiles(SUITE)) {
  const all = new Map(files.map((suite) => [suite, []]));
  const turns = new Map();
  for (const spec of testFiles(SPEC)) {
    const near = runsAlone(spec) ? [] : nearestSuites(spec, files);
    const turn = turns.get(near[0]) ?? 0;
    turns.set(near[0], turn + 1);
    if (near.length === 0) all.set(spec, [spec]);
    else all.get(near[turn % near.length]).push(spec);
  }
  return all;
}

let ofRun;

/** The specs that a suite loads: those that the command line asks for. */
export function specsOf(suite) {
  const asked = process.env.SPECS;
  ofRun ??= suites();
  return (ofRun.get(suite) ?? []).filter((spec) => asked === undefined || asked.split('\n').includes(spec));
}

function nearestSuites(spec, all) {
  const kind = spec.match(SPEC)[0].replace('spec', 'suite');
  for (let folder = dirname(spec); folder !== resolve('.'); folder = dirname(folder)) {
    const here = all.filter((suite) => dirname(suite) === folder && suite.match(SUITE)?.[0] === kind);
    if (here.length > 0) return here;
  }
  throw new Error(`${spec} is in no suite: see CONTRIBUTING.md`);
}

function runsAlone(spec) {
  const start = Buffer.alloc(ALONE.length);
  const file = openSync(spec);
  readSync(file, start);
  closeSync(file);
  return start.toString() === ALONE;
}
