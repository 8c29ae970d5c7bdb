import { queryOptions } from '@tanstack/react-query';
import { locale } from '../../base/words.js';

export const API_NAMES = ['open_delivery', 'full_api', 'model_m', 'console'] as const;
export type ApiName = (typeof API_NAMES)[number];

/** A guide of a protocol, or that of the platform, which is the same for all protocols. */
export const GUIDE_NAMES = [...API_NAMES, 'platform'] as const;
export type GuideName = (typeof GUIDE_NAMES)[number];

export const ADDRESSES: Readonly<Record<GuideName, string>> = {
  open_delivery: '/api/opendelivery',
  full_api: '/api/v1',
  model_m: '/api/m',
  console: '/api/console',
  platform: '/api/developer',
};

/** The same program by language, by plain HTTP and by the language's SDK. */
export type Samples = Readonly<
  Record<
    'curl' | 'typescript' | 'php' | 'python',
    { readonly http?: string | undefined; readonly sdk?: string | undefined }
  >
>;

export type GuideBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly heads: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'code'; readonly language: string; readonly code: string }
  | { readonly kind: 'samples'; readonly samples: Samples }
  | { readonly kind: 'entry'; readonly name: string; readonly text: string; readonly code: string };

export interface ApiGuide {
  readonly title: string;
  readonly chapters: readonly {
    readonly id: string;
    readonly title: string;
    readonly blocks: readonly GuideBlock[];
  }[];
}

export const guideQuery = (name: GuideName) =>
  queryOptions({
    queryKey: ['guide', name],
    staleTime: Infinity,
    queryFn: async () => {
      const response = await fetch(`${ADDRESSES[name]}/guide.${locale.code}.json`);
      if (!response.ok) throw new Error(`The guide answered ${response.status}`);
      return (await response.json()) as ApiGuide;
    },
  });
