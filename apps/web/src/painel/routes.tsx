import { type ComponentType } from 'react';
import { lazy } from '../ground/lazy.js';
import type { IconName } from '../ground/ui/icon.js';
import { shellWords } from './words.js';

interface Screen {
  /** The screen's address; longer addresses below it belong to the screen. */
  readonly path: string;
  /** The screen's name in the shell's texts; absent: not in the navigation. */
  readonly name?: keyof typeof shellWords.screens;
  readonly icon: IconName;
  /** The area of the Admin API that a person must be able to read. */
  readonly area?: string;
  /** For operators of the platform, who belong to no hub. */
  readonly platformOnly?: true;
  /** The key that opens the screen, after `g`. */
  readonly key?: string;
  readonly Route: ComponentType;
}

/** Every screen; each is loaded when it is first shown. apps/web/README.md explains how to add one. */
export const SCREENS: readonly Screen[] = [
  {
    path: '/painel',
    name: 'board',
    icon: 'box',
    area: 'orders',
    key: 'b',
    Route: lazy(() => import('./board/route.js').then(({ BoardRoute }) => ({ default: BoardRoute }))),
  },
  {
    path: '/painel/historico',
    name: 'history',
    icon: 'columns',
    area: 'orders',
    key: 'o',
    Route: lazy(() => import('./history/route.js').then(({ HistoryRoute }) => ({ default: HistoryRoute }))),
  },
  {
    path: '/painel/hoje',
    name: 'today',
    icon: 'clock',
    area: 'reports',
    key: 'h',
    Route: lazy(() => import('./today/route.js').then(({ TodayRoute }) => ({ default: TodayRoute }))),
  },
  {
    path: '/painel/entregadores',
    name: 'couriers',
    icon: 'bike',
    area: 'couriers',
    key: 'e',
    Route: lazy(() =>
      import('./couriers/route.js').then(({ CouriersRoute }) => ({ default: CouriersRoute })),
    ),
  },
  {
    path: '/painel/lojas',
    name: 'merchants',
    icon: 'shop',
    area: 'merchants',
    key: 'l',
    Route: lazy(() =>
      import('./merchants/route.js').then(({ MerchantsRoute }) => ({ default: MerchantsRoute })),
    ),
  },
  {
    path: '/painel/faturas',
    name: 'invoices',
    icon: 'paper',
    area: 'invoices',
    key: 'f',
    Route: lazy(() =>
      import('./invoices/route.js').then(({ InvoicesRoute }) => ({ default: InvoicesRoute })),
    ),
  },
  {
    path: '/painel/integracoes',
    name: 'webhooks',
    icon: 'link',
    area: 'webhooks',
    key: 'i',
    Route: lazy(() =>
      import('./webhooks/route.js').then(({ WebhooksRoute }) => ({ default: WebhooksRoute })),
    ),
  },
  {
    path: '/painel/mapa',
    icon: 'map',
    area: 'orders',
    Route: lazy(() =>
      import('./board-map/route.js').then(({ BoardMapRoute }) => ({ default: BoardMapRoute })),
    ),
  },
  {
    path: '/painel/precos',
    name: 'prices',
    icon: 'tag',
    area: 'tariffs',
    key: 'p',
    Route: lazy(() => import('./prices/route.js').then(({ PricesRoute }) => ({ default: PricesRoute }))),
  },
  {
    path: '/painel/lugares',
    name: 'places',
    icon: 'pin',
    area: 'service_areas',
    key: 'a',
    Route: lazy(() => import('./places/route.js').then(({ PlacesRoute }) => ({ default: PlacesRoute }))),
  },
  {
    path: '/painel/dinheiro',
    name: 'money',
    icon: 'money',
    area: 'wallets',
    key: 'd',
    Route: lazy(() => import('./money/route.js').then(({ MoneyRoute }) => ({ default: MoneyRoute }))),
  },
  {
    path: '/painel/relatorios',
    name: 'reports',
    icon: 'chart',
    area: 'reports',
    key: 'r',
    Route: lazy(() => import('./reports/route.js').then(({ ReportsRoute }) => ({ default: ReportsRoute }))),
  },
  {
    path: '/painel/ajustes',
    name: 'settings',
    icon: 'gear',
    area: 'hub',
    key: 's',
    Route: lazy(() =>
      import('./settings/route.js').then(({ SettingsRoute }) => ({ default: SettingsRoute })),
    ),
  },
  {
    path: '/painel/aplicativos',
    name: 'appReviews',
    icon: 'code',
    area: 'hub',
    platformOnly: true,
    key: 'v',
    Route: lazy(() =>
      import('./app-reviews/route.js').then(({ AppReviewsRoute }) => ({ default: AppReviewsRoute })),
    ),
  },
  {
    path: '/painel/inicio',
    icon: 'check',
    area: 'hub',
    Route: lazy(() => import('./start/route.js').then(({ StartRoute }) => ({ default: StartRoute }))),
  },
  {
    path: '/painel/ui',
    icon: 'columns',
    Route: lazy(() => import('./ui/route.js').then(({ UiRoute }) => ({ default: UiRoute }))),
  },
];
