import { execFileSync } from 'node:child_process';
import { curlOf } from './curl.mapper.js';

describe('curlOf', () => {
  it('writes a command whose arguments a shell reads as they were sent, whatever they hold', () => {
    const body = `{"a":"d'água $HOME \`id\` \\ \n"}`;
    const headers = { 'Content-Type': 'application/json', 'X-Name': "o'neil" };
    const command = curlOf('POST', 'https://example.com/a?b=1&c=2', headers, body);
    const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
    const read = execFileSync('/bin/sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
    expect(read).toEqual([
      '-X',
      'POST',
      'https://example.com/a?b=1&c=2',
      '-H',
      'Content-Type: application/json',
      '-H',
      "X-Name: o'neil",
      '--data-raw',
      body,
    ]);
  });

  it('leaves the body out where there is none', () => {
    expect(curlOf('GET', 'https://example.com', {}, null)).toBe("curl -X GET 'https://example.com'");
  });
});
