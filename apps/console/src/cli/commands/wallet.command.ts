import { hubScope, Hubs, WalletQueries } from '#domain';
import { HUB_OPTION, type Command } from '../command.types.js';

const audit: Command = {
  name: 'wallet audit',
  summary: 'Recounts every balance of the hub from its ledger entries and lists those that differ',
  notes: ['Reads all entries of the hub. No line but the last means that the books are right.'],
  options: { hub: HUB_OPTION },
  async run(context, given) {
    const { id: hubId } = await context.get(Hubs).get(given.id('hub'));
    const discrepancies = await context.get(WalletQueries).discrepancies(hubScope(hubId));
    const lines = discrepancies.map(
      ({ accountId, role, holderId, balance, entries }) =>
        `account ${String(accountId)} (${role} ${String(holderId)}): balance ${String(balance)}, entries ${String(entries)}`,
    );
    return { data: { discrepancies }, lines: [...lines, `${String(lines.length)} balances differ`] };
  },
};

export const WALLET_COMMANDS: readonly Command[] = [audit];
