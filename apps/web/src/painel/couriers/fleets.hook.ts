import { useMutation } from '@tanstack/react-query';
import { call, again } from '../../ground/api/client.js';

interface FleetDraft {
  readonly id: number | null;
  readonly name: string;
  readonly description: string;
}

function settle() {
  void again('/api/admin/couriers');
  return again('/api/admin/fleets');
}

export function useFleetSaving() {
  return useMutation({
    mutationFn: ({ id, name, description }: FleetDraft) => {
      const body = { name: name.trim(), description: description.trim() === '' ? null : description.trim() };
      return id === null
        ? call('POST /api/admin/fleets', body)
        : call('PATCH /api/admin/fleets/{id}', { id, ...body });
    },
    onSuccess: settle,
  });
}
