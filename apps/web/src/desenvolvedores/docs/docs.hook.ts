import { useQuery } from '@tanstack/react-query';
import type { SampleType } from './samples.rules.js';
import type { PublishedDocument } from './errors.rules.js';

export const ADDRESSES: Readonly<Record<SampleType | 'console', string>> = {
  open_delivery: '/api/opendelivery',
  full_api: '/api/v1',
  model_m: '/api/m',
  console: '/api/console',
};

/** A face's published document, as every integrator reads it. */
export function usePublished(type: SampleType) {
  return useQuery({
    queryKey: ['published', type],
    staleTime: Infinity,
    queryFn: async () => {
      const response = await fetch(`${ADDRESSES[type]}/openapi.json`);
      if (!response.ok) throw new Error(`The document answered ${String(response.status)}`);
      return (await response.json()) as PublishedDocument;
    },
  });
}
