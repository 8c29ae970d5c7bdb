import type { IconName } from '../ground/ui/icon.js';

/** The tabs: each shows the screen in the folder of its name. */
export const TABS = [
  { path: '/entregador', name: 'work', icon: 'bike' },
  { path: '/entregador/mapa', name: 'map', icon: 'map' },
  { path: '/entregador/turnos', name: 'shifts', icon: 'clock' },
  { path: '/entregador/ganhos', name: 'money', icon: 'money' },
  { path: '/entregador/conta', name: 'account', icon: 'people' },
] as const satisfies readonly { path: string; name: string; icon: IconName }[];
