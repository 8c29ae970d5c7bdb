interface Assigned {
  readonly status: string;
  readonly courierId: number | null;
}

/** Who has the goods, as the server just said. */
interface Holder {
  readonly holderId: number | null;
  readonly collected: boolean;
}

/** Whether goods must be handed over from one courier to another, which is asked once. */
export function changesHands(order: Assigned | undefined, courierId: number, known?: Holder): boolean {
  const collected = known?.collected ?? order?.status === 'collected';
  const holderId = known ? known.holderId : (order?.courierId ?? null);
  return collected && holderId !== null && holderId !== courierId;
}
