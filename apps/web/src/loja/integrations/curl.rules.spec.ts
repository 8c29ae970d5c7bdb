import { execFileSync } from 'node:child_process';
import { curlOf } from './curl.rules.js';

describe('curlOf', () => {
  it('writes a command whose arguments a shell reads as they were sent, whatever they hold', () => {
    const body = `{"a":"d'água $HOME \`id\` \\ \n"}`;
    const command = curlOf({
      method: 'POST',
      url: 'https://example.com/a?b=1&c=2',
      body,
      headers: { 'Content-Type': 'application/json', 'Content-Length': '9', 'X-Name': "o'neil" },
    });
    const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
    const read = execFileSync('/bin/sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
    expect(read).toEqual([
      '-i',
      '-X',
      'POST',
      'https://example.com/a?b=1&c=2',
      '-H',
      'Content-Type: application/json',
      '-H',
      "X-Name: o'neil",
      '--data-binary',
      body,
    ]);
  });

  it('leaves the body out where there is none', () => {
    expect(curlOf({ method: 'GET', url: 'https://example.com', headers: {}, body: null })).toBe(
      "curl -i -X GET 'https://example.com'",
    );
  });
});
