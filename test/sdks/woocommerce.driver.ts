import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** The made-up WooCommerce with the plugin, in a PHP process that takes one command at a time. */
export class WooShop {
  /** Never answers; fails when the process ends. */
  private readonly ended: Promise<never>;

  private constructor(
    private readonly php: ChildProcessByStdio<Writable, Readable, null>,
    private readonly lines: Interface,
  ) {
    this.ended = once(php, 'exit').then(() => {
      throw new Error('PHP has ended');
    });
    this.ended.catch(() => undefined);
  }

  static open(settings: object): WooShop {
    const env = { ...process.env, LAST_MILE_SETTINGS: JSON.stringify(settings) };
    const php = spawn('php', ['libs/sdks/php/examples/woocommerce/made-up-shop.php'], {
      env,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    return new WooShop(php, createInterface({ input: php.stdout }));
  }

  async ask<Answer>(command: string, facts: object = {}): Promise<Answer> {
    const answered = once(this.lines, 'line') as Promise<[string]>;
    this.php.stdin.write(`${JSON.stringify({ command, ...facts })}\n`);
    const [line] = await Promise.race([answered, this.ended]);
    return JSON.parse(line) as Answer;
  }

  close(): void {
    this.php.stdin.end();
  }
}
