import type { BulkProgress } from '#domain';

export function bulkBody({ hubId: _, input, ...job }: BulkProgress) {
  const undoable = job.command === 'assign' || job.command === 'release';
  return {
    ...job,
    courierId: input?.name === 'assign' ? input.courierId : null,
    canUndo: undoable && job.endedAt !== null && job.done > 0 && job.undoneBy === null,
  };
}
