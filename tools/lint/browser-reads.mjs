/** Checks that specs of browsers assert by `shown`, which waits, and not by what a page shows at this moment. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const READS =
  'allInnerTexts|allTextContents|count|getAttribute|innerHTML|innerText|inputValue|isChecked|isDisabled|isEnabled|isHidden|isVisible|textContent';
const AT_ONCE = new RegExp(`\\bexpect\\([^;]*?\\.(${READS})\\(`, 'g');

const { stdout } = spawnSync('git', ['ls-files', '*.browser.spec.ts', '*.browser.long.ts'], {
  encoding: 'utf8',
});
for (const path of stdout.split('\n').filter((one) => one !== '')) {
  const text = readFileSync(path, 'utf8');
  for (const { index, 1: read } of text.matchAll(AT_ONCE)) {
    const line = text.slice(0, index).split('\n').length;
    process.stderr.write(
      `${path}:${String(line)}: ${read} is read once: ask \`shown\` (test/support/shown.ts)\n`,
    );
    process.exitCode = 1;
  }
}
