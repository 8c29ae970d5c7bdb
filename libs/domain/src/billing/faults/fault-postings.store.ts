import { Injectable } from '@nestjs/common';
import { Clock, hubScope, type Transaction } from '../../base/index.js';
import { Wallets, type WalletOwner } from '../../ledger/index.js';
import { type FaultLine, faultLines, missingLines } from './fault-amounts.calculator.js';
import { FaultMovement, type StopFault } from './stop-fault.entity.js';
import { faultText } from './fault-texts.rules.js';

/** Moves what a fault's rules say and were not moved yet. The caller has locked the fault's row. */
@Injectable()
export class FaultPostings {
  constructor(
    private readonly clock: Clock,
    private readonly wallets: Wallets,
  ) {}

  /** A fault without a difference moves nothing. */
  async settle(tx: Transaction, row: StopFault): Promise<void> {
    const moved = await tx.manager.findBy(FaultMovement, { hubId: row.hubId, faultId: row.id });
    const missing = missingLines(
      faultLines(row.rules, row.fault, row.basis),
      moved.map(({ holder, kind, cents: amount }) => ({ holder, kind, cents: amount })),
    );
    if (missing.length > 0) row.revision += 1;
    for (const line of missing) await this.move(tx, row, line);
    row.settleAt = null;
    await tx.manager.save(row);
  }

  private async move(tx: Transaction, row: StopFault, line: FaultLine): Promise<void> {
    const { id, hubId, publicId, orderId, fault, rules, basis, revision } = row;
    const { holder, kind } = line;
    const { entry } = await this.wallets.moveForFault(tx, hubScope(hubId), ownerOf(row, line), {
      kind,
      cents: line.cents,
      orderId,
      description: faultText(publicId, line, fault, rules, basis),
      externalId: `fault:${String(id)}:${String(revision)}:${kind}`,
    });
    const at = this.clock.now();
    const movement = { movementId: entry.id, hubId, faultId: id, holder, kind, fault, cents: line.cents, at };
    await tx.manager.insert(FaultMovement, movement);
  }
}

function ownerOf({ payerId, courierId }: StopFault, { holder }: FaultLine): WalletOwner {
  if (holder === 'shop') return { kind: 'merchant', id: payerId };
  if (courierId === null) throw new Error('A courier’s line without a courier');
  return { kind: 'courier', id: courierId };
}
