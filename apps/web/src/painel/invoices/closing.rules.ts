/** Accounts that the API closes in one call. */
const MOST_IN_A_CALL = 500;

/**
 * Closes accounts in as many calls as they need. An error of the first call is raised, as it is about the days; accounts of
 * a later call that fails have it as their result, as those before them are closed.
 */
export async function closeInCalls<Account, Result>(
  accounts: readonly Account[],
  close: (part: readonly Account[]) => Promise<readonly Result[]>,
  failed: (account: Account, error: unknown) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < accounts.length; at += MOST_IN_A_CALL) {
    const part = accounts.slice(at, at + MOST_IN_A_CALL);
    try {
      results.push(...(await close(part)));
    } catch (error) {
      if (at === 0) throw error;
      results.push(...part.map((account) => failed(account, error)));
    }
  }
  return results;
}
