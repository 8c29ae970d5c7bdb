import { request } from 'node:http';

/** A request whose body the test sends in parts. */
export function slowly(url: string, key: string) {
  const sending = request(url, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      'Transfer-Encoding': 'chunked',
    },
  });
  const answered = new Promise<number | undefined>((done, failed) => {
    sending.on('error', failed);
    sending.on('response', ({ statusCode }) => done(statusCode));
  });
  let sent = 0;
  const send = async (part: string) => {
    await new Promise((done) => sending.write(part, done));
    // The body has two parts.
    if (++sent === 2) sending.end();
  };
  return { send, answered };
}
