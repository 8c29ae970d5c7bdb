import { type ComponentType } from 'react';
import { lazy } from '../base/lazy.js';
import type { IconName } from '../base/ui/icon.js';
import { shellWords } from './words.js';

interface Screen {
  /** Below `/painel`. Longer addresses below it belong to the screen. */
  readonly path: string;
  /** Absent: not in the navigation. */
  readonly name?: keyof typeof shellWords.screens;
  readonly icon: IconName;
  /** Area of the Admin API that the person must be able to read. */
  readonly area?: string;
  /** Without this module there is no such screen. */
  readonly module?: 'developers';
  /** For operators of the platform, who belong to no hub. */
  readonly platformOnly?: true;
  /** The key that opens the screen, after `g`. */
  readonly key?: string;
  readonly Route: ComponentType;
}

const BoardRoute = lazy(async () => (await import('./board/route.js')).BoardRoute);
const HistoryRoute = lazy(async () => (await import('./history/route.js')).HistoryRoute);
const TodayRoute = lazy(async () => (await import('./today/route.js')).TodayRoute);
const CouriersRoute = lazy(async () => (await import('./couriers/route.js')).CouriersRoute);
const MerchantsRoute = lazy(async () => (await import('./merchants/route.js')).MerchantsRoute);
const InvoicesRoute = lazy(async () => (await import('./invoices/route.js')).InvoicesRoute);
const WebhooksRoute = lazy(async () => (await import('./webhooks/route.js')).WebhooksRoute);
const BoardMapRoute = lazy(async () => (await import('./board-map/route.js')).BoardMapRoute);
const PricesRoute = lazy(async () => (await import('./prices/route.js')).PricesRoute);
const PlacesRoute = lazy(async () => (await import('./places/route.js')).PlacesRoute);
const MoneyRoute = lazy(async () => (await import('./money/route.js')).MoneyRoute);
const ReportsRoute = lazy(async () => (await import('./reports/route.js')).ReportsRoute);
const SettingsRoute = lazy(async () => (await import('./settings/route.js')).SettingsRoute);
const AppReviewsRoute = lazy(async () => (await import('./app-reviews/route.js')).AppReviewsRoute);
const StartRoute = lazy(async () => (await import('./start/route.js')).StartRoute);
const UiRoute = lazy(async () => (await import('./ui/route.js')).UiRoute);

/** apps/web/README.md explains how to add one. */
const WITHIN: readonly Screen[] = [
  { path: '', name: 'board', icon: 'box', area: 'orders', key: 'b', Route: BoardRoute },
  { path: '/historico', name: 'history', icon: 'columns', area: 'orders', key: 'o', Route: HistoryRoute },
  { path: '/hoje', name: 'today', icon: 'clock', area: 'reports', key: 'h', Route: TodayRoute },
  { path: '/entregadores', name: 'couriers', icon: 'bike', area: 'couriers', key: 'e', Route: CouriersRoute },
  { path: '/lojas', name: 'merchants', icon: 'shop', area: 'merchants', key: 'l', Route: MerchantsRoute },
  { path: '/faturas', name: 'invoices', icon: 'paper', area: 'invoices', key: 'f', Route: InvoicesRoute },
  { path: '/integracoes', name: 'webhooks', icon: 'link', area: 'webhooks', key: 'i', Route: WebhooksRoute },
  { path: '/mapa', icon: 'map', area: 'orders', Route: BoardMapRoute },
  { path: '/precos', name: 'prices', icon: 'tag', area: 'tariffs', key: 'p', Route: PricesRoute },
  { path: '/lugares', name: 'places', icon: 'pin', area: 'service_areas', key: 'a', Route: PlacesRoute },
  { path: '/dinheiro', name: 'money', icon: 'money', area: 'wallets', key: 'd', Route: MoneyRoute },
  { path: '/relatorios', name: 'reports', icon: 'chart', area: 'reports', key: 'r', Route: ReportsRoute },
  { path: '/ajustes', name: 'settings', icon: 'gear', area: 'hub', key: 's', Route: SettingsRoute },
  {
    path: '/aplicativos',
    name: 'appReviews',
    icon: 'code',
    area: 'hub',
    module: 'developers',
    platformOnly: true,
    key: 'v',
    Route: AppReviewsRoute,
  },
  { path: '/inicio', icon: 'check', area: 'hub', Route: StartRoute },
  { path: '/ui', icon: 'columns', Route: UiRoute },
];

export const SCREENS = WITHIN.map((screen) => ({ ...screen, path: `/painel${screen.path}` }));
