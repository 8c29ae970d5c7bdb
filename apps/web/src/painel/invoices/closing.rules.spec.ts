import { closeInCalls } from './invoices.rules.js';

describe('closing the period of many accounts', () => {
  const accounts = Array.from({ length: 1_203 }, (_, at) => at);
  const failed = (account: number, error: unknown) => `${String(account)}: ${String(error)}`;

  it('takes a call for each 500', async () => {
    const calls: number[] = [];
    const results = await closeInCalls(
      accounts,
      async (part) => {
        calls.push(part.length);
        return part.map(String);
      },
      failed,
    );
    expect([calls, results]).toEqual([[500, 500, 203], accounts.map(String)]);
  });

  it('keeps what is closed when a later call fails', async () => {
    const close = async (part: readonly number[]) => {
      if (part[0] === 500) throw new Error('away');
      return part.map(String);
    };
    const results = await closeInCalls(accounts, close, failed);
    expect([results[499], results[500], results[999], results[1_000]]).toEqual([
      '499',
      '500: Error: away',
      '999: Error: away',
      '1000',
    ]);
  });

  it('raises the error of the first call', async () => {
    const close = () => Promise.reject(new Error('wrong day'));
    await expect(closeInCalls(accounts, close, failed)).rejects.toThrow('wrong day');
  });
});
