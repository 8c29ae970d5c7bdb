interface Assigned {
  readonly status: string;
  readonly courierId: number | null;
}

/** Who has the goods, as the server just said. */
interface Holder {
  readonly holderId: number | null;
  readonly collected: boolean;
  /** Who had the order when the operator began to choose. */
  readonly seenId?: number | null;
}

/** Whether it is asked first: goods would change hands, or somebody got the order while the operator chose. */
export function asksFirst(order: Assigned | undefined, courierId: number, known?: Holder): boolean {
  const collected = known?.collected ?? order?.status === 'collected';
  const holderId = known ? known.holderId : (order?.courierId ?? null);
  if (holderId === null || holderId === courierId) return false;
  return collected || (known?.seenId !== undefined && known.seenId !== holderId);
}
